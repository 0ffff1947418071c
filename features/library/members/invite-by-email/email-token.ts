import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { type Id, parseId } from '#platform/ids/ids.ts';

/** A secret for a link; only its hash is stored, so that who reads the database cannot use the links. */
export function makeSecret(): { secret: string; hash: string } {
  const secret = randomBytes(32).toString('base64url');
  return { secret, hash: hashOf(secret) };
}

/** What the link of an invite carries. */
export function tokenOf(id: Id, secret: string): string {
  return `${id}.${secret}`;
}

/** The parts of a token; null where it is none. */
export function readToken(token: string): { id: Id; secret: string } | null {
  const [number, secret] = token.split('.');
  const id = parseId(number);
  return id && secret ? { id, secret } : null;
}

/** Whether a secret is the one that this is the hash of. */
export function isSecretOf(hash: string, secret: string): boolean {
  return timingSafeEqual(Buffer.from(hashOf(secret)), Buffer.from(hash));
}

/** An address as it is stored: to be known again, and read by nobody. `key` is the secret of the installation. */
export function hashEmail(email: string, key: string): string {
  return createHmac('sha256', key).update(`board invite\0${email}`).digest('base64url');
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
