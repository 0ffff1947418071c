import { beforeEach, expect, test } from 'vitest';
import { everyCookie } from '#features/core/consent/cookie-choice.ts';
import { storedChoiceLine } from '#features/core/consent/stored-choice.ts';
import type { Id } from '#platform/ids/ids.ts';
import { type Cast, type CastMember, castOf } from '#testing/cast.ts';
import { countStatements } from '#testing/count-statements.ts';
import { freshDatabase } from '#testing/database.ts';
import { contextFor, type TestPlatform, testPlatform } from '#testing/platform.ts';
import { rollUp } from '../roll-up/roll-up.service.ts';
import { MOST_SEEN, type SeenKind } from './seen-things.ts';
import { trackTime } from './track-time.service.ts';

let platform: TestPlatform;
let statements: { count: number };
let cast: Cast;
let boardId: Id;
let pinId: Id;

beforeEach(async () => {
  const db = await freshDatabase();
  statements = countStatements(db);
  platform = await testPlatform(db);
  cast = await castOf(platform);
  boardId = await cast.ada.makes.board('Kitchens');
  pinId = (await cast.ada.saves.pin({ board: boardId })).id as Id;
});

const allow = (person: CastMember, isAllowed = true) =>
  person.call('UserSettingsResource.update', { allow_analytic_cookies: isAllowed });

const thing = (kind: SeenKind, id: Id, more: object = {}) => ({ kind, id, ms: 2000, ...more });

const look = (who: Pick<CastMember, 'call'>, ...things: ReturnType<typeof thing>[]) =>
  who.call('TimeSpentResource.create', { things });

const stored = () =>
  platform.db.rows<Record<string, unknown>>(
    `select user_id, event_type, view_type, component, object_id_str, owner_id, board_id, aux_data from events
      where owner_id is not null order by event_type, component, id`,
  );

test('cards, closeups and boards are stored with whose they are, and presses of links as events of their own', async () => {
  const { ada, ben } = cast;
  await allow(ben);
  await look(
    ben,
    thing('pin_card', pinId, { is_new: true }),
    thing('closeup', pinId, { is_new: true, clicks: 2 }),
    thing('board', boardId, { is_new: true, ms: 5000 }),
  );
  const of = { user_id: ben.id, owner_id: ada.id, board_id: boardId };
  const ofPin = { ...of, view_type: 3, object_id_str: pinId };
  expect(await stored()).toEqual([
    { ...ofPin, event_type: 102, component: 'closeup', aux_data: { clicks: 2 } },
    {
      ...of,
      event_type: 7802,
      view_type: 5,
      object_id_str: boardId,
      component: 'board',
      aux_data: { ms: 5000 },
    },
    { ...ofPin, event_type: 7802, component: 'closeup', aux_data: { ms: 2000, closeups: 1 } },
    { ...ofPin, event_type: 7802, component: 'pin_card', aux_data: { ms: 2000, impressions: 1 } },
  ]);
});

test('nothing is stored without consent, of own things, of what the viewer may not see, or of programs', async () => {
  const { ada, ben, chi, bot } = cast;
  await look(ben, thing('pin_card', pinId));
  await allow(ben, false);
  await look(ben, thing('pin_card', pinId));
  for (const person of [ada, ben, chi]) await allow(person);
  await look(ada, thing('pin_card', pinId), thing('board', boardId));
  const secret = await ada.makes.board('Secret', { privacy: 'secret' });
  const hidden = (await ada.saves.pin({ board: secret })).id as Id;
  await look(ben, thing('pin_card', hidden), thing('board', secret), thing('pin_card', '17' as Id));
  await ada.blocks(chi);
  await look(chi, thing('pin_card', pinId), thing('board', boardId));
  await look(bot, thing('pin_card', pinId));
  expect(await stored()).toEqual([]);
});

