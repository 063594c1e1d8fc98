// The only answer there is: given by itself after a moment, for whoever has it set so. The server says
// where that tells nobody anything.

import { $, TAKING_IN } from "./attention.js";

const MOMENT = 3 * TAKING_IN; // to read what is asked, and to see what has happened
let waiting = 0;

// To be told of every new picture.
export function goOn() {
  clearTimeout(waiting);
  const key = $("#prompt")?.dataset.alone;
  if (!key || document.body.dataset.auto !== "on") return;
  const button = $(`button[name=move][value="${CSS.escape(key)}"]`);
  if (!button) return;
  if ($("#alone")) $("#alone").hidden = false;
  waiting = setTimeout(() => button.isConnected && button.form.requestSubmit(button), MOMENT);
}

// Whatever a person sends in the meantime counts instead.
addEventListener("submit", () => clearTimeout(waiting), true);
