import { createHash, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { tagOf } from '#features/conversions/conversion-events/testing-conversions.ts';
import type { Id } from '#platform/ids/ids.ts';
import { type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { testWebServer } from '#testing/web.ts';

let platform: TestPlatform;
let cast: Cast;
let account: Id;

beforeEach(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
  ({ account } = await tagOf(platform.db, cast.studio));
});

const PAGE = '/advertiser/conversions/pinterest_capi_connect/';
const opens = async (query = '') => (await cast.studio.opens(`${PAGE}${query}`)).one('main');

interface Answer {
  status: number;
  access_token?: string;
  error?: string;
}

/** A shop system on a server of its own, which takes a token with the code that a browser brings it. */
async function shopSystem(site: string) {
  const verifier = randomBytes(32).toString('base64url');
  const answers: Answer[] = [];
  const server = createServer(async (request, response) => {
    const { searchParams } = new URL(request.url ?? '', origin);
    if (searchParams.get('state') === 'state-1')
      answers.push(await take(searchParams.get('code') ?? '', verifier));
    response.end('connected');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = { client_id: `${origin}/`, redirect_uri: `${origin}/connected?from=pinfold` };
  const take = async (code: string, code_verifier: string, more = {}): Promise<Answer> => {
    const body = new URLSearchParams({
      ...{ grant_type: 'authorization_code', ...client, code, code_verifier, ...more },
    });
    const answer = await fetch(`${site}/v5/oauth/token`, { method: 'POST', body });
    return { status: answer.status, ...((await answer.json()) as object) };
  };
  const code_challenge = createHash('sha256').update(verifier).digest('base64url');
  const asked = { ...client, code_challenge, state: 'state-1' };
  const query = {
    ...asked,
    response_type: 'code',
    scope: 'conversions:write',
    code_challenge_method: 'S256',
  };
  return { host: new URL(origin).host, verifier, answers, take, asked, query };
}

async function site(): Promise<string> {
  const app = await testWebServer(platform);
  return app.listen({ port: 0, host: '127.0.0.1' });
}

const grants = async (asked: { client_id: string; redirect_uri: string; code_challenge: string }) =>
  (await cast.studio.call('ConversionGrantResource.create', { ad_account_id: account, ...asked })).data
    .redirect_to;

test('[CONV-19] a shop system leads here, is let in, takes a token that reports events and nothing else, and is disconnected', async () => {
  const overview = (await cast.studio.opens('/advertiser/conversions/tag/')).one('main');
  const way = overview.one('navigation', 'Conversions').one('link', 'Connect a shop').attribute('href');
  expect(way).toBe(PAGE);
  expect((await opens()).text).toContain('No shop is connected');
  const base = await site();
  const shop = await shopSystem(base);
  const consent = (await opens(`?${new URLSearchParams(shop.query)}`)).one('region', `Connect ${shop.host}`);
  expect([consent.all('button', 'Connect').length, consent.all('button', 'Cancel').length]).toEqual([1, 1]);

  const back = await grants(shop.asked);
  expect(back).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/connected\?from=pinfold&code=pfg_/);
  await fetch(back);
  const [taken] = shop.answers;
  expect(taken).toMatchObject({
    ...{ status: 200, token_type: 'bearer', scope: 'conversions:write', ad_account_id: account },
    access_token: expect.stringMatching(/^pfc_/),
  });
  const report = () =>
    fetch(`${base}/v5/ad_accounts/${account}/events`, {
      method: 'POST',
      headers: { authorization: `Bearer ${taken?.access_token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        data: [
          {
            ...{ event_name: 'checkout', action_source: 'web', event_id: 'a' },
            event_time: Math.floor(platform.clock.now().getTime() / 1000),
            user_data: { em: ['c'.repeat(64)] },
          },
        ],
      }),
    });
  expect((await report()).status).toBe(200);
  const connected = await opens();
  expect(connected.one('region', 'Connected shops').text).toContain(shop.host);
  expect(connected.all('button', `Disconnect ${shop.host}`)).toHaveLength(1);
  const { data } = await cast.studio.call('ConversionTokensResource.get', { ad_account_id: account });
  const [token] = data;
  expect(token?.client).toBe(`http://${shop.host}`);
  const ended = { ad_account_id: account, token_id: token?.id ?? '' };
  await cast.studio.call('ConversionTokenResource.delete', ended);
  expect([(await report()).status, (await opens()).text.includes('No shop is connected')]).toEqual([
    401,
    true,
  ]);
});

test('a code works once, soon, for whoever asked; a second use ends what was taken with it', async () => {
  const shop = await shopSystem(await site());
  const codeOf = async () => new URL(await grants(shop.asked)).searchParams.get('code') ?? '';
  const code = await codeOf();
  const other = { redirect_uri: `http://${shop.host}/elsewhere` };
  expect(await shop.take(code, 'not-what-was-hashed')).toMatchObject({ status: 400, error: 'invalid_grant' });
  expect(await shop.take(code, shop.verifier, other)).toMatchObject({ error: 'invalid_grant' });
  expect(await shop.take(code, shop.verifier, { grant_type: 'password' })).toMatchObject({
    ...{ status: 400, error: 'unsupported_grant_type' },
  });
  expect(await shop.take(code, shop.verifier)).toMatchObject({ status: 200 });
  expect(await shop.take(code, shop.verifier)).toMatchObject({ status: 400, error: 'invalid_grant' });
  const asked = { ad_account_id: account };
  const [token] = (await cast.studio.call('ConversionTokensResource.get', asked)).data;
  expect(token?.revoked_at).not.toBeNull();
  const late = await codeOf();
  platform.clock.advance(11 * 60_000);
  expect(await shop.take(late, shop.verifier)).toMatchObject({ error: 'invalid_grant' });
});

test.each([
  [{ client_id: 'http://shop.example/' }, 'client_id'],
  [{ redirect_uri: 'https://other.example/' }, 'redirect_uri'],
  [{ response_type: 'token' }, 'response_type'],
  [{ scope: 'pins:read' }, 'scope'],
  [{ code_challenge_method: 'plain' }, 'code_challenge_method'],
  [{ code_challenge: 'short' }, 'code_challenge'],
])('what is asked for as %j is named, and nobody is sent anywhere', async (wrong, name) => {
  const right = {
    ...{ client_id: 'https://shop.example/', redirect_uri: 'https://shop.example/back', state: 's' },
    ...{ response_type: 'code', code_challenge: 'a'.repeat(43), code_challenge_method: 'S256' },
  };
  const page = await opens(`?${new URLSearchParams({ ...right, ...wrong })}`);
  expect(page.one('alert').text).toContain(`${name} must be: `);
  expect(page.all('button', 'Connect')).toHaveLength(0);
});

test('a code is given only for an address of the shop', async () => {
  const asked = { client_id: 'https://shop.example/', code_challenge: 'a'.repeat(43) };
  const grant = (redirect_uri: string, more = {}) => grants({ ...asked, redirect_uri, ...more });
  await expect(grant('https://other.example/')).rejects.toMatchObject({
    kind: 'invalid',
    field: 'redirect_uri',
  });
  await expect(grant('http://shop.example/', { client_id: 'http://shop.example/' })).rejects.toMatchObject({
    kind: 'invalid',
    field: 'client_id',
  });
});
