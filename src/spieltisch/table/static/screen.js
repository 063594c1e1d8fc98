// A screen that nobody touches: it stays awake, and goes on to the next table with the others.

const awake = () => document.hidden || navigator.wakeLock?.request("screen").catch(() => null);

function follow() {
  const next = document.querySelector("a[data-follow]");
  if (next) location.replace(next.href);
}

new MutationObserver(follow).observe(document.body, { childList: true });
document.addEventListener("visibilitychange", awake);
awake();
follow();
