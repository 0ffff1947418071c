import { isReservedName } from './reserved-names.ts';

export const USERNAME_MIN = 3;
export const USERNAME_MAX = 30;

export type UsernameFault = 'too-short' | 'too-long' | 'wrong-characters' | 'digits-only' | 'reserved';

/** Usernames ignore case; this is the form in addresses and in the database. */
export function canonicalUsername(name: string): string {
  return name.toLowerCase();
}

const CHARACTERS = /^[a-z0-9_]+$/i;

/** Names that may no longer be chosen count, too. */
export function hasUsernameForm(text: string): boolean {
  return CHARACTERS.test(text) && text.length >= USERNAME_MIN && text.length <= USERNAME_MAX;
}

/** Does not check whether it is taken. */
export function usernameFault(name: string): UsernameFault | null {
  if (name !== '' && !CHARACTERS.test(name)) return 'wrong-characters';
  if (name.length < USERNAME_MIN) return 'too-short';
  if (name.length > USERNAME_MAX) return 'too-long';
  if (/^[0-9]+$/.test(name)) return 'digits-only';
  return isReservedName(name) ? 'reserved' : null;
}

/** Best first; `random` returns numbers from 0 to below 1. */
export function usernameIdeas(fullName: string, email: string, random: () => number = Math.random): string[] {
  const bases = [plain(fullName), plain(email.split('@')[0] ?? '')].filter((base) => /[a-z]/.test(base));
  const roots = [...new Set([...bases, 'pinner'])].map((base) => base.slice(0, USERNAME_MAX - 6));
  const numbered = [2, 4, 6].flatMap((digits) =>
    roots.map((root) => `${root}${String(Math.floor(random() * 10 ** digits)).padStart(digits, '0')}`),
  );
  const unnumbered = roots.filter((root) => root !== 'pinner');
  return [...unnumbered, ...numbered].filter((idea) => usernameFault(idea) === null);
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9_]/g, '');
}
