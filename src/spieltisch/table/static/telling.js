// The line beside the prompt: what would come of something, why not, what a card does. It never takes the
// place of what has happened, and it is about something only if its person asked for it.

import { $, $$, byFinger, stirs } from "./attention.js";

const by = (id) => document.getElementById(id);

let telling = null; // what it is about
let near = ""; // the card that was looked at last
let putBack = null; // what has the focus without anybody's doing

export function tell(thing) {
  const line = $("#why");
  if (!line) return;
  telling = thing;
  light(thing);
  const { say, rulings, near: card } = thing?.dataset ?? {};
  const about = card && $("#near")?.checkVisibility() ? "" : thing?.dataset.about; // it is all there
  line.hidden = byFinger() || !(say || about); // a finger is shown the thing up close instead
  if (line.hidden) return;
  const parts = [];
  if (say) {
    const strong = document.createElement("b");
    strong.textContent = say;
    parts.push(strong);
  }
  if (about && !say) parts.push(about);
  parts.push(...rulingLinks(rulings));
  if (about && say) parts.push(" · ", about);
  line.replaceChildren(...parts);
  keepClear(line, thing);
}

// What something is about lights up, and the card up close is this one.
export function light(thing) {
  for (const lit of $$(".lit")) lit.classList.remove("lit");
  if (thing?.dataset.near) bring(thing.dataset.near);
  if (thing?.dataset.lights) by(thing.dataset.lights)?.classList.add("lit");
}

// The line lies on top of the prompt, or above the thing if it would cover that.
function keepClear(line, thing) {
  line.style.removeProperty("bottom");
  const [mine, its] = [line, thing].map((each) => each.getBoundingClientRect());
  const apart = its.right < mine.left || its.left > mine.right || its.bottom < mine.top || its.top > mine.bottom;
  if (apart) return;
  const below = line.offsetParent.getBoundingClientRect().bottom;
  line.style.setProperty("bottom", `${Math.round(below - its.top + 6)}px`);
}

// A card up close: what the server has written about it goes into the panel beside the board.
function bring(id) {
  const card = by(id);
  near = card ? id : ""; // what the next person at this screen may not see is forgotten
  if (card && $("#near")) $("#near").replaceChildren(document.importNode(card.content, true));
}

export const lookAgain = () => bring(near);

export function rulingLinks(ids) {
  return (ids?.split(" ") ?? []).filter(Boolean).flatMap((id) => {
    const link = document.createElement("a");
    link.className = "rule";
    link.href = $("a[href$='/rulings']")?.getAttribute("href") + "#" + id;
    link.dataset.panel = "";
    link.textContent = id;
    return [" ", link];
  });
}

// Only a person's own doing asks for it: whatever comes to lie under a resting pointer, and the focus
// that was put back, say nothing. It goes when the pointer or the focus goes elsewhere.
const TELLING = "[data-say], [data-about]";

export function putFocus(thing) {
  putBack = thing;
  thing?.focus({ preventScroll: true });
}

function point(thing) {
  const focused = document.activeElement;
  const chosen = focused !== putBack && focused?.matches(":focus-visible") && focused.closest(TELLING);
  const wanted = thing || chosen || null;
  if (wanted !== telling) tell(wanted);
}

addEventListener("focusin", (event) => {
  if (event.target === putBack) return;
  putBack = null;
  const thing = event.target.closest(TELLING);
  if (thing || !event.target.closest("#prompt")) tell(thing);
});
addEventListener("pointermove", (event) => {
  if (event.pointerType !== "mouse" || !stirs(event) || event.target.closest("#prompt")) return;
  point(event.target.closest(TELLING));
});
document.documentElement.addEventListener("pointerleave", (event) => {
  if (event.pointerType === "mouse") point(null);
});
addEventListener("click", (event) => {
  const thing = event.target.closest(TELLING);
  if (thing?.matches("[aria-disabled], div")) tell(thing); // a tap does not always move the focus
  else if (!thing && telling && !event.target.closest("#prompt")) tell(null);
});
