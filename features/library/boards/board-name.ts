/** Most boards of one person, and most sections of one board: lists of them are read whole where names are compared. */
export const MOST_BOARDS = 2000;
export const MOST_SECTIONS = 500;

/** Most former slugs of one board, or of one section; the one that it left first is forgotten first. */
export const MOST_FORMER = 20;

/** What follows a username in an address and is no board. What begins with `_` is never a slug. */
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

/** Whether what follows a username in an address may be a board. */
export function isBoardSlug(slug: string): boolean {
  return !slug.startsWith('_') && !RESERVED.has(slug);
}

const LONGEST_SLUG = 180;

/** Whether two names are the same to a reader. */
export function isSameName(a: string, b: string): boolean {
  return a.normalize('NFC').toLowerCase() === b.normalize('NFC').toLowerCase();
}

/** The part of an address that a name makes: its letters and digits in lower case, joined by hyphens. */
export function slugOf(name: string, fallback: 'board' | 'section'): string {
  const plain = name.normalize('NFC').toLowerCase().replace(/['’]/g, '');
  const words = plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const slug = Array.from(words.join('-')).slice(0, LONGEST_SLUG).join('').replace(/-$/, '');
  return slug || fallback;
}

/** The slug itself where it is free and no word of the product, else with the first free number behind it. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug) && !RESERVED.has(slug)) return slug;
  for (let number = 2; ; number += 1) {
    const candidate = `${slug}-${number}`;
    if (!taken.has(candidate)) return candidate;
  }
}
