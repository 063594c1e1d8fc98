// What happened, step by step: each step is a move with its lines of the log, and the board as it was
// after it. While somebody looks back the live table goes on behind, and nothing can be played.

import { $, $$, picture } from "./attention.js";
import { catchUp, goesOn, hold, news } from "./pace.js";

let show = null;
let complain = null;
let wanted = null; // the move that is looked at, none at the live table
let last = 0; // how many there are, as far as this page knows

export function beginStory(how, otherwise) {
  show = how;
  complain = otherwise;
}

// ---- what a line speaks of

function light(ids) {
  for (const lit of $$(".spoken")) lit.classList.remove("spoken");
  for (const id of ids?.split(" ") ?? []) document.getElementById(id)?.classList.add("spoken");
}

const line = (event) => event.target.closest?.("a.tells");

for (const kind of ["pointerover", "focusin"]) {
  addEventListener(kind, (event) => {
    const over = line(event);
    light(over ? over.dataset.lights : picture()?.dataset.lit);
  });
}

// ---- looking back

async function look(move) {
  hold();
  wanted = move;
  const page = await fetched(`${address()}/replay?move=${move}&from=table`);
  if (wanted !== move) return; // somebody is faster than the server
  if (page) return show(page);
  leave();
  complain();
}

async function fetched(page) {
  try {
    const answer = await fetch(page);
    return answer.ok ? await answer.text() : "";
  } catch {
    return "";
  }
}

const address = () => location.pathname.split("/").slice(0, 3).join("/");
const length = () => Number($("#story")?.dataset.length ?? 0);

function leave() {
  wanted = null;
  catchUp();
}

export function backward() {
  if (wanted === null) last = length();
  const move = wanted === null ? last : wanted - 1;
  if (move >= 0 && last) look(move);
}

export function forward() {
  if (wanted === null) goesOn();
  else if (wanted < last) look(wanted + 1);
  else leave();
}

// Whether somebody looked back, who now is at the table again.
export function returned() {
  if (wanted === null) return false;
  leave();
  return true;
}

// To be told of every picture that is shown, and of every one that has come.
export function noticed() {
  light(picture()?.dataset.lit);
  moment();
  uncover();
  last = Number(picture()?.dataset.last ?? last);
  const told = $("#log [aria-current]");
  if (told) told.parentElement.scrollTop = told.offsetTop - told.parentElement.offsetTop - 48;
  const now = $("#now");
  const kind = now && news();
  if (!kind || now.classList.contains(kind)) return;
  now.textContent = now.dataset[kind];
  now.className = `btn ${kind === "asked" ? "main" : "solid"} ${kind}`;
  $("#said").textContent = now.textContent;
}

addEventListener("click", (event) => {
  if (line(event) && $("#drawer")) $("#drawer").checked = false; // it would hide the board
  if (event.ctrlKey || event.metaKey || event.shiftKey || !$("#picture:is([data-live], [data-past])")) return;
  const link = event.target.closest("#story, .back-steps a[href], a.tells");
  if (!link) return;
  event.preventDefault();
  const move = new URL(link.href).searchParams.get("move");
  if (wanted === null) last = length();
  if (move === null) leave();
  else look(Number(move));
});

// A swipe over the prompt: to the right into the past, to the left out of it.
let finger = null;

addEventListener("touchstart", (event) => {
  const touch = event.touches.length === 1 && event.target.closest("#prompt") && event.touches[0];
  finger = touch ? { x: touch.clientX, y: touch.clientY } : null;
});
addEventListener("touchend", (event) => {
  if (!finger || !$("#picture:is([data-live], [data-past])")) return;
  const { clientX, clientY } = event.changedTouches[0];
  const [across, down] = [clientX - finger.x, Math.abs(clientY - finger.y)];
  finger = null;
  if (Math.abs(across) < 60 || down > Math.abs(across) / 2) return;
  if (across > 0) backward();
  else forward();
});

// ---- ends of rounds and fights get a moment

const ends = { live: null, past: null }; // the last one that was told, at the table and in the past

function moment() {
  const live = picture()?.dataset.live;
  const told = $(live ? "#log .headline" : "#log .headline[aria-current]")?.textContent ?? "";
  const when = live ? "live" : "past";
  if (told && ends[when] !== null && ends[when] !== told) picture().classList.add("moment");
  ends[when] = told;
}

// ---- cards that were shown to me wait until I have seen them

const KEPT = 30; // that this browser remembers
let seen = null;

function place() {
  return `seen ${address()}`;
}

function remembered() {
  try {
    seen ??= JSON.parse(localStorage.getItem(place())).map(String);
  } catch {
    seen = []; // nothing is kept, or something else
  }
  return seen;
}

function uncover() {
  const all = $$("[data-shown]"); // newest first; they are shown in their order, one at a time
  const next = all.filter((shown) => !remembered().includes(shown.dataset.shown)).at(-1);
  for (const shown of all) shown.hidden = shown !== next;
}

addEventListener("click", (event) => {
  const shown = event.target.closest("[data-shown] button")?.closest("[data-shown]");
  if (!shown) return;
  seen = [...remembered(), shown.dataset.shown].slice(-KEPT);
  try {
    localStorage.setItem(place(), JSON.stringify(seen));
  } catch {} // then until the page is left
  uncover();
  $("#prompt")?.focus({ preventScroll: true });
});
