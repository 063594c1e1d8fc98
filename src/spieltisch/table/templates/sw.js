// Says that the table cannot be reached when a page does not come. Keeps nothing, changes nothing else.

const PAGE = {{ page | tojson }};
const HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": {{ policy | tojson }},
};

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
addEventListener("fetch", (event) => {
  if (event.request.mode !== "navigate" || event.request.method !== "GET") return;
  event.respondWith(
    fetch(event.request).catch(() => new Response(PAGE, { status: 503, headers: HEADERS })),
  );
});
