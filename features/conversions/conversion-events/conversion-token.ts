import { createHash, randomBytes } from 'node:crypto';
import { type Id, parseId } from '#platform/ids/ids.ts';

/** Names the token, so that it is found by its id, and says what leaked where somebody finds one. */
const PREFIX = 'pfc';

export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** A secret of 256 random bits needs no slow hash. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

export function tokenOf(id: Id, secret: string): string {
  return `${PREFIX}_${id}_${secret}`;
}

/** A code, with which a shop system takes its token. */
export function codeOf(id: Id, secret: string): string {
  return `pfg_${id}_${secret}`;
}

/** Null if it is none of ours. */
export const readToken = (token: string) => readSecret(/^pfc_(\d{1,19})_([\w-]{43})$/, token);
export const readCode = (code: string) => readSecret(/^pfg_(\d{1,19})_([\w-]{43})$/, code);

function readSecret(shape: RegExp, text: string): { id: Id; hash: string } | null {
  const [, named, secret] = shape.exec(text) ?? [];
  const id = parseId(named);
  return id && secret ? { id, hash: hashSecret(secret) } : null;
}
