import { readFile } from 'node:fs/promises';
import type { Queryable } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { findPasswordMark } from './account.store.ts';
import type { PasswordFault } from './account-refusals.ts';

interface Names {
  email?: string;
  username?: string | null;
}

let common: Promise<ReadonlySet<string>> | undefined;

export async function passwordFault(
  chosen: string,
  { email, username }: Names,
): Promise<PasswordFault | null> {
  const password = chosen.trim().toLowerCase();
  const names = [email, email?.split('@')[0], username].map((name) => name?.toLowerCase());
  if (names.includes(password)) return 'own-name';
  common ??= readCommon();
  return new Set(password).size === 1 || (await common).has(password) ? 'common' : null;
}

async function readCommon(): Promise<ReadonlySet<string>> {
  const text = await readFile(new URL('common-passwords.txt', import.meta.url), 'utf8');
  return new Set(text.split('\n').filter((line) => line !== '' && !line.startsWith('#')));
}

/** Run after a session is open, the check tells whether the password was removed or changed just before. */
export async function notePassword(db: Queryable, accountId: Id | null): Promise<() => Promise<boolean>> {
  const noted = await findPasswordMark(db, accountId);
  return async () => (await findPasswordMark(db, accountId)) === noted;
}
