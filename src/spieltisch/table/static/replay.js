// A game move by move: the slider, the arrows, the log and time itself fetch the picture of another move.

import { $, picture } from "./attention.js";
import { savePng } from "./png.js";

const body = document.body;
const PAUSES = { slow: 2600, usual: 1300, fast: 500 }; // milliseconds between two moves
let refresh = null;
let playing = false;
let tempo = body.dataset.speed in PAUSES ? body.dataset.speed : "usual";
let soon = 0;

export function beginReplay(how) {
  refresh = how;
}

function look(address, pause = 90) {
  clearTimeout(soon);
  soon = setTimeout(() => {
    history.replaceState(null, "", address);
    refresh(address);
  }, pause);
}

function byHand(address) {
  playing = false;
  showState();
  look(address);
}

// To be told of every picture: a game that plays by itself goes on from there.
export function drawn() {
  if (!$("#autoplay")) return;
  showState();
  if (!playing) return;
  const next = $("#next[href]");
  if (next) look(next.href, PAUSES[tempo]);
  else playing = false;
  showState();
}

function showState() {
  for (const control of [$("#autoplay"), $("#tempo"), $("#take-png")]) control.hidden = false;
  $("#autoplay").setAttribute("aria-pressed", playing);
  $("#tempo").value = tempo;
}

export function walked(key) {
  if (!picture()?.dataset.replay || document.activeElement?.closest("[data-walk], #slider, #tempo")) return false;
  const link = { ArrowLeft: $("#previous"), ArrowRight: $("#next") }[key];
  if (link?.href) byHand(link.href);
  return Boolean(link);
}

addEventListener("input", ({ target }) => {
  if (target.id === "slider") byHand(target.dataset.to + target.value);
  if (target.id !== "tempo") return;
  tempo = target.value;
  if (playing) drawn();
});

addEventListener("click", (event) => {
  if (!picture()?.dataset.replay || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (event.target.closest("#autoplay")) {
    clearTimeout(soon);
    playing = !playing;
    if (playing && !$("#next[href]")) look($("#first").href, 0);
    else drawn();
    return;
  }
  if (event.target.closest("#take-png")) savePng($("#take-picture"));
  const link = event.target.closest(".slider a[href]:not([download]), a.tells, a.look-from");
  if (!link) return;
  event.preventDefault();
  byHand(link.href);
});
