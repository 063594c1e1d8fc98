// What a person has seen and means: a click never plays what came to lie under it meanwhile, and the
// line under the prompt is about something only if its person asked for it.

export const $ = (selector, root = document) => root.querySelector(selector);
export const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];
export const picture = () => $("#picture");
const by = (id) => document.getElementById(id);

// ---- a picture comes: its person has to take it in first

const TAKING_IN = 500; // milliseconds
const SHY = "[data-forgoes], #lift";
let since = null; // the picture that first offered what is offered now
let answered = ""; // the number of the picture that was answered last
let pointer = null; // where it is, or where the last tap was
let resting = null; // where it was when the picture came, until it has moved
let shunned = ""; // what passes, gives up or lifts the curtain at that place
let hearing = 0;
let nearing = 0;

// What can be played or answered, and where it lies (to about the height of a line).
export function offered() {
  return $$("button[name=move], .dock :is(a, button:not([type=button]))", picture())
    .map((offer) => {
      let [left, top] = [0, 0];
      for (let at = offer; at; at = at.offsetParent) {
        left += at.offsetLeft;
        top += at.offsetTop;
      }
      return [offer.value || offer.id || offer.href, left >> 4, top >> 4];
    })
    .join(" ");
}

// To be told of every form that is sent: after one's own move even the same options wait.
export function answers(form) {
  if (form.matches("#play, :has(#back)")) answered = form.elements.number.value;
}

// To be told of every new picture, and what the one before offered; whether this one offers anything else.
export function arrived(before) {
  const mine = answered && answered !== $("#play [name=number]")?.value;
  const other = picture().dataset.live && (mine || offered() !== before);
  if (mine) answered = "";
  if (other) {
    since = picture();
    read = null;
    document.body.classList.remove("deaf"); // or nothing would lie anywhere
    shun(pointer && document.elementFromPoint(pointer.x, pointer.y)?.closest(SHY)?.id);
    deafen(TAKING_IN);
  } else if (shunned) by(shunned)?.classList.add("under");
  telling = null;
  resting = pointer;
  return other;
}

// Whoever double-clicks, or clicks as the picture changes, does not mean what lies there now.
export function deafen(milliseconds) {
  document.body.classList.add("deaf");
  clearTimeout(hearing);
  hearing = setTimeout(() => document.body.classList.remove("deaf"), milliseconds);
}

export const isDeaf = () => document.body.matches(".deaf");

// Right under the pointer, or where the last tap was, it waits until the pointer moves, or longer.
function shun(id) {
  $(".under")?.classList.remove("under");
  shunned = id || "";
  by(shunned)?.classList.add("under");
  clearTimeout(nearing);
  if (shunned) nearing = setTimeout(shun, 3 * TAKING_IN);
}

// Whether the pointer has left the place where it rested when the picture came.
function stirs({ clientX: x, clientY: y }) {
  pointer = { x, y };
  if (resting && Math.hypot(x - resting.x, y - resting.y) < 6) return false;
  resting = null;
  if (shunned) shun();
  return true;
}

// A finger that came down on the picture before does not play in this one.
let begun = null;
let late = false;

addEventListener(
  "pointerdown",
  (event) => {
    stirs(event);
    begun = since;
    late = false;
  },
  true,
);
addEventListener("pointerup", () => (late = begun !== since), true);
addEventListener(
  "click",
  (event) => {
    if (late) event.preventDefault();
    late = false;
  },
  true,
);

// ---- the line under the prompt: what would come of it, why not, what a card does

let settled = null;
let telling = null; // what it is about
let near = ""; // the card that was looked at last
let putBack = null; // what has the focus without anybody's doing

export function tell(thing) {
  const line = $("#detail");
  if (!line) return;
  telling = thing;
  for (const lit of $$(".lit")) lit.classList.remove("lit");
  if (thing?.dataset.near) bring(thing.dataset.near);
  if (!thing) {
    if (settled?.line === line) line.replaceChildren(...settled.nodes);
    line.classList.remove("told");
    return;
  }
  if (settled?.line !== line) settled = { line, nodes: [...line.childNodes] };
  const { say, about, rulings, lights } = thing.dataset;
  const parts = [];
  if (say) {
    const strong = document.createElement("b");
    strong.textContent = say;
    parts.push(strong);
  }
  for (const id of rulings?.split(" ") ?? []) parts.push(" ", ruling(id));
  if (about) parts.push(say ? " · " : "", about);
  line.replaceChildren(...parts);
  line.classList.add("told");
  if (lights) by(lights)?.classList.add("lit");
}

// A card up close: what the server has written about it goes into the panel beside the board.
function bring(id) {
  const card = by(id);
  near = card ? id : ""; // what the next person at this screen may not see is forgotten
  if (card && $("#near")) $("#near").replaceChildren(document.importNode(card.content, true));
}

export const lookAgain = () => bring(near);

function ruling(id) {
  const link = document.createElement("a");
  link.className = "rule";
  link.href = $("a[href$='/rulings']")?.getAttribute("href") + "#" + id;
  link.dataset.panel = "";
  link.textContent = id;
  return link;
}

// Where nothing can be pointed at, the first tap reads a card and the second plays it.
const blunt = matchMedia("(hover: none)");
let read = null;

addEventListener(
  "click",
  (event) => {
    const card = event.target.closest("[data-near].can");
    if (!card || !blunt.matches || card.id === read || event.detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
    read = card.id;
    card.focus({ preventScroll: true });
    tell(card);
  },
  true,
);

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
