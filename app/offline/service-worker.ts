/**
 * Runs in the browser beside all pages of an installed app, and where somebody keeps copies for when they are offline.
 * Sent as one file of its own, so it imports types only. Pages always come from the network while there is one.
 */
import type { Copy, WorkerMessage } from './copies.ts';

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Told extends Lasting {
  data: WorkerMessage;
}
interface Worker {
  addEventListener(type: 'install' | 'activate', take: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', take: (event: Fetching) => void): void;
  addEventListener(type: 'message', take: (event: Told) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
}

const worker = self as unknown as Worker;

/** The page that lists the copies, and the settings. */
const OWN = 'offline';
const ASSETS = 'offline-assets';
const SHARED = 'offline-shared';
const LIST = '/offline/';
const SHARE = '/share/';
const SETTINGS = '/offline/settings';
const GONE = new Set([403, 404, 410]);
const ABOUT = 'x-copy';
const BYTES = 'x-copy-bytes';
/** Copies that are renewed after a deploy; older ones are dropped. */
const MOST_RENEWED = 20;
/** Browsers end a worker that takes longer than five minutes. */
const MOST_WAITED_MS = 4 * 60_000;
const LOOKS_AGAIN_MS = 500;
const ASSET = /\/assets\/[\w.-]+/g;
const IMPORTED = /(?:from|import)\s*\(?["'`]\.\/([\w.-]+\.js)["'`]/g;
/** Of a language; that of the page was kept when the page was looked at. */
const CATALOG = /^(?:texts-|(?:[a-z]{2}|qps)-[\w-]{8}\.js$)/;

worker.addEventListener('install', (event) => {
  event.waitUntil(worker.skipWaiting());
});

/** One thing after the other, as each reads what the one before stored. */
let work: Promise<void> = Promise.resolve();

function next(task: () => Promise<void>): Promise<void> {
  work = work.then(task).catch(() => {});
  return work;
}

worker.addEventListener('activate', (event) => {
  event.waitUntil(worker.clients.claim());
  // Pages would wait for it; the message that each open page sends keeps the worker alive.
  void next(renew);
});

worker.addEventListener('message', (event) => {
  event.waitUntil(next(() => follow(event.data)));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return;
  if (request.method === 'POST' && pathname === SHARE) event.respondWith(takeShared(request));
  if (request.method !== 'GET') return;
  if (pathname.endsWith('.data')) event.respondWith(answerData(request));
  else if (request.mode === 'navigate') event.respondWith(answerPage(request));
  else if (pathname.startsWith('/assets/')) event.respondWith(answerAsset(request));
  else if (request.destination === 'image') event.respondWith(answerPicture(request));
});

async function follow(message: WorkerMessage): Promise<void> {
  if (message.name === 'keep') return keep(message.copy);
  if (message.name === 'leave') return leave();
  hasLeft = false;
  const own = await caches.open(OWN);
  const before = await settings();
  // It names the person.
  if (before?.viewerId !== message.settings.viewerId) await own.delete(LIST);
  await own.put(SETTINGS, Response.json(message.settings));
  if (!(await own.match(LIST))) await keepList();
  if (message.settings.limit > 0) await trim();
  else await caches.delete(`copies-${message.settings.viewerId}`);
}

let hasLeft = false;

async function leave(): Promise<void> {
  hasLeft = true;
  for (const name of await caches.keys()) if (/^(copies-|offline)/.test(name)) await caches.delete(name);
}

async function settings(): Promise<{ viewerId: string; limit: number } | null> {
  // This worker still runs for a moment where everything was removed.
  if (!(await caches.has(OWN))) return null;
  return (await (await caches.open(OWN)).match(SETTINGS))?.json() ?? null;
}

/** Null where nothing is kept; logging out removes them, so only keeping a page begins them. */
async function copies(isBegun = false): Promise<Cache | null> {
  const { viewerId, limit } = (await settings()) ?? { viewerId: '', limit: 0 };
  const name = `copies-${viewerId}`;
  return limit > 0 && (isBegun || (await caches.has(name))) ? caches.open(name) : null;
}

async function answerPage(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  try {
    return await fetch(request);
  } catch (error) {
    if (pathname === LIST) {
      const list = await (await caches.open(OWN)).match(LIST);
      if (list) return list;
    }
    const copy = await (await copies())?.match(pathname, { ignoreVary: true });
    if (copy) return copy;
    if (pathname === LIST || !(await settings())?.limit) throw error;
    return Response.redirect(`${LIST}?${new URLSearchParams({ from: pathname + search })}`);
  }
}

/** Offline it waits for the connection for a while: an error would take the place of the page. */
async function answerData(request: Request): Promise<Response> {
  for (let waited = 0; !navigator.onLine && waited < MOST_WAITED_MS; waited += LOOKS_AGAIN_MS) {
    await new Promise((resolve) => setTimeout(resolve, LOOKS_AGAIN_MS));
  }
  return fetch(request);
}

async function openAssets(): Promise<Cache | null> {
  const assets = (await settings()) && (await caches.open(ASSETS));
  if (!hasLeft) return assets;
  // It was removed meanwhile, and opening it created it again.
  await caches.delete(ASSETS);
  return null;
}

/** Their names change with their content. */
async function answerAsset(request: Request): Promise<Response> {
  const assets = await openAssets().catch(() => null);
  const known = await assets?.match(request, { ignoreVary: true });
  if (known) return known;
  const response = await fetch(request);
  // Without room it is fetched each time.
  if (response.ok) await assets?.put(request, response.clone()).catch(() => {});
  return response;
}

async function answerPicture(request: Request): Promise<Response> {
  const known = await copies()
    .then((cache) => cache?.match(request, { ignoreVary: true }))
    .catch(() => undefined);
  return known ?? fetch(request);
}

async function keep({ path, title, pictures }: Copy): Promise<void> {
  const cache = await copies(true);
  if (!cache) return;
  const page = await copyOf(path, title, pictures[0]);
  if (typeof page === 'string') return;
  for (const picture of pictures) await keepPicture(cache, picture).catch(() => {});
  // Last, so it is dropped after its pictures.
  await cache.put(path, page);
  await trim();
}

async function keepPicture(cache: Cache, path: string): Promise<void> {
  const response = await fetch(path);
  if (!response.ok) return;
  const picture = await response.blob();
  const headers = { 'content-type': picture.type, [BYTES]: String(picture.size) };
  await cache.put(path, new Response(picture, { headers }));
}

/** Whoever acts for a business sees pages as that business. */
const ACTED = /^<!DOCTYPE html><html [^>]*data-acting/;

/** With the code that it needs. `gone` if the page is not there any more, `unknown` if nobody can tell now. */
async function copyOf(
  path: string,
  title: string,
  picture: string | undefined,
): Promise<Response | 'gone' | 'unknown'> {
  const response = await fetch(path).catch(() => null);
  if (!response || GONE.has(response.status) || response.redirected) return response ? 'gone' : 'unknown';
  const whole = await response.text();
  if (!response.ok || ACTED.test(whole)) return 'unknown';
  const at = Date.now();
  const html = whole.replace('<html ', `<html data-copy-of="${at}" `);
  const assets = await keepAssets(html);
  const headers = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length', 'vary']) headers.delete(name);
  headers.set(ABOUT, encodeURIComponent(JSON.stringify({ title, picture, at, assets })));
  headers.set(BYTES, String(new Blob([html]).size));
  return new Response(html, { headers });
}

async function keepList(): Promise<void> {
  const list = await copyOf(LIST, '', undefined);
  if (typeof list !== 'string' && (await settings())) await (await caches.open(OWN)).put(LIST, list);
}

/** Also what they import, at once or for a menu or dialog. */
async function keepAssets(html: string): Promise<string[]> {
  const found = new Set(html.match(ASSET));
  for (const path of found) {
    const response = await answerAsset(new Request(path));
    if (!path.endsWith('.js')) continue;
    for (const [, name = ''] of (await response.clone().text()).matchAll(IMPORTED)) {
      if (!CATALOG.test(name)) found.add(`/assets/${name}`);
    }
  }
  return [...found];
}

/** Drops what was looked at longest ago, until the rest fits. */
async function trim(): Promise<void> {
  const cache = await copies();
  const limit = (await settings())?.limit ?? 0;
  if (!cache) return;
  const kept = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const bytes = Number((await cache.match(request))?.headers.get(BYTES));
      return { request, bytes };
    }),
  );
  let total = kept.reduce((sum, { bytes }) => sum + bytes, 0);
  for (const { request, bytes } of kept) {
    if (total <= limit) break;
    await cache.delete(request);
    total -= bytes;
  }
}

/** After a deploy the copies are of the former version: they are fetched again, and its code is dropped. */
async function renew(): Promise<void> {
  if (!(await settings())) return;
  const cache = await copies();
  await keepList();
  const needed = new Set(aboutOf(await caches.match(LIST, { cacheName: OWN }))?.assets);
  const pages = cache ? await pagesIn(cache) : [];
  for (const [index, { path, title, picture }] of pages.entries()) {
    const page = index < pages.length - MOST_RENEWED ? 'gone' : await copyOf(path, title, picture);
    // In the same order again: what is put moves to the end.
    if (typeof page !== 'string') await cache?.put(path, page);
    if (page === 'gone') await cache?.delete(path);
    for (const asset of aboutOf(await cache?.match(path))?.assets ?? []) needed.add(asset);
  }
  const assets = await openAssets();
  for (const request of (await assets?.keys()) ?? []) {
    if (!needed.has(new URL(request.url).pathname)) await assets?.delete(request);
  }
}

async function pagesIn(cache: Cache): Promise<(About & { path: string })[]> {
  const pages = [];
  for (const request of await cache.keys()) {
    const about = aboutOf(await cache.match(request));
    if (about) pages.push({ path: new URL(request.url).pathname, ...about });
  }
  return pages;
}

interface About {
  title: string;
  picture?: string;
  at: number;
  assets: string[];
}

function aboutOf(page: Response | undefined): About | null {
  const about = page?.headers.get(ABOUT);
  return about ? JSON.parse(decodeURIComponent(about)) : null;
}

/** What another app shares waits for the page that makes a pin of it. */
async function takeShared(request: Request): Promise<Response> {
  const form = await request.formData();
  await caches.delete(SHARED);
  const shared = await caches.open(SHARED);
  const files = form.getAll('files').filter((file) => file instanceof File && file.size > 0) as File[];
  for (const [index, file] of files.entries()) {
    const headers = { 'content-type': file.type, 'x-name': encodeURIComponent(file.name) };
    await shared.put(`${SHARE}${index}`, new Response(file, { headers }));
  }
  const [title, text, url] = ['title', 'text', 'url'].map((name) => form.get(name) ?? '');
  await shared.put(SHARE, Response.json({ title, text, url, at: Date.now() }));
  return Response.redirect(SHARE, 303);
}
