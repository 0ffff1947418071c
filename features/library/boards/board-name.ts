import type { Id } from '#platform/ids/ids.ts';

/** Names are compared against whole lists of them. */
export const MOST_BOARDS = 2000;
export const MOST_SECTIONS = 500;

/** The oldest is forgotten first. */
export const MOST_FORMER = 20;

/** What may follow a username in an address without being a board. A slug never starts with `_`. */
const RESERVED = new Set([
  'decider',
  'pins',
  'profile-about',
  'report',
  'story_pins',
  'topics',
  'tried',
  'video_pins',
]);

export function isBoardSlug(slug: string): boolean {
  return !slug.startsWith('_') && !RESERVED.has(slug);
}

const LONGEST_SLUG = 180;

export function isSameName(a: string, b: string): boolean {
  return a.normalize('NFC').toLowerCase() === b.normalize('NFC').toLowerCase();
}

export function slugOf(name: string, fallback: 'board' | 'section'): string {
  const plain = name.normalize('NFC').toLowerCase().replace(/['’]/g, '');
  const words = plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const slug = Array.from(words.join('-')).slice(0, LONGEST_SLUG).join('').replace(/-$/, '');
  return slug || fallback;
}

export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug) && !RESERVED.has(slug)) return slug;
  for (let number = 2; ; number += 1) {
    const candidate = `${slug}-${number}`;
    if (!taken.has(candidate)) return candidate;
  }
}

export interface SectionName {
  id: Id | null;
  slug: string | null;
}
