import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testBrowser } from '#testing/browser.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { comeBy, withProvider } from './testing-provider.ts';

let platform: TestPlatform;
let close: () => void;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  close = await withProvider(platform);
});

afterAll(() => close());

test('what the provider says of itself is asked anew after an hour', async () => {
  const asked = vi.spyOn(globalThis, 'fetch');
  const times = () => asked.mock.calls.filter(([to]) => String(to).includes('/.well-known/')).length;
  const begin = () => testBrowser(platform).call('SocialLoginResource.create', {});
  platform.clock.advance(3_600_000);
  await begin();
  await begin();
  expect(times()).toBe(1);
  platform.clock.advance(3_600_000);
  await begin();
  expect(times()).toBe(2);
  asked.mockRestore();
});

test('only a refusal of access counts as cancelled: any other error is the provider\u2019s failure', async () => {
  const answers = { access_denied: 'cancelled', server_error: 'provider-failed' };
  for (const [error, reason] of Object.entries(answers)) {
    const browser = testBrowser(platform);
    const asked = new URL((await browser.call('SocialLoginResource.create', {})).data.url);
    const state = asked.searchParams.get('state') ?? '';
    const query = String(new URLSearchParams({ error, state, iss: asked.origin }));
    await expect(browser.call('SocialLoginResource.update', { query })).rejects.toMatchObject({ reason });
  }
});

test('a provider that does not say how it is asked for tokens is asked in the standard way', async () => {
  const real = globalThis.fetch;
  const silent = vi.spyOn(globalThis, 'fetch').mockImplementation(async (to, options) => {
    const answer = await real(to, options);
    if (!String(to).includes('/.well-known/')) return answer;
    const { token_endpoint_auth_methods_supported: _, ...told } = await answer.json();
    return Response.json(told);
  });
  platform.clock.advance(3_600_000);
  try {
    expect((await comeBy(testBrowser(platform), 'standard')).step).toBe('sign-up');
  } finally {
    silent.mockRestore();
    platform.clock.advance(3_600_000);
  }
});

test.each([
  ['first_only', { first_name: 'Nell', last_name: '' }],
  ['whole_name', { first_name: 'Nell', last_name: 'van Harbour' }],
])('the name of %s is taken as the provider tells it', async (name, known) => {
  expect(await comeBy(testBrowser(platform), name)).toMatchObject({ step: 'sign-up', known });
});
