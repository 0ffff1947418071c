import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { type Id, parseId } from '#platform/ids/ids.ts';

/** 30 days. */
export const EMAIL_INVITE_MS = 30 * 86_400_000;

export const MOST_ADDRESSES_AT_ONCE = 20;

export function emailInvitesSince(now: Date): Date {
  return new Date(now.getTime() - EMAIL_INVITE_MS);
}

/** A hint that the inviter recognises, but too little to write to. */
export function emailHint(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}…${email.slice(at)}`;
}

/** Only its hash is stored, so that reading the database does not give usable links. */
export function makeSecret(): { secret: string; hash: string } {
  const secret = randomBytes(32).toString('base64url');
  return { secret, hash: hashOf(secret) };
}

export function tokenOf(id: Id, secret: string): string {
  return `${id}.${secret}`;
}

/** Null if the token is malformed. */
export function readToken(token: string): { id: Id; secret: string } | null {
  const [number, secret] = token.split('.');
  const id = parseId(number);
  return id && secret ? { id, secret } : null;
}

export function isSecretOf(hash: string, secret: string): boolean {
  return timingSafeEqual(Buffer.from(hashOf(secret)), Buffer.from(hash));
}

/** The address can be recognised but not read. `key` is the installation's secret. */
export function hashEmail(email: string, key: string): string {
  return createHmac('sha256', key).update(`board invite\0${email}`).digest('base64url');
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
