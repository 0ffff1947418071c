import { randomBytes, scryptSync } from 'node:crypto';

/**
 * Hashes passwords as the library does, at a cost of nearly nothing: tests sign thousands of people up. They read no
 * hash that was made at the real cost, nor the other way round.
 */
export const QUICK_PASSWORDS = {
  hash: async (password: string): Promise<string> => hashed(password, randomBytes(16).toString('hex')),
  verify: async ({ hash, password }: { hash: string; password: string }): Promise<boolean> =>
    hashed(password, hash.split(':')[0] ?? '') === hash,
};

function hashed(password: string, salt: string): string {
  return `${salt}:${scryptSync(password.normalize('NFKC'), salt, 64, { N: 2, r: 1, p: 1 }).toString('hex')}`;
}
