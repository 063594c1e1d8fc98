// Calls a person whose turn it is: by the title and icon of the tab and, if they wish, by two notes and a
// notification. What is asked and how the tab is called comes with the picture.

import { $, picture } from "./attention.js";

const { sound, notify } = document.body.dataset;

let called = picture()?.dataset.call;

function look() {
  const { title, call } = picture()?.dataset ?? {};
  if (!title) return;
  document.title = title;
  const icon = $("link[rel=icon]");
  const wanted = `/static/favicon${call ? "-turn" : ""}.svg`;
  if (icon.getAttribute("href") !== wanted) icon.href = wanted;
  if (call && !called) {
    chime();
    callFar(title, call);
  } else if (!call) shown?.close();
  called = call;
}

// A new picture is a new child of the body.
new MutationObserver(look).observe(document.body, { childList: true });

// ---- two notes; browsers let a page sound only once its person has touched it

let audio = null;

function tune() {
  audio ??= new AudioContext();
  if (audio.state === "suspended") audio.resume();
}

function chime() {
  if (audio?.state !== "running") return;
  for (const [hertz, from] of [[587, 0], [880, 0.16]]) {
    const start = audio.currentTime + from;
    const [note, volume] = [audio.createOscillator(), audio.createGain()];
    note.frequency.value = hertz;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.15, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.5);
    note.connect(volume).connect(audio.destination);
    note.start(start);
    note.stop(start + 0.5);
  }
}

if (sound === "on") for (const kind of ["pointerup", "keydown"]) addEventListener(kind, tune);

// ---- a notification for somebody who looks elsewhere

let shown = null;

const allowed = () => window.Notification?.permission === "granted";

async function callFar(title, body) {
  if (notify !== "on" || !allowed() || document.hasFocus()) return;
  const options = { body, tag: location.pathname, data: { address: location.href } };
  try {
    shown = new Notification(title, options);
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Phones show those of a service worker only.
    const worker = await navigator.serviceWorker?.getRegistration();
    worker?.showNotification(title, options);
  }
}

addEventListener("focus", () => shown?.close());

// ---- the settings: a sample of the sound, and the browser's leave for notifications

async function askLeave() {
  await window.Notification?.requestPermission();
  $("#no-notifications").hidden = allowed();
  if (!allowed()) $("[name=notify][value=off]").checked = true;
}

addEventListener("click", (event) => {
  if (event.target.matches("[name=notify][value=on]")) askLeave();
  if (event.target.matches("[name=sound][value=on]")) {
    tune();
    audio.resume().then(chime);
  }
});

if ($("[name=notify][value=on]")?.checked) $("#no-notifications").hidden = allowed();
