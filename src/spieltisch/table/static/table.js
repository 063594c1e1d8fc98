// Makes the server's pages live. Every page works without it; the browser keeps no game logic.

import { $, $$, answers, arrived, deafen, isDeaf, offered, picture } from "./attention.js";
import { lookAgain, putFocus, tell } from "./telling.js";
import { goOn } from "./alone.js";
import { letGo, renew } from "./touch.js";
import { beginPace, mark, take } from "./pace.js";
import { beginReplay, drawn, walked } from "./replay.js";
import { backward, beginStory, forward, noticed, returned } from "./story.js";

const body = document.body;
const still = matchMedia("(prefers-reduced-motion: reduce)");

// ---- a new picture takes the place of the old one

function parsed(html) {
  return new DOMParser().parseFromString(html, "text/html");
}

// What a person has done to the page and the server does not know: to be put back afterwards.
function habits(root) {
  const focused = document.activeElement;
  return {
    focus: root.contains(focused) ? { id: focused.id, move: moveOf(focused) } : null,
    offered: offered(),
    scroll: $$("[data-scroll]", root).map((e) => [e.id, e.scrollTop, e.dataset.scroll]),
    open: $$("details[id]", root).map((e) => [e.id, e.open]),
    tabs: $$("[data-tabs]", root).map((e) => [e.id, e.dataset.tabs, $(":checked", e)?.id]),
    typed: $$("[data-keep]", root).map((e) => [e.id, e.value, e.selectionStart]),
  };
}

const moveOf = (thing) => (thing?.name === "move" ? thing.value : "");

function resume(kept) {
  const by = (id) => document.getElementById(id);
  lookAgain();
  for (const [id, open] of kept.open) {
    // A chat that has just got its first line opens by itself.
    if (by(id) && !(id === "chat" && !open)) by(id).open = open;
  }
  for (const [id, suggested, chosen] of kept.tabs) {
    // A person's tab stays until the server thinks of a better one.
    if (by(id)?.dataset.tabs === suggested && by(chosen)) by(chosen).checked = true;
  }
  for (const [id, value, at] of kept.typed) {
    const field = by(id);
    if (!field) continue;
    field.value = value;
    if (kept.focus?.id === id) field.setSelectionRange(at, at);
  }
  for (const [id, top, where] of kept.scroll) {
    const list = by(id);
    if (list) list.scrollTop = where === "end" ? list.scrollHeight : top;
  }
  if (!kept.focus) return;
  const again = by(kept.focus.id);
  const other = moveOf(again) && moveOf(again) !== kept.focus.move; // Enter would do something else
  putFocus(again && !other ? again : $("#prompt"));
}

// The few cards and pebbles that came or moved, by name. Elsewhere nothing moves.
function moved(before, after) {
  const places = (root) =>
    new Map($$("[data-vt]", root).map((e) => [e.dataset.vt, e.closest("[id]:not([data-vt])")?.id + e.id]));
  const from = places(before);
  return [...places(after)].filter(([name, at]) => from.get(name) !== at).map(([name]) => name).slice(0, 6);
}

function named(names, on) {
  for (const element of $$("[data-vt]", picture())) {
    const glides = on && names.includes(element.dataset.vt);
    element.style.setProperty("view-transition-name", glides ? element.dataset.vt : "none");
  }
}

let shown = picture()?.outerHTML;
let newest = null;

function replace() {
  const kept = habits(picture());
  const said = $("#asks")?.textContent;
  picture().replaceWith(document.importNode(newest, true));
  tell(null);
  resume(kept);
  begin();
  const other = arrived(kept.offered);
  if (other) digits = "";
  renew(other);
  goOn();
  const asks = $("#asks")?.textContent;
  if (asks !== said) $("#said").textContent = asks || "";
}

function show(html) {
  const next = $("#picture", parsed(html));
  if (!next || !picture() || next.outerHTML === shown) return;
  shown = next.outerHTML;
  newest = next; // a glide that begins later must not bring an older picture back
  const names = moved(picture(), next);
  if (!document.startViewTransition || still.matches || document.hidden || !names.length) {
    replace();
    return;
  }
  named(names, true);
  const glide = document.startViewTransition(() => {
    replace();
    named(names, true);
  });
  for (const stage of [glide.ready, glide.finished]) stage.catch(() => null); // the next one began
  glide.finished.finally(() => named(names, false)).catch(() => null);
}

async function refresh(address = location.href, how = take) {
  const answer = await fetch(address, { headers: { accept: "text/html" } });
  how(await answer.text());
  return answer.ok;
}

