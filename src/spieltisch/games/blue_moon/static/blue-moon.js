// Decks in the browser: keeps them, and asks the server about every change. The rules are there alone.

const $ = (selector, root = document) => root.querySelector(selector);
const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];
const KEPT = "spieltisch.blue-moon.decks";

function decks() {
  try {
    return JSON.parse(localStorage.getItem(KEPT)) || {};
  } catch {
    return {};
  }
}

function keep(all) {
  try {
    localStorage.setItem(KEPT, JSON.stringify(all));
  } catch {
    // A browser that keeps nothing still builds decks.
  }
}

// ---- the page on which a deck is built

const builder = $("#builder");
let soon = 0;
let asked = 0;

async function ask() {
  const number = ++asked;
  const answer = await fetch(builder.action, {
    method: "POST",
    body: new URLSearchParams(new FormData(builder)),
    headers: { "x-spieltisch": "live" },
  });
  if (number !== asked) return; // somebody has gone on choosing
  const html = await answer.text();
  const part = $("#deck-part", new DOMParser().parseFromString(html, "text/html"));
  if (!part) return;
  const open = $("#as-text").open;
  $("#deck-part").replaceWith(document.importNode(part, true));
  $("#as-text").open = open;
  history.replaceState(null, "", part.dataset.link);
  for (const back of $$("[name=back]")) back.value = part.dataset.link;
}

function show() {
  const list = $("#saved ul");
  list.replaceChildren(
    ...Object.entries(decks()).map(([name, line]) => {
      const row = document.createElement("li");
      const link = document.createElement("a");
      link.href = `${location.pathname}?deck=${line}`;
      link.textContent = name;
      const away = document.createElement("button");
      away.type = "button";
      away.className = "btn small quiet";
      away.textContent = $("#saved").dataset.delete;
      away.setAttribute("aria-label", `${away.textContent}: ${name}`);
      away.addEventListener("click", () => {
        const left = decks();
        delete left[name];
        keep(left);
        show();
        $("#save-name").focus();
      });
      row.append(link, away);
      return row;
    }),
  );
}

function save() {
  const name = $("#save-name").value.trim();
  if (!name) return $("#save-name").focus();
  keep({ ...decks(), [name]: $("#deck-part").dataset.line });
  $("#save-name").value = "";
  show();
}

if (builder) {
  for (const needless of $$("[data-without-script]")) needless.closest("p").hidden = true;
  builder.addEventListener("change", (event) => {
    if (!event.target.matches("[name=leader], [name=inquisitor], [name=card]")) return;
    clearTimeout(soon);
    soon = setTimeout(ask, 120);
  });
  $("#saved").hidden = false;
  $("#save").addEventListener("click", save);
  $("#save-name").addEventListener("keydown", (event) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    save();
  });
  show();
}

// ---- the form of a new table

for (const place of $$("[data-saved-decks]")) {
  const all = Object.entries(decks());
  place.hidden = !all.length;
  const choice = $("select", place);
  choice.append(...all.map(([name, line]) => new Option(name, line)));
  choice.addEventListener("change", () => {
    if (choice.value) $(`#${place.dataset.savedDecks}`).value = choice.value;
  });
}
