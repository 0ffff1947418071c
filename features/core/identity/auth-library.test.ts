import { scryptSync } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Mode } from '#platform/config/config.ts';
import { freshDatabase } from '#testing/database.ts';
import { testPlatform } from '#testing/platform.ts';
import { createAuth } from './auth-library.ts';
import { PASSWORD } from './testing-sign-up.ts';

async function passwordsIn(mode: Mode) {
  const platform = await testPlatform(await freshDatabase());
  const auth = createAuth({ ...platform, config: { ...platform.config, mode } });
  return (await auth.$context).password;
}

/** Each guess takes 32 MB and a tenth of a second. */
const COST = { N: 2 ** 14, r: 16, p: 1, maxmem: 2 ** 26 };

test.each(['demo', 'development', 'production'] as const)(
  'in %s a password is slow to guess',
  async (mode) => {
    const { hash, verify } = await passwordsIn(mode);
    const made = await hash(PASSWORD);
    const [salt = '', key] = made.split(':');
    expect(salt).toMatch(/^[0-9a-f]{32}$/);
    expect(key).toBe(scryptSync(PASSWORD, salt, 64, COST).toString('hex'));
    expect(await verify({ hash: made, password: PASSWORD })).toBe(true);
    expect(await verify({ hash: made, password: 'another' })).toBe(false);
  },
);

test('in tests it is hashed no less, and otherwise, so that neither opens what the other closed', async () => {
  const { hash, verify } = await passwordsIn('test');
  const made = await hash(PASSWORD);
  expect(made).not.toContain(PASSWORD);
  expect(await hash(PASSWORD)).not.toBe(made);
  expect(await verify({ hash: made, password: PASSWORD })).toBe(true);
  expect(await verify({ hash: made, password: 'another' })).toBe(false);
  const real = await passwordsIn('production');
  expect(await real.verify({ hash: made, password: PASSWORD })).toBe(false);
});
