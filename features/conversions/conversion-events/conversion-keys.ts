import { createHash, createHmac } from 'node:crypto';
import type { KeyName, Keys } from './conversion.ts';

/** Without the secret of the site nobody can find out by trying whose address it was. */
export function keyedHash(secret: string, kind: KeyName | 'order', value: string): string {
  return createHmac('sha256', secret).update(`conversion ${kind}\0${value}`).digest('base64url').slice(0, 22);
}

export function hashKeys(keys: Keys, secret: string): Record<string, string[]> {
  const named = Object.entries(keys).filter(([, values]) => values.length > 0) as [KeyName, string[]][];
  return Object.fromEntries(
    named.map(([kind, values]) => [kind, values.map((value) => keyedHash(secret, kind, value))]),
  );
}

/** As a shop reports it: normalised, then hashed. */
export const emailKey = (secret: string, email: string): string =>
  keyedHash(secret, 'em', createHash('sha256').update(email.trim().toLowerCase()).digest('hex'));

export const browserKey = (
  secret: string,
  { address, userAgent }: { address: string; userAgent: string },
): string => keyedHash(secret, 'browser', `${address}\n${userAgent}`);
