// The list of open tables follows what happens, as long as somebody looks at it.

import { $ } from "./attention.js";

const TAKING_IN = 500; // milliseconds in which a click may still be meant for what lay there before
let source = null;
let changed = -TAKING_IN;

const list = () => $("#open-tables");

function show(html) {
  const next = $("#open-tables", new DOMParser().parseFromString(html, "text/html"));
  if (!next || next.innerHTML === list().innerHTML) return;
  const focused = list().contains(document.activeElement) ? document.activeElement.id : "";
  list().replaceChildren(...document.importNode(next, true).childNodes);
  document.getElementById(focused)?.focus();
  changed = performance.now();
}

function listen() {
  if (document.hidden || source?.readyState < 2) return;
  source = new EventSource(list().dataset.live);
  source.addEventListener("tables", (event) => show(event.data));
  source.onerror = () => source.readyState < 2 || setTimeout(listen, 30000); // there are too many streams
}

document.addEventListener("visibilitychange", () => (document.hidden ? source?.close() : listen()));
addEventListener("click", (event) => {
  // A key or a program clicks without a place; only a pointer can hit something that has just moved.
  const hit = event.detail > 0 && list().contains(event.target);
  if (hit && performance.now() - changed < TAKING_IN) event.preventDefault();
});
listen();
