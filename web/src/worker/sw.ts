/**
 * The worker that lets the page open without the network, from any folder. It keeps the page and its
 * hashed parts, and never touches what belongs to the server: a room is always the server's.
 */

/** The parts of this version; put in by the build (see web/precache.ts). */
declare const PARTS: readonly string[];
declare const VERSION: string;

interface ExtendableEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
}
interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface Worker extends EventTarget {
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  readonly location: Location;
}

const worker = self as unknown as Worker;
const PREFIX = "blockness-";
const CACHE = `${PREFIX}${VERSION}`;
const ROOT = new URL("./", worker.location.href).pathname;
const PAGE = ROOT; // any address of the page is the same page
const SERVERS = ["api/", "ws/", "metrics", "schema"].map((path) => ROOT + path);
const KEPT = 4; // versions: a game that began with an old one still finds its parts
const ANYHOW = { ignoreVary: true }; // a hashed name says it all, whoever is asking
const PATIENCE = 4_000; // ms until the kept page is shown on a network that does not answer

worker.addEventListener("install", (event) => {
  (event as ExtendableEvent).waitUntil(install());
});

worker.addEventListener("activate", (event) => {
  (event as ExtendableEvent).waitUntil(dropOldest().then(() => worker.clients.claim()));
});

worker.addEventListener("fetch", (event) => {
  const { request } = event as FetchEvent;
  const { origin, pathname } = new URL(request.url);
  if (
    request.method !== "GET" ||
    origin !== worker.location.origin ||
    SERVERS.some((path) => pathname.startsWith(path))
  )
    return;
  if (request.mode === "navigate") (event as FetchEvent).respondWith(page(request));
  else if (pathname.startsWith(`${ROOT}assets/`)) (event as FetchEvent).respondWith(part(request));
  else (event as FetchEvent).respondWith(other(request));
});

async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(
    [PAGE, ...PARTS.map((part) => ROOT + part)].map(
      (path) => new Request(path, { cache: path === PAGE ? "reload" : "default" }),
    ),
  );
  await worker.skipWaiting(); // harmless: parts of every version are served from all that is kept
}

/** Forget all but the newest versions. */
async function dropOldest(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE); // the oldest first
  const old = names.slice(0, Math.max(0, names.length - KEPT + 1));
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** The page: from the network if it answers in time, or else the kept one. */
async function page(request: Request): Promise<Response> {
  const kept = () => caches.open(CACHE).then((cache) => cache.match(PAGE));
  const fresh = fetch(request);
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE));
  const first = await Promise.race([fresh.catch(() => null), late]);
  if (first && first.status < 400) return first; // a plain host knows the page by one address only
  return (await kept()) ?? first ?? fresh;
}

/** A hashed part never changes, so the kept one is as good as any, whatever version it came with. */
async function part(request: Request): Promise<Response> {
  const kept = await caches.match(request, ANYHOW);
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) await (await caches.open(CACHE)).put(request, fresh.clone());
  return fresh;
}

/** Icons and the manifest: fresh if possible. */
async function other(request: Request): Promise<Response> {
  return fetch(request).catch(async () => (await caches.match(request, ANYHOW)) ?? Response.error());
}
