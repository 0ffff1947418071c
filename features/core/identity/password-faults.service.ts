import { readFile } from 'node:fs/promises';
import type { PasswordFault } from './password-refusals.ts';

interface Names {
  email?: string;
  username?: string | null;
}

let common: Promise<ReadonlySet<string>> | undefined;

/** What makes a password easy to guess, or null; ignores case. */
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
