import { beforeAll, expect, test } from 'vitest';
import { testBrowser } from '#testing/browser.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { signedUp } from '../testing-sign-up.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  await signedUp(platform, 'ada');
});

test('[API-19] register exists answers whether an account with that mail address exists', async () => {
  const browser = testBrowser(platform);
  const exists = async (email: string) => (await browser.call('GET /v3/register/exists/', { email })).data;
  expect(await exists('ada@example.com')).toBe(true);
  expect(await exists('ADA@Example.com ')).toBe(true);
  expect(await exists('ben@example.com')).toBe(false);
  expect((await browser.call('EmailExistsResource.get', { email: 'ada@example.com' })).data).toBe(true);
  await expect(exists('not a mail address')).rejects.toMatchObject({ kind: 'invalid', field: 'email' });
});

test('[API-19] it answers few times an hour to one address, under both names together', async () => {
  const browser = testBrowser(platform, { address: '198.51.100.1' });
  for (let index = 0; index < 60; index += 1)
    await browser.call(index % 2 ? 'EmailExistsResource.get' : 'GET /v3/register/exists/', {
      email: 'a@example.com',
    });
  const action = browser.call('EmailExistsResource.get', { email: 'a@example.com' });
  await expect(action).rejects.toMatchObject({ kind: 'too-many' });
});