function begin() {
  // Numbers as a reader meets them: prompt, hand, board, players.
  const moves = new Set();
  for (const option of $$("[data-number]")) {
    const move = option.value || option;
    if (moves.has(move)) option.removeAttribute("data-number"); // the prompt offers it too
    else option.dataset.number = moves.add(move).size;
  }
  for (const list of $$('[data-scroll="end"]')) list.scrollTop = list.scrollHeight;
  mark();
  noticed();
  drawn();
}

// ---- live updates

let source = null;
let stream = "";
let wait = 1000;

function listen() {
  stream = picture()?.dataset.live || stream; // somebody who looks back still listens
  if (!stream || source?.readyState < 2) return;
  source = new EventSource(stream);
  source.addEventListener("picture", (event) => {
    connected();
    take(event.data);
    noticed();
  });
  source.onopen = connected;
  source.onerror = async () => {
    if (source.readyState < 2) return banner(body.dataset.lost); // it tries again by itself
    setTimeout(listen, wait);
    wait = Math.min(wait * 2, 30000);
    const there = await refresh().catch(() => false); // then there are too many streams
    banner(body.dataset[there ? "crowded" : "lost"]);
  };
}

function connected() {
  wait = 1000;
  if ([body.dataset.lost, body.dataset.crowded].includes($("#banner").textContent)) banner("");
}

let fading = 0;

function banner(text, seconds = 0) {
  const line = $("#banner");
  line.textContent = text;
  line.hidden = !text;
  clearTimeout(fading);
  if (seconds) fading = setTimeout(() => banner(""), seconds * 1000);
}

// ---- forms that stay on the page

async function send(form, button) {
  const data = new URLSearchParams(new FormData(form, button));
  const held = button || form;
  const old = picture();
  held.classList.add("busy");
  answers(form);
  try {
    const answer = await fetch(button?.getAttribute("formaction") ?? form.action, {
      method: "POST",
      body: data,
      headers: { "x-spieltisch": "live" },
    });
    if (answer.ok) for (const field of $$("[data-keep]", form)) field.value = "";
    const news = answer.status === 204 ? {} : await answer.json();
    if (news.go) location.assign(news.go);
    else if (source?.readyState !== 1) await refresh(); // otherwise the picture comes by itself
    if (news.error) complain(news.error);
    else if (form.id === "play" && old === picture()) deafen(1500); // the new one is on its way
  } catch {
    complain(body.dataset.unsent);
  } finally {
    held.classList.remove("busy");
  }
}

function complain(sentence) {
  const place = $(".says");
  if (!place) return banner(sentence, 6);
  let line = $(".error", place);
  if (!line) {
    line = document.createElement("p");
    line.className = "error";
    line.setAttribute("role", "alert");
    $("h2", place).after(line);
  }
  line.textContent = sentence;
}

addEventListener("submit", (event) => {
  const form = event.target;
  if (isDeaf() && (form.elements.number || form.closest(".dock"))) {
    event.preventDefault();
  } else if (form.matches("[data-theme-switch]")) {
    event.preventDefault();
    const root = document.documentElement;
    const dark = root.dataset.theme
      ? root.dataset.theme === "dark"
      : matchMedia("(prefers-color-scheme: dark)").matches;
    root.dataset.theme = dark ? "light" : "dark";
    const data = new URLSearchParams({ theme: root.dataset.theme, back: "/" });
    fetch(form.action, { method: "POST", body: data, headers: { "x-spieltisch": "live" } });
  } else if (form.matches("[data-stay]")) {
    event.preventDefault();
    if (!event.submitter?.matches(".busy")) send(form, event.submitter);
  }
});

// ---- copying, panels, menus

addEventListener("click", (event) => {
  const copy = event.target.closest("[data-copy]");
  if (copy) copied(document.getElementById(copy.dataset.copy));
  const link = event.target.closest("a[data-panel]");
  if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey && window.HTMLDialogElement) {
    event.preventDefault();
    help(link.href);
  }
  for (const menu of $$("#menu[open], details.ways[open]")) {
    if (!menu.contains(event.target)) menu.open = false;
  }
});

async function copied(field) {
  const text = field.matches("textarea") ? field.value : new URL(field.value, location.href).href;
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    field.select();
    document.execCommand("copy");
  }
  banner(body.dataset.copied, 2);
}

// ---- rules, cards and rulings beside the table

