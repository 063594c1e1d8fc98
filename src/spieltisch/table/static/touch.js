// One thing up close, and the moment before it is played. A finger reads what it touches first; "play it"
// or a second tap plays. A move that is for good waits in the same way for whoever has set it so.

import { $, $$, TAKING_IN, byFinger, deafen, isDeaf, picture } from "./attention.js";
import { light, rulingLinks } from "./telling.js";

const THINGS = "button[name=move], summary.can, [data-say], [data-about]";
const GROUPS = "#prompt, .hand, .tray, [data-walk]";
const sheet = $("#sheet");
let picked = null;

const isWord = (thing) => thing.matches(".btn, .tool"); // in the prompt or a menu, not a thing on the table
const isMove = (thing) => thing.name === "move";

// What a thing plays: one move, several, or nothing.
function plays(thing) {
  if (isMove(thing)) return [thing];
  return thing.matches("summary") ? $$("button[name=move]", thing.parentElement) : [];
}

function asksAgain(move, finger) {
  const wish = document.body.dataset.confirm;
  return Boolean(move?.dataset.final) && (wish === "always" || (wish === "touch" && finger));
}

addEventListener(
  "click",
  (event) => {
    if (!sheet || !picture() || event.defaultPrevented || event.target.closest("#sheet, dialog")) return;
    const thing = event.target.closest(`#picture :is(${THINGS})`);
    const finger = byFinger() && event.detail > 0; // a key or a program says detail 0
    const reads = thing && finger && (!isWord(thing) || thing.matches("[aria-disabled]"));
    const waits = thing && isMove(thing) && asksAgain(thing, finger);
    if (thing && thing === picked && plays(thing).length === 1) return; // the second tap
    if (!reads && !waits) {
      if (!isDeaf()) letGo();
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    pick(thing, finger);
  },
  true,
);

function pick(thing, finger) {
  letGo();
  picked = thing;
  thing.classList.add("picked");
  light(thing);
  fill(thing);
  sheet.hidden = false;
  place(thing);
  const moves = plays(thing);
  if (moves.some((move) => asksAgain(move, finger))) deafen(TAKING_IN); // whoever double-clicks reads first
  $("#said").textContent = $(".read", sheet).innerText;
  if (!finger) $("#play-it").focus({ preventScroll: true });
}

export function letGo() {
  if (!picked) return;
  const within = sheet.contains(document.activeElement);
  picked.classList.remove("picked");
  if (within && picked.isConnected) picked.focus({ preventScroll: true });
  picked = null;
  sheet.hidden = true;
  light(null);
}

// To be told of every new picture, and whether it offers anything else: what was read stays as it is.
export function renew(other) {
  if (!picked) return;
  const { id, value } = picked;
  const again = id && document.getElementById(id);
  if (other || !again || again.value !== value) {
    letGo();
  } else {
    picked = again;
    again.classList.add("picked");
    fill(again);
  }
}

// ---- what the sheet says

function fill(thing) {
  const { say, about, near, rulings } = thing.dataset;
  const can = plays(thing);
  const label = thing.getAttribute("aria-label") ?? thing.textContent;
  const rest = say ? label.replace(say, "").replace(/^[.\s]+/, "") : label;
  const text = about ?? (rest === label && !say ? "" : rest);
  const refused = !can.length && say;
  $("h2", sheet).textContent = (!refused && say) || (refused || about ? nameOf(thing) : label);
  const reason = $(".reason", sheet);
  reason.hidden = !refused;
  reason.replaceChildren(refused || "", ...rulingLinks(refused ? rulings : ""));
  const final = $(".final", sheet);
  const warned = can.length === 1 ? can[0].dataset.final : "";
  final.hidden = !warned;
  final.textContent = warned ?? "";
  const card = near && document.getElementById(near);
  $(".text", sheet).replaceChildren(card ? document.importNode(card.content, true) : text);
  $(".large", sheet).replaceChildren(...enlarged(thing));
  const ways = can.length > 1 ? can : [];
  for (const old of $$(".way", sheet)) old.remove();
  $(".do", sheet).prepend(...ways.map(wayOf));
  $("#play-it").hidden = can.length !== 1;
  $("#not-yet").textContent = can.length ? $("#not-yet").dataset.notYet : document.body.dataset.close;
  sheet.classList.toggle("only", !can.length);
}

// The first words of what is said about a thing are its name.
function nameOf(thing) {
  const label = thing.dataset.about ?? thing.getAttribute("aria-label") ?? "";
  return label.split(/[:.,]/)[0];
}

function wayOf(move) {
  const way = document.createElement("button");
  way.type = "button";
  way.className = "btn option way";
  way.append(...[...move.childNodes].map((node) => node.cloneNode(true)));
  way.addEventListener("click", () => play(move));
  return way;
}

// A card is drawn again, as large as there is room.
function enlarged(thing) {
  if (!thing.matches(".card, [data-large]")) return [];
  const copy = document.createElement("div");
  copy.className = thing.className;
  copy.classList.remove("can", "cannot", "hinted", "picked", "chosen", "fresh");
  copy.append(...[...thing.childNodes].map((node) => node.cloneNode(true)));
  return [copy];
}

// At the bottom of the screen, or above what was touched: never on it.
function place(thing) {
  sheet.style.removeProperty("bottom");
  const its = thing.getBoundingClientRect();
  if (its.bottom < sheet.getBoundingClientRect().top) return;
  const group = thing.closest(GROUPS)?.getBoundingClientRect();
  const top = group && group.top > sheet.offsetHeight ? group.top : its.top;
  const most = innerHeight - sheet.offsetHeight;
  sheet.style.setProperty("bottom", `${Math.round(Math.max(0, Math.min(innerHeight - top + 6, most)))}px`);
}

// ---- playing

function play(move) {
  move?.form?.requestSubmit(move);
}

$("#play-it")?.addEventListener("click", () => picked && play(plays(picked)[0]));
$("#not-yet")?.addEventListener("click", letGo);
addEventListener("submit", (event) => event.target.id === "play" && !isDeaf() && letGo());
