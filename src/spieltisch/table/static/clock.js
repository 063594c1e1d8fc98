// Lets the clocks on the plates run between two pictures. The server counts; this only shows it.

import { $$ } from "./attention.js";

const HURRY = 15; // seconds

let since = performance.now();

function tick() {
  const passed = (performance.now() - since) / 1000;
  for (const clock of $$(".clock.runs")) {
    const left = Math.max(0, Math.ceil(clock.dataset.left - passed));
    const [hours, minutes, seconds] = [left / 3600, (left / 60) % 60, left % 60].map(Math.floor);
    const parts = hours ? [hours, String(minutes).padStart(2, "0")] : [minutes];
    clock.textContent = [...parts, String(seconds).padStart(2, "0")].join(":");
    clock.classList.toggle("hurry", left <= HURRY);
  }
}

new MutationObserver(() => {
  since = performance.now();
  tick();
}).observe(document.body, { childList: true });

setInterval(tick, 250);
tick();
