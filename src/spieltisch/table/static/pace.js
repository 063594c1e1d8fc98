// How fast the pictures of the table follow each other. Whoever wants to see each move of the others, or
// looks back, sees an older picture for a while; the page then says so, and nothing can be played on it.

import { $, picture } from "./attention.js";

const body = document.body;
const PAUSES = { slow: 2200, wait: Infinity }; // milliseconds for a move of others; otherwise none
const MOST = 60; // pictures that wait; what is dropped is still in the log

let show = null;
let shown = null; // what the server said about the live picture that is on the screen
let since = 0; // when it came
let waiting = [];
let held = false; // somebody looks back
let timer = 0;
let pressed = false; // by its button, which each picture has anew

function read(html) {
  const number = html.match(/name="number" value="(\d+)"/)?.[1] ?? "";
  const by = html.match(/data-by="(\w+)"/)?.[1] ?? "";
  const leads = html.includes('class="acts"'); // there is a place for the button that goes on
  return { html, number, by, leads, asks: /name="move"|id="lift"/.test(html) };
}

export function beginPace(how) {
  show = how;
  if (picture()?.dataset.live) shown = read(picture().outerHTML);
}

// A picture has come from the server.
export function take(html) {
  const next = read(html);
  if (waiting.at(-1)?.number === next.number) waiting.pop(); // the same moment, with a word in the chat
  waiting.push(next);
  if (waiting.length > MOST) waiting.shift();
  goOn();
}

// Shows the next picture, unless the one on the screen is still to be looked at.
function goOn(now = false) {
  clearTimeout(timer);
  if (held) return;
  if (!pause() || shown?.asks) waiting = waiting.slice(-1); // one's own decision is about the newest
  while (waiting.length && (now || !rests())) {
    bring(waiting.shift());
    now = false;
  }
  mark();
}

const pause = () => PAUSES[body.dataset.speed] ?? 0;

function rests() {
  if (!pause() || !shown?.leads || shown.asks || shown.by !== "others") return false;
  if (shown.number === waiting[0].number) return false;
  const left = since + pause() - performance.now();
  if (left > 0 && left < Infinity) timer = setTimeout(goOn, left);
  return left > 0;
}

function bring(next) {
  shown = next;
  since = performance.now();
  show(next.html);
}

// The newest picture at once.
export function catchUp() {
  held = false;
  const newest = waiting.at(-1) ?? shown;
  waiting = [];
  bring(newest);
  mark();
}

export function hold() {
  held = true;
}

// What the table has for somebody who looks back: a decision, something new, or nothing.
export function news() {
  if ((waiting.at(-1) ?? shown)?.asks) return "asked";
  return waiting.length ? "news" : "";
}

// To be told of every new picture: says how many more there are, and leads on.
export function mark() {
  body.classList.toggle("behind", waiting.length > 0 && !held);
  $("#go-on-bar")?.remove();
  const place = $("#prompt .acts");
  if (held || !waiting.length || !place) return;
  const bar = $("#go-on").content.firstElementChild.cloneNode(true);
  const [next, last] = bar.children;
  next.textContent = next.textContent.replace("#", waiting.length);
  next.onclick = () => {
    pressed = true;
    goOn(true);
  };
  last.onclick = catchUp;
  place.append(bar);
  if (pressed && [body, $("#prompt")].includes(document.activeElement)) next.focus({ preventScroll: true });
  $("#said").textContent = bar.dataset.words;
}

// The key for the next step, if one is waiting.
export function goesOn() {
  if (held || !waiting.length) return false;
  goOn(true);
  return true;
}