async function help(address) {
  let panel = $("dialog.help");
  if (!panel) {
    panel = document.createElement("dialog");
    panel.className = "help";
    panel.innerHTML = '<form method="dialog" class="close"><button class="btn"></button></form><div></div>';
    $("button", panel).textContent = body.dataset.close;
    panel.addEventListener("click", (event) => event.target === panel && panel.close());
    body.append(panel);
  }
  const place = $("div", panel);
  try {
    const answer = await fetch(address);
    const page = parsed(await answer.text());
    for (const sheet of $$("link[rel=stylesheet]", page)) {
      // The start page does without the style sheets of the games.
      const known = $(`link[href="${sheet.getAttribute("href")}"]`);
      if (!known) document.head.append(document.importNode(sheet, true));
    }
    place.replaceChildren(...document.importNode($("#content", page), true).childNodes);
  } catch {
    place.textContent = body.dataset.loading;
  }
  if (!panel.open) panel.showModal();
  panel.scrollTop = 0;
  const id = new URL(address).hash.slice(1);
  const wanted = id && place.querySelector(`[id="${CSS.escape(id)}"]`);
  if (wanted) {
    wanted.classList.add("here-now");
    wanted.scrollIntoView({ block: "center" });
  }
}

// ---- keyboard

let digits = "";
let typing = 0;

function choose(digit) {
  clearTimeout(typing);
  const option = (number) => $(`[data-number="${number}"]`);
  digits = option(digits + digit) ? digits + digit : digit;
  typing = setTimeout(() => (digits = ""), 700);
  body.classList.add("keyboard");
  option(digits)?.focus();
}

// Arrows walk the board as a grid and the hand as a line; up and down also lead from one to the other.
// A thing on a map names its neighbours itself: left, up, right, down.
const ARROWS = ["ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown"];

function walk(key) {
  const here = document.activeElement;
  const neighbours = here?.dataset.walkTo?.split(" ");
  if (neighbours) {
    document.getElementById(neighbours[ARROWS.indexOf(key)])?.focus();
    return true;
  }
  const group = here?.closest("[data-walk]");
  if (!group) return false;
  const wide = Number(group.dataset.walk) - 1;
  const things = $$("[role=gridcell] > *, li > :is(button, [tabindex]), li > details > summary", group);
  const at = things.indexOf(here);
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -wide, ArrowDown: wide }[key];
  const next = things[at + step];
  const wraps = Math.abs(step) === 1 && wide < 50 && Math.floor((at + step) / wide) !== Math.floor(at / wide);
  if (next && !wraps) next.focus();
  else if (key === "ArrowUp" && group.id === "hand") $("#board .now .field")?.focus();
  else if (key === "ArrowDown" && group.id === "board") $("#hand .card")?.focus();
  return true;
}

const LETTERS = {
  u: () => $("#back")?.click(),
  h: () => $("#hint")?.click(),
  r: () => $("a[data-panel][href$='/rules']")?.click(),
  ",": backward,
  ".": forward,
  l: () => {
    const drawer = $("#drawer");
    if (getComputedStyle($(".side")).display === "none" || drawer.checked) drawer.checked = !drawer.checked;
    $("#log-title")?.focus();
  },
};

addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || $("dialog[open]")) return;
  if (event.target.matches("input:not([type=checkbox], [type=range]), select, textarea")) return;
  const { key } = event;
  const held = key === "Enter" || (key === " " && event.target.matches("button"));
  if (event.repeat && (held || LETTERS[key.toLowerCase()])) {
    event.preventDefault(); // a key that is held down counts once
  } else if (key === "Escape" && returned()) {
    event.preventDefault();
  } else if (key === "Escape") {
    for (const open of $$("#menu, details.ways")) open.open = false;
    if ($("#drawer")) $("#drawer").checked = false;
    letGo();
    document.activeElement?.blur();
    body.classList.remove("keyboard");
    tell(null);
  } else if (/^[0-9]$/.test(key) && $("#play")) choose(key);
  else if (key.startsWith("Arrow") && walked(key)) event.preventDefault();
  else if (key.startsWith("Arrow") && walk(key)) event.preventDefault();
  else if (LETTERS[key.toLowerCase()] && picture()) LETTERS[key.toLowerCase()]();
});

document.addEventListener("visibilitychange", () => document.hidden || listen());
beginPace(show);
beginReplay((address) => refresh(address, show).catch(() => banner(body.dataset.lost)));
beginStory(show, () => banner(body.dataset.gone, 6));
begin();
if (picture()) arrived("");
goOn();
listen();
navigator.serviceWorker?.register("/sw.js").catch(() => null); // not over plain HTTP
