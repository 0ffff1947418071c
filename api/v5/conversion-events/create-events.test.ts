import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import { adAccountRow, tagOf } from '#features/conversions/conversion-events/testing-conversions.ts';
import type { Id } from '#platform/ids/ids.ts';
import { type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { testWebServer } from '#testing/web.ts';

const HASH = 'b'.repeat(64);

let platform: TestPlatform;
let cast: Cast;
let app: FastifyInstance;
let account: Id;
let token: string;

beforeEach(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
  app = await testWebServer(platform);
  ({ account } = await tagOf(platform.db, cast.studio));
  token = (await create('Shop')).access_token;
});

const create = async (name: string) =>
  (await cast.studio.call('ConversionTokenResource.create', { ad_account_id: account, name })).data;

const now = () => Math.floor(platform.clock.now().getTime() / 1000);

const event = (more: object = {}) => ({
  ...{ event_name: 'checkout', action_source: 'web', event_time: now(), event_id: 'o1' },
  user_data: { em: [HASH] },
  custom_data: { value: '72.39', currency: 'EUR', order_id: '1001', content_ids: ['A'] },
  ...more,
});

async function send(
  payload: unknown,
  { query = '', to = account as string, bearer = token as string | null } = {},
) {
  const answer = await app.inject({
    method: 'POST',
    url: `/v5/ad_accounts/${to}/events${query}`,
    headers: { 'content-type': 'application/json', ...(bearer && { authorization: `Bearer ${bearer}` }) },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
  return { status: answer.statusCode, body: answer.json() };
}

const recorded = async () =>
  (await cast.studio.call('ConversionEventsResource.get', { ad_account_id: account })).data;

test('events that a server reports are answered in order and recorded', async () => {
  const second = event({
    event_id: 'o2',
    custom_data: { value: '5' },
    event_source_url: 'https://shop.example/x?y',
  });
  expect(await send({ data: [event(), second] })).toEqual({
    status: 200,
    body: {
      ...{ num_events_received: 2, num_events_processed: 2 },
      events: [
        { status: 'processed', error_message: '', warning_message: '' },
        { status: 'processed', error_message: '', warning_message: 'custom_data.currency: is missing' },
      ],
    },
  });
  expect(await recorded()).toMatchObject([
    { event_id: 'o2', source: 'api', value_micro: '5000000', page: 'shop.example/x' },
    {
      event_id: 'o1',
      source: 'api',
      value_micro: '72390000',
      currency: 'EUR',
      key_names: ['em'],
      problems: [],
    },
  ]);
  expect(JSON.stringify(await platform.db.rows('select * from conversion_events'))).not.toContain(HASH);
});

test.each([
  [{ event_name: 'bought' }, /^event_name: /],
  [{ action_source: 'shop' }, /^action_source: /],
  [{ event_id: undefined }, /^event_id: /],
  [{ event_time: 1_700_000_000_000 }, /^event_time: /],
  [{ event_time: 1_451_431_341 }, /^event_time: must not be more than 30 days ago$/],
  [{ user_data: {} }, /^user_data: must have em, hashed_maids, or both/],
  [{ user_data: { em: ['eve@example.com'] } }, /^user_data\.em\.0: must be lower-case hexadecimal SHA-256/],
  [{ user_data: { client_ip_address: '10.0.0.1' } }, /^user_data: must have em/],
  [{ custom_data: { value: 72.39 } }, /^custom_data\.value: /],
  [{ custom_data: { value: '7,5' } }, /^custom_data\.value: must be a decimal number as text/],
  [{ custom_data: { currency: 'EURO' } }, /^custom_data\.currency: must be an ISO 4217 code/],
  [{ custom_data: { worth: '1' } }, /^custom_data\.worth: is not known$/],
])(
  'of several events, one with %o is refused by name and the others are recorded',
  async (wrong, problem) => {
    const { status, body } = await send({ data: [event(wrong), event({ event_id: 'o9' })] });
    expect([status, body.code, body.message]).toEqual([
      422,
      4196,
      'Not all events were successfully processed.',
    ]);
    expect(body.details).toMatchObject({ num_events_received: 2, num_events_processed: 1 });
    expect(body.details.events[0]).toMatchObject({
      status: 'failed',
      error_message: expect.stringMatching(problem),
    });
    expect((await recorded()).map((one) => one.event_id)).toEqual(['o9']);
  },
);

test('what is no list of events is refused as a whole', async () => {
  for (const payload of [{}, [], { data: [] }, { data: {} }, '{"data":', { data: Array(1001).fill(event()) }])
    expect(await send(payload)).toMatchObject({ status: 400, body: { code: 4196 } });
  expect(await send({ data: [event()], more: 1 })).toMatchObject({
    body: { code: 4196, message: 'more: is not known' },
  });
  expect(await send({ data: [event()] }, { query: '?test=maybe' })).toMatchObject({ status: 400 });
  expect(await recorded()).toEqual([]);
});

test('only the token of an account reports its events, until it is revoked', async () => {
  const failed = { status: 401, body: { code: 2, message: 'Authentication failed.' } };
  const guessed = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
  for (const bearer of [null, 'x', guessed, token.replace(/_\d+_/, '_1_')])
    expect(await send({ data: [event()] }, { bearer })).toEqual(failed);
  expect(await send({ data: [event()] }, { to: String(BigInt(account) + 1n) })).toMatchObject({
    ...{ status: 403, body: { code: 29 } },
  });
  const listed = async () =>
    (await cast.studio.call('ConversionTokensResource.get', { ad_account_id: account })).data;
  expect(JSON.stringify(await listed())).not.toContain(token.split('_')[2]);
  expect((await send({ data: [event()] })).status).toBe(200);
  const [shown] = await listed();
  expect(shown).toMatchObject({ name: 'Shop', revoked_at: null, last_used_at: expect.any(String) });
  expect(JSON.stringify(await platform.db.rows('select * from conversion_tokens'))).not.toContain(
    token.split('_')[2],
  );
  await cast.studio.call('ConversionTokenResource.delete', {
    ad_account_id: account,
    token_id: String(shown?.id),
  });
  expect(await send({ data: [event()] })).toEqual(failed);
});

test('a test answers the same and records nothing, but is shown to whoever tests', async () => {
  const data = [event(), event({ event_name: 'bought' })];
  const tested = await send({ data }, { query: '?test=true' });
  expect(await recorded()).toEqual([]);
  expect(await send({ data })).toEqual(tested);
  const { data: shown } = await cast.studio.call('ConversionTestResource.get', { ad_account_id: account });
  expect(shown.events).toMatchObject([
    { event_name: 'bought', refusal: expect.stringMatching(/^event_name: /) },
    { event_name: 'checkout', key_names: ['em'], refusal: null },
  ]);
});

test('of what tag and server report of the same, the first counts, and why others were not found is told', async () => {
  const [tag] = (await cast.studio.call('ConversionTagsResource.get', { ad_account_id: account })).data;
  const report = (name: string, ed: object) =>
    app.inject({
      url: `/ct/v3/?${new URLSearchParams({ tid: String(tag?.id), event: name, ed: JSON.stringify(ed), cs: '1' })}`,
      headers: { 'user-agent': 'Mozilla/5.0 Firefox/140.0' },
    });
  await report('checkout', { event_id: 'o1' });
  await report('checkout', { event_id: 'tag-2', order_id: '1001' });
  await report('checkout', {});
  await report('lead', { event_id: 'o3' });
  await report('signup', { event_id: 'late' });
  platform.clock.advance(25 * 3_600_000);
  await send({
    data: [
      event({ event_name: 'signup', event_id: 'late', custom_data: {} }),
      event({ event_name: 'subscribe', event_id: 'o3', custom_data: {} }),
      event({ event_id: 'api-2' }),
    ],
  });
  platform.clock.advance(-2 * 3_600_000);
  await send({ data: [event({ custom_data: {} })] });
  const { data } = await cast.studio.call('ConversionOverlapResource.get', {
    ad_account_id: account,
    days: 28,
  });
  expect(data.events.find((one) => one.event_name === 'checkout')).toEqual({
    ...{ event_name: 'checkout', tag: 3, tag_with_id: 2, api: 2, both: 1 },
  });
  expect(data.missed).toEqual([
    { event_name: 'checkout', reason: 'no_id', events: 1 },
    { event_name: 'checkout', reason: 'other_id', events: 1 },
    { event_name: 'lead', reason: 'other_name', events: 1 },
    { event_name: 'signup', reason: 'too_late', events: 1 },
  ]);
  const { data: counts } = await cast.studio.call('ConversionCountsResource.get', { ad_account_id: account });
  const repeated = counts.rows.filter((one) => one.repeated > 0);
  expect(repeated).toMatchObject([{ event_name: 'checkout', source: 'api', counted: 0, repeated: 1 }]);
});

test('strangers find neither the account nor anything of it, and a role that does not include it changes nothing', async () => {
  const { ada, studio } = cast;
  const id = { ad_account_id: await adAccountRow(platform.db, ada) };
  for (const call of [
    () => studio.call('ConversionTagsResource.get', id),
    () => studio.call('ConversionTagResource.create', { ...id, name: 'Mine' }),
    () => studio.call('ConversionTokenResource.create', { ...id, name: 'Mine' }),
    () => studio.call('ConversionEventsResource.get', id),
    () => studio.call('ConversionHealthResource.get', id),
  ])
    await expect(call()).rejects.toMatchObject({ kind: 'not-found' });
});
