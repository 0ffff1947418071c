import { PIN_LIMITS } from '#features/library/pins/pin.ts';

/** Most characters of a comment; close to it one is told how many are left. */
export const COMMENT_LIMIT = PIN_LIMITS.comment;
export const NEARLY_FULL = COMMENT_LIMIT - 50;

/** Most people that one comment names with effect. */
export const MOST_MENTIONED = 10;

/** How many comments one page holds, and how many answers are shown at once. */
export const COMMENTS_PAGE = 20;

/** How long what was deleted is kept before it is gone for good, days. */
export const DELETED_RETENTION_DAYS = 30;

const MENTION = /(?<![\p{L}\p{N}_@/.])@([a-z0-9_]{3,30})(?![\p{L}\p{N}_])/giu;

/** A name in a text that an @ stands before, and where. */
export interface NamedPerson {
  /** In the form in which names are compared. */
  username: string;
  at: number;
  length: number;
}

/** The people whom a text names, in their order. */
export function namedIn(text: string): NamedPerson[] {
  return [...text.matchAll(MENTION)].map(({ 0: found, 1: name = '', index: at }) => ({
    username: name.toLowerCase(),
    at,
    length: found.length,
  }));
}
