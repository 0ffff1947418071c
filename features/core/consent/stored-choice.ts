import { choiceLine } from './choice-line.ts';
import { COOKIE_FLAGS, type CookieChoice, everyCookie } from './cookie-choice.ts';

/** One digit per flag, plus the person who chose. */
const PATTERN = /(?:^|; )cookie_choice=([01]{3})\.(\d*)/;

export interface StoredChoice {
  choice: CookieChoice;
  /** The id of the person who chose; empty for a visitor. */
  of: string;
}

export function readStoredChoice(cookies: string): StoredChoice | null {
  const [, digits, of] = PATTERN.exec(cookies) ?? [];
  if (digits === undefined || of === undefined) return null;
  const choice = everyCookie(false);
  COOKIE_FLAGS.forEach((flag, at) => {
    choice[flag] = digits[at] === '1';
  });
  return { choice, of };
}

export function storedChoiceLine({ choice, of }: StoredChoice, isSecure: boolean): string {
  const digits = COOKIE_FLAGS.map((flag) => (choice[flag] ? '1' : '0')).join('');
  return choiceLine(digits, of, isSecure);
}
