import { browserStorage } from '#platform/browser/browser-storage.ts';

/** Searches that are kept in this browser, for each person apart. */
const MOST_KEPT = 8;

const keyOf = (viewerId: string | undefined) => `past-searches:${viewerId ?? 'visitor'}`;

/** The past searches, the last first. */
export function pastSearches(viewerId: string | undefined): string[] {
  try {
    const kept: unknown = JSON.parse(browserStorage()?.getItem(keyOf(viewerId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, MOST_KEPT) : [];
  } catch {
    // Somebody else wrote there: it is as good as nothing.
    return [];
  }
}

export function keepSearch(viewerId: string | undefined, query: string): void {
  const others = pastSearches(viewerId).filter((one) => one.toLowerCase() !== query.toLowerCase());
  write(viewerId, JSON.stringify([query, ...others].slice(0, MOST_KEPT)));
}

export function forgetSearches(viewerId: string | undefined): void {
  write(viewerId, '[]');
}

function write(viewerId: string | undefined, text: string): void {
  try {
    browserStorage()?.setItem(keyOf(viewerId), text);
  } catch {
    // Nothing is kept where there is no room.
  }
}
