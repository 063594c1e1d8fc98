// What a person has seen and means: a click never plays what came to lie under it meanwhile.

export const $ = (selector, root = document) => root.querySelector(selector);
export const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];
export const picture = () => $("#picture");
const by = (id) => document.getElementById(id);

// ---- a picture comes: its person has to take it in first

export const TAKING_IN = 500; // milliseconds
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
    document.body.classList.remove("deaf"); // or nothing would lie anywhere
    shun(pointer && document.elementFromPoint(pointer.x, pointer.y)?.closest(SHY)?.id);
    deafen(TAKING_IN);
  } else if (shunned) by(shunned)?.classList.add("under");
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
export function stirs({ clientX: x, clientY: y }) {
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

// ---- by what somebody acts: a finger cannot point without touching

let hand = "";

for (const sign of ["pointerdown", "pointermove"]) addEventListener(sign, (event) => (hand = event.pointerType), true);
addEventListener("keydown", () => (hand = ""), true);

export const byFinger = () => hand === "touch" || hand === "pen";
