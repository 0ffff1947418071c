import { browserStorage } from '#platform/browser/browser-storage.ts';
import { isInstalled, LIMIT_KEY, usesOffline } from './uses-offline.ts';

/** A page as it is kept on the device. */
export interface Copy {
  path: string;
  title: string;
  /** Addresses on this site, the first one stands for the page. */
  pictures: string[];
}

/** What the worker is told. The limit is in bytes; with 0 nothing is kept. */
export type WorkerMessage =
  | { name: 'set'; settings: { viewerId: string; limit: number } }
  | { name: 'keep'; copy: Copy }
  | { name: 'leave' };

/** The page that lists the copies. */
export const LIST = '/offline/';

export const MEGABYTE = 1_000_000;

/** What one can choose, in megabytes. */
export const LIMITS = [0, 50, 200, 1000] as const;

/** In an installed app, until one chooses. */
const INSTALLED_LIMIT = 200;

/** In megabytes. */
export function chosenLimit(): number {
  const chosen = browserStorage()?.getItem(LIMIT_KEY) ?? null;
  if (chosen === null) return isInstalled() ? INSTALLED_LIMIT : 0;
  return LIMITS.find((limit) => String(limit) === chosen) ?? 0;
}

export function chooseLimit(limit: number): void {
  browserStorage()?.setItem(LIMIT_KEY, String(limit));
}

/**
 * Registers the worker on first use, or removes it and everything it kept where nothing is kept and no app is installed.
 * Null where none runs. Calls from all tabs run one at a time and follow the latest choice.
 */
export async function tellWorker(
  message: WorkerMessage | ((limit: number) => WorkerMessage),
): Promise<ServiceWorkerRegistration | null> {
  // Browsers have them on secure pages only.
  if (!navigator.serviceWorker) return null;
  return navigator.locks.request('offline-worker', async () => {
    if (!usesOffline()) return dismissWorker();
    await navigator.serviceWorker.register('/service-worker.js');
    const registration = await navigator.serviceWorker.ready;
    registration.active?.postMessage(
      typeof message === 'function' ? message(chosenLimit() * MEGABYTE) : message,
    );
    return registration;
  });
}

async function dismissWorker(): Promise<null> {
  const registration = await navigator.serviceWorker.getRegistration();
  const leave: WorkerMessage = { name: 'leave' };
  for (const worker of [registration?.installing, registration?.waiting, registration?.active]) {
    worker?.postMessage(leave);
  }
  await registration?.unregister();
  await dropCopies();
  return null;
}

export interface KeptCopy {
  path: string;
  title: string;
  picture?: string;
  at: number;
}

/** The last one looked at first. */
export async function keptCopies(): Promise<KeptCopy[]> {
  const kept: KeptCopy[] = [];
  for (const name of await namesOfCopies()) {
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) {
      const about = (await cache.match(url))?.headers.get('x-copy');
      if (about) kept.push({ path: new URL(url).pathname, ...JSON.parse(decodeURIComponent(about)) });
    }
  }
  return kept.reverse();
}

export async function dropCopies(): Promise<void> {
  for (const name of await namesOfCopies()) await caches.delete(name);
}

async function namesOfCopies(): Promise<string[]> {
  const names = 'caches' in window ? await caches.keys() : [];
  return names.filter((name) => name.startsWith('copies-'));
}
