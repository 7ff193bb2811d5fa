// The service worker: when the net is away, a page says so. It keeps that page and what the page wears, and nothing else:
// no table, and nothing of anybody.

const RELEASE = {{ release|tojson }};
const OFFLINE = {{ offline|tojson }};
const KEPT = {{ kept|tojson }};

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(RELEASE).then((cache) => cache.addAll(KEPT)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetEarlierReleases());
});

async function forgetEarlierReleases() {
  for (const name of await caches.keys()) if (name !== RELEASE) await caches.delete(name);
  await self.clients.claim();
}

self.addEventListener("fetch", (event) => {
  const { pathname, search, origin } = new URL(event.request.url);
  const address = pathname + search;
  if (event.request.mode === "navigate") event.respondWith(orElse(event.request, OFFLINE));
  else if (origin === self.location.origin && KEPT.includes(address)) event.respondWith(orElse(event.request, address));
});

/** The net's answer; without a net, what is kept. */
async function orElse(request, kept) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(kept)) ?? Response.error();
  }
}
