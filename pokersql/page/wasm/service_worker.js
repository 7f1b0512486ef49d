// Keeps the files of one version of the page, and answers the page's requests with them.
// A newer version is loaded in the background. It takes over when no tab shows the page, or when the only tab is reloaded.

/** The checksum of FILES. 'pokersql page' writes VERSION and FILES. */
const VERSION = "";

/** For each file, its number of bytes and its SHA-256. The file "" is the page. @type {Record<string, [number, string]>} */
const FILES = {};

const scope = /** @type {any} */ (self);

const place = new URL("./", scope.location).pathname;

const family = `pokersql ${place} `; // another page of this host has caches of its own

const kept = () => caches.open(family + VERSION);

/** Load all files. Files that an interrupted visit has loaded are not loaded again. */
async function load() {
  const cache = await kept();
  const all = Object.values(FILES).reduce((sum, [size]) => sum + size, 0);
  let loaded = 0;
  let told = 0;
  async function tell(bytes) {
    loaded += bytes;
    if (loaded - told < all / 200) return;
    told = loaded;
    for (const client of await scope.clients.matchAll({ includeUncontrolled: true })) client.postMessage({ loaded, all });
  }
  await Promise.all(
    Object.entries(FILES).map(async ([name, [size, checksum]]) => {
      const path = place + name;
      if (await cache.match(path)) return tell(size);
      const response = await fetch(path, { cache: "no-cache" });
      const counted = new TransformStream({ transform: (piece, out) => (tell(piece.length), out.enqueue(piece)) });
      const bytes = await new Response(response.body.pipeThrough(counted)).arrayBuffer();
      const found = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
      if (btoa(String.fromCharCode(...found)) !== checksum) throw new Error(`${path} is not of this version`);
      await cache.put(path, new Response(bytes, { headers: { "Content-Type": response.headers.get("Content-Type") ?? "" } }));
    }),
  );
}

async function forget() {
  const others = (await caches.keys()).filter((name) => name.startsWith(family) && name !== family + VERSION);
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** Whether this request reloads the only tab that shows the page. */
const isAlone = async ({ request }) => request.isReloadNavigation && (await scope.clients.matchAll()).length < 2;

async function answer(event, path) {
  const { waiting } = scope.registration;
  if (event.request.mode === "navigate" && waiting && (await isAlone(event))) {
    waiting.postMessage("take over");
    return new Response("<!doctype html><script>location.reload()</script>", { headers: { "Content-Type": "text/html" } });
  }
  return (await (await kept()).match(path)) ?? fetch(event.request);
}

scope.addEventListener("install", (event) => event.waitUntil(load()));
scope.addEventListener("activate", (event) => {
  scope.clients.claim(); // not awaited, since it may wait for a tab that waits for the end of this event
  event.waitUntil(forget());
});
scope.addEventListener("message", () => scope.skipWaiting());
scope.addEventListener("fetch", (event) => {
  const { origin, pathname } = new URL(event.request.url);
  const name = pathname.startsWith(place) ? pathname.slice(place.length).replace(/^index\.html$/, "") : null;
  if (origin === scope.location.origin && Object.hasOwn(FILES, name)) event.respondWith(answer(event, place + name));
});