test('an address adds little to a thing in a day, however much it sends, and others still count', async () => {
  const { ada, visitor } = cast;
  const line = storedChoiceLine({ choice: everyCookie(true), of: '' }, false).split(';')[0] ?? '';
  const sendFrom = async (address: string, id: Id, kinds: readonly SeenKind[] = ['closeup', 'pin_card']) => {
    const context = await contextFor(platform, visitor.viewer);
    context.request.headers.set('cookie', line);
    const most = { ms: MOST_SEEN.msPerVisit, is_new: true, clicks: MOST_SEEN.clicks };
    const things = kinds.map((kind) => ({ kind, id, ...most }));
    await trackTime({ ...context, request: { ...context.request, address } }, things);
  };
  const totals = async () => {
    await rollUp(platform, new AbortController().signal);
    return (await ada.call('UserAnalyticsResource.get', {})).data.totals;
  };
  for (let times = 0; times < 60; times += 1) await sendFrom(`2001:db8::${times}`, pinId);
  const most = { impressions: 50, closeups: 50, outbound_clicks: 100, time_spent: 6000 };
  expect(await totals()).toMatchObject(most);
  expect(await stored()).toHaveLength(200);
  await sendFrom('192.0.2.7', pinId, ['closeup']);
  expect(await totals()).toMatchObject({ ...most, closeups: 51, outbound_clicks: 101, time_spent: 6060 });
  const other = (await ada.saves.pin({ board: boardId })).id as Id;
  await sendFrom('2001:db8::1', other, ['closeup']);
  expect(await totals()).toMatchObject({ ...most, closeups: 52, outbound_clicks: 102, time_spent: 6120 });
  platform.clock.advance(86_400_000);
  await sendFrom('2001:db8::1', pinId, ['closeup']);
  expect(await totals()).toMatchObject({ ...most, closeups: 53, outbound_clicks: 103, time_spent: 6180 });
});

test("a visitor's consent is in their cookie, and they are stored as nobody", async () => {
  const { ada, ben, visitor } = cast;
  const seen = [{ ...thing('pin_card', pinId), is_new: true, clicks: 0 }];
  const withCookie = async (cookie: string) => {
    const context = await contextFor(platform, visitor.viewer);
    context.request.headers.set('cookie', cookie);
    await trackTime(context, seen);
  };
  const line = (isAllowed: boolean, of = '') =>
    storedChoiceLine({ choice: everyCookie(isAllowed), of }, false).split(';')[0] ?? '';
  for (const refused of ['', line(false), line(true, ben.id)]) await withCookie(refused);
  expect(await stored()).toEqual([]);
  await withCookie(`csrftoken=a; ${line(true)}`);
  expect(await stored()).toMatchObject([{ user_id: null, owner_id: ada.id, component: 'pin_card' }]);
});

test('a call is bounded in things, time and presses, and costs the same however many things it has', async () => {
  const { ada, ben } = cast;
  await allow(ben);
  for (const [things, field] of [
    [Array.from({ length: MOST_SEEN.things + 1 }, (_, n) => thing('pin_card', `${n + 1}` as Id)), 'things'],
    [[thing('closeup', pinId), thing('pin_card', pinId), thing('closeup', pinId)], 'things'],
    [[thing('pin_card', pinId, { ms: MOST_SEEN.msPerVisit + 1 })], 'ms'],
    [[thing('pin_card', pinId, { ms: -1 })], 'ms'],
    [[thing('pin_card', pinId, { clicks: MOST_SEEN.clicks + 1 })], 'clicks'],
  ] as const) {
    await expect(look(ben, ...things)).rejects.toMatchObject({
      kind: 'invalid',
      field: expect.stringContaining(field),
    });
  }
  expect(await stored()).toEqual([]);
  const pins = [pinId];
  for (let more = 0; more < 9; more += 1) pins.push((await ada.saves.pin({ board: boardId })).id as Id);
  const costOf = async (ids: readonly Id[]) => {
    const before = statements.count;
    await look(ben, ...ids.map((id) => thing('pin_card', id)));
    return statements.count - before;
  };
  const one = await costOf(pins.slice(0, 1));
  expect(await costOf(pins)).toBe(one);
  expect(one).toBeLessThanOrEqual(4);
});
