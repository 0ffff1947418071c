import { gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import { tagOf } from '#features/conversions/conversion-events/testing-conversions.ts';
import { TAG_EVENTS_PATH, TAG_SCRIPT_PATH } from '#features/conversions/conversion-tags/tag-snippet.ts';
import type { Id } from '#platform/ids/ids.ts';
import { type Cast, castOf } from '#testing/cast.ts';
import { countStatements } from '#testing/count-statements.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { testWebServer } from '#testing/web.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const HASH = 'a'.repeat(64);

let platform: TestPlatform;
let cast: Cast;
let app: FastifyInstance;
let account: Id;
let tag: Id;
let asked: ReturnType<typeof countStatements>;

beforeEach(async () => {
  platform = await testPlatform(await freshDatabase());
  asked = countStatements(platform.db);
  cast = await castOf(platform);
  app = await testWebServer(platform);
  ({ account, tag } = await tagOf(platform.db, cast.studio));
});

type Query = Record<string, unknown>;

async function report(query: Query, headers: Record<string, string> = {}) {
  const fields = Object.entries(query).map(([name, value]): [string, string] => [
    name,
    typeof value === 'object' ? JSON.stringify(value) : String(value),
  ]);
  const url = `${TAG_EVENTS_PATH}?${new URLSearchParams(fields)}`;
  return app.inject({ url, headers: { 'user-agent': FIREFOX, ...headers } });
}

const events = async () =>
  (await cast.studio.call('ConversionEventsResource.get', { ad_account_id: account })).data;

test('the script is small, and may be loaded by pages of any origin', async () => {
  const { statusCode, headers, rawPayload } = await app.inject(TAG_SCRIPT_PATH);
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect(gzipSync(rawPayload).length).toBeLessThanOrEqual(5 * 1024);
  expect(headers['set-cookie']).toBeUndefined();
});

test('an event of somebody who agreed is stored with hashes of what is known of them, and nothing in the clear', async () => {
  const answer = await report({
    ...{ tid: tag, event: 'Checkout', cb: '1', cs: '1' },
    ed: {
      value: 59.9,
      currency: 'usd',
      order_id: 'R-1001',
      order_quantity: 2,
      product_ids: ['A', 'B'],
      event_id: 'o1',
    },
    pd: { em: HASH, ph: '+41 44 123 45 67', np: 'shop-system', epik: 'click-1' },
    ad: { loc: 'https://shop.example/thanks?email=eve@example.com' },
  });
  expect([answer.statusCode, answer.headers['content-type'], answer.rawPayload.length]).toEqual([
    200,
    'image/gif',
    42,
  ]);
  expect(answer.headers['access-control-allow-origin']).toBe('*');
  expect(await events()).toMatchObject([
    {
      ...{ source: 'tag', tag_id: tag, event_name: 'checkout', event_id: 'o1', value_micro: '59900000' },
      ...{ currency: 'USD', has_order: true, quantity: 2, product_ids: ['A', 'B'], partner: 'shop-system' },
      ...{ page: 'shop.example/thanks', key_names: ['browser', 'click_id', 'em'], is_limited: false },
      problems: ['key_not_hashed'],
    },
  ]);
  const rows = await platform.db.rows('select * from conversion_events');
  const stored = JSON.stringify(rows);
  for (const secret of [HASH, '123 45', 'Firefox', '127.0.0.1', 'click-1', 'R-1001', 'eve@'])
    expect(stored, secret).not.toContain(secret);
});

test.each([
  ['who has not said so', { cs: '0' }, {}],
  ['whose browser asks for privacy', { cs: '1' }, { 'sec-gpc': '1' }],
  ['who has opted out', { cs: '1', ed: { opt_out: true } }, {}],
  ['whose data is to be limited', { cs: '1', ed: { opt_out_type: 'LDP' } }, {}],
])('of somebody %s only the event is stored', async (_who, query, headers) => {
  await report({ tid: tag, event: 'signup', pd: { em: HASH, epik: 'click-1' }, ...query }, headers);
  expect(await events()).toMatchObject([{ event_name: 'signup', is_limited: true, key_names: [] }]);
});

test('details in brackets, and an image without scripts, are understood', async () => {
  await report(
    { tid: tag, event: 'init', noscript: 1, 'pd[em]': HASH, 'ed[value]': '5' },
    { referer: 'https://shop.example/a?b' },
  );
  await report({ tid: tag, event: 'ViewCategory', ed: 'no json', ad: '[1]' });
  await report({ tid: tag, event: 'Wish listed!' });
  await report({ tid: tag, event: 'wish-listed' });
  expect(await events()).toMatchObject([
    { event_name: 'wish_listed', problems: ['id_missing', 'name_unknown'] },
    { event_name: 'view_category', page: null },
    {
      event_name: 'page_visit',
      value_micro: '5000000',
      page: 'shop.example/a',
      problems: ['currency_missing', 'id_missing'],
    },
  ]);
});

test('the same call twice, and the same event within a day, count once, also at once', async () => {
  await Promise.all([1, 2, 3].map(() => report({ tid: tag, event: 'lead', cb: '7' })));
  await report({ tid: tag, event: 'checkout', cb: '8', ed: { event_id: 'o1' } });
  await report({ tid: tag, event: 'checkout', cb: '9', ed: { event_id: 'o1' } });
  await report({ tid: tag, event: 'signup', cb: '9', ed: { event_id: 'o1' } });
  const reported = (await events()).map((one) => [one.event_name, one.is_repeated]);
  // Of those at once, any may be first.
  expect(
    reported.toSorted((a, b) => Number(b[1]) - Number(a[1])).filter(([name]) => name === 'lead'),
  ).toEqual([
    ...[
      ['lead', true],
      ['lead', true],
      ['lead', false],
    ],
  ]);
  expect(reported.filter(([name]) => name !== 'lead')).toEqual([
    ['signup', false],
    ['checkout', true],
    ['checkout', false],
  ]);
  platform.clock.advance(25 * 3_600_000);
  await report({ tid: tag, event: 'checkout', cb: '10', ed: { event_id: 'o1' } });
  expect((await events())[0]).toMatchObject({ event_name: 'checkout', is_repeated: false });
});

test('bots, unknown tags, long calls and too many of them are answered alike, and cost nothing', async () => {
  const other = String(BigInt(tag) + 1n);
  const pixel = (await report({ tid: tag, event: 'page', cb: 0 })).rawPayload;
  await report({ tid: other, event: 'page' });
  const before = asked.count;
  for (const [query, headers] of [
    [{ tid: other, event: 'page' }, {}],
    [{ tid: 'x', event: 'page' }, {}],
    [{ tid: tag, event: 'page', ed: 'x'.repeat(17_000) }, {}],
    [{ tid: tag, event: 'page' }, { 'user-agent': 'Googlebot/2.1' }],
    [{ tid: tag, event: 'page' }, { 'user-agent': '' }],
    [{ tid: tag }, {}],
  ] as const) {
    const answer = await report(query, headers);
    expect([answer.statusCode, answer.rawPayload]).toEqual([200, pixel]);
  }
  expect(asked.count).toBe(before);
  expect(await events()).toHaveLength(1);
  for (let cb = 1; cb < 140; cb += 1) await report({ tid: tag, event: 'page', cb });
  expect((await platform.db.rows('select from conversion_events')).length).toBeLessThan(135);
});

test('where the operator wants no advertising, there is no script, and nothing is asked of the database', async () => {
  const off = { ...platform, config: { ...platform.config, ads: undefined } };
  const closed = await testWebServer(off);
  const before = asked.count;
  for (const url of [TAG_SCRIPT_PATH, `${TAG_EVENTS_PATH}?tid=${tag}&event=page`])
    expect((await closed.inject({ url, headers: { 'user-agent': FIREFOX } })).statusCode).not.toBe(200);
  expect(asked.count).toBe(before);
});
