/**
 * What runs beside the pages: it keeps the files of the client, and tells of turns.
 *
 * Pages come from the network as long as there is one, so that a new build shows with the next load;
 * files with a hash in their name never change. Nothing of the API is kept.
 */
export {}; // its names are its own
declare const self: ServiceWorkerGlobalScope;

/** The build writes here what tells it from others. */
const BUILD = "%BUILD%";
/** And here all its scripts and style sheets; words are kept in the language in which they are used. */
const PARTS = "%PARTS%";
const CACHE = `arkwright-${BUILD}`;
const PAGE = "/";
/** Where programs ask, and what is no page of the client. */
const ASKING = /^\/(api|docs|health|metrics)(\/|$)/;
/** Milliseconds that a page has to say where it is. */
const ANSWERS_WITHIN = 500;

self.addEventListener("install", (event) => {
  void self.skipWaiting();
  event.waitUntil(keepShell());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    Promise.all([
      dropOthers(),
      self.clients.claim(),
      // The page is asked for while this wakes up.
      self.registration.navigationPreload?.enable(),
    ]),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (pathname.startsWith("/assets/")) event.respondWith(asset(event));
  else if (request.mode === "navigate" && !ASKING.test(pathname)) event.respondWith(page(event));
});

/** Keep the page and the files that it names, so that it opens without a network; if it can't be, then later. */
async function keepShell(): Promise<void> {
  try {
    const answer = await fetch(PAGE, { cache: "no-cache" });
    if (!answer.ok) return;
    const cache = await caches.open(CACHE);
    await cache.put(PAGE, answer.clone());
    const named = (await answer.text()).match(/\/assets\/[^"']+/g) ?? [];
    await cache.addAll(new Set(named));
  } catch {
    // Files come into the cache as they are used.
  }
}

self.addEventListener("message", (event) => {
  if ((event.data as { type: string }).type === "quiet") event.waitUntil(keepParts());
});

/** Fetch what no page has wanted yet, one by one, so that whoever plays does not wait for it. */
async function keepParts(): Promise<void> {
  try {
    const cache = await caches.open(CACHE);
    const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
    for (const path of PARTS.split(" ")) if (!kept.has(path)) await cache.add(new Request(path, { priority: "low" }));
  } catch {
    // They come as they are wanted.
  }
}

async function dropOthers(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function asset(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request.url);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) event.waitUntil(cache.put(request.url, answer.clone()));
  return answer;
}

async function page(event: FetchEvent): Promise<Response> {
  try {
    const early = (await event.preloadResponse) as Response | undefined;
    const answer = early ?? (await fetch(event.request));
    if (answer.ok && answer.headers.get("content-type")?.startsWith("text/html")) {
      const copy = answer.clone();
      event.waitUntil(caches.open(CACHE).then((cache) => cache.put(PAGE, copy)));
    }
    return answer;
  } catch {
    return (await caches.match(PAGE)) ?? Response.error();
  }
}

// Turns

interface News {
  title: string;
  path: string;
}

self.addEventListener("push", (event) => {
  const news = event.data?.json() as News | undefined;
  if (news) event.waitUntil(tell(news));
});

self.addEventListener("notificationclick", (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(show((notification.data as News).path));
});

/** Say that a table waits, unless it is looked at. */
async function tell({ title, path }: News): Promise<void> {
  const seen = (await windows()).filter((window) => window.visibilityState === "visible");
  if ((await places(seen)).some((place) => isAt(place, path))) return;
  await self.registration.showNotification(title, { tag: path, icon: "/icon-192.png", badge: "/badge-96.png", data: { path } });
}

/** Bring a table to the front: where it is open, else from the home page, else in a window of its own. */
async function show(path: string): Promise<void> {
  const open = await windows();
  const at = await places(open);
  const there = open.find((_, index) => isAt(at[index]!, path));
  const home = open.find((_, index) => at[index] === PAGE);
  if (there) await there.focus();
  else if (home) {
    home.postMessage({ type: "open", path });
    await home.focus();
  } else await self.clients.openWindow(path);
}

const isAt = (place: string, path: string) => place === path || place.startsWith(`${path}/`);

const windows = () => self.clients.matchAll({ type: "window", includeUncontrolled: true });

/** Where pages are; the addresses that a worker knows are those at which they were loaded. */
function places(open: readonly WindowClient[]): Promise<string[]> {
  return Promise.all(
    open.map(
      (window) =>
        new Promise<string>((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = (event) => resolve(event.data as string);
          setTimeout(() => resolve(new URL(window.url).pathname), ANSWERS_WITHIN);
          window.postMessage({ type: "where" }, [port2]);
        }),
    ),
  );
}
