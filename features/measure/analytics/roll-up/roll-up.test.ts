import { beforeEach, expect, test } from 'vitest';
import { givesAccess } from '#features/business/access/testing-access.ts';
import { EVENT_TYPES, VIEW_TYPES } from '#features/measure/events/event.ts';
import { logMeasured } from '#features/measure/events/measured.service.ts';
import { purgeEvents } from '#features/measure/events/purge-events/purge-events.service.ts';
import type { Id } from '#platform/ids/ids.ts';
import { homeOf } from '#platform/ids/ids.ts';
import { type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { rollUp, rollUpJob } from './roll-up.service.ts';
import { countWeek, writeDays } from './roll-up.store.ts';

let platform: TestPlatform;
let cast: Cast;
let pin: { id: Id; boardId: Id };

const DAY = 86_400_000;

beforeEach(async () => {
  platform = await testPlatform(await freshDatabase());
  platform.clock.set(new Date('2026-01-15T12:00:00Z'));
  cast = await castOf(platform);
  const boardId = await cast.ada.makes.board('Kitchens');
  pin = { id: (await cast.ada.saves.pin({ board: boardId })).id as Id, boardId };
});

/** The clock stands on a Thursday. */
const at = (daysAgo = 0) => new Date(platform.clock.now().getTime() - daysAgo * DAY);

const see = (userId: Id | null, facts: object = { impressions: 1, ms: 1500 }, daysAgo = 0) =>
  logMeasured(
    platform.db,
    userId,
    [
      {
        ...{ eventType: EVENT_TYPES.timeSpent, viewType: VIEW_TYPES.pin, component: 'pin_card' },
        ...{ thingId: pin.id, ownerId: cast.ada.id, boardId: pin.boardId, facts },
      },
    ],
    at(daysAgo),
  );

async function count(): Promise<void> {
  await platform.jobs.enqueue(platform.db, rollUpJob, {});
  await platform.runJobs();
}

const rows = (kind = 'person') =>
  platform.db.rows<Record<string, unknown>>(
    `select home, owner_id, thing_id, day::text, impressions, closeups, saves, outbound_clicks,
      pin_ms::float8, board_ms::float8, people, new_people from analytics_days where kind = $1 order by day`,
    [kind],
  );

test('events become a row for each pin, board and person on each day, with the home of the owner', async () => {
  const { ada, ben, chi } = cast;
  await see(ben.id);
  await see(ben.id, { closeups: 1, ms: 4000 });
  await see(chi.id);
  await see(null);
  await ben.call('RepinResource.create', { pin_id: pin.id });
  await count();
  const counted = {
    ...{ home: homeOf(ada.id), owner_id: ada.id, day: '2026-01-15', impressions: 3, closeups: 1, saves: 1 },
    ...{ outbound_clicks: 0, pin_ms: 8500, board_ms: 0, people: 2, new_people: 2 },
  };
  expect(await rows('pin')).toEqual([{ ...counted, thing_id: pin.id }]);
  expect(await rows('board')).toEqual([{ ...counted, thing_id: pin.boardId }]);
  expect(await rows()).toEqual([{ ...counted, thing_id: ada.id }]);
});

test('counting again changes nothing, and what came in between is added once', async () => {
  const { ben, chi } = cast;
  await see(ben.id);
  await count();
  await count();
  expect(await rows()).toMatchObject([{ impressions: 1, people: 1 }]);
  await see(chi.id);
  await count();
  expect(await rows()).toMatchObject([{ impressions: 2, people: 2 }]);
  await platform.db.write('update events set is_due = true where owner_id is not null');
  await count();
  expect(await rows()).toMatchObject([{ impressions: 2, people: 2, pin_ms: 3000 }]);
});

test('a run that dies before the end of a week leaves it due', async () => {
  const { ada, ben } = cast;
  await see(ben.id);
  await see(ben.id, undefined, 7);
  const dying = new AbortController();
  const { db } = platform;
  const once = {
    ...db,
    transaction: async <T>(action: Parameters<typeof db.transaction<T>>[0]) => {
      const done = await db.transaction(action);
      dying.abort();
      return done;
    },
  };
  await expect(rollUp({ ...platform, db: once }, dying.signal)).rejects.toThrow();
  expect(await rows()).toMatchObject([{ day: '2026-01-08' }]);
  const week = [new Date('2026-01-12'), new Date('2026-01-19')] as const;
  const broken = db.transaction(async (tx) => {
    await writeDays(tx, ada.id, await countWeek(tx, ada.id, ...week));
    throw new Error('killed');
  });
  await expect(broken).rejects.toThrow('killed');
  await count();
  expect(await rows()).toMatchObject([
    { day: '2026-01-08', impressions: 1 },
    { day: '2026-01-15', impressions: 1 },
  ]);
});

test('late events are counted on the day that they happened, and change who was new in that week', async () => {
  const { ben } = cast;
  await see(ben.id);
  await count();
  expect(await rows()).toMatchObject([{ day: '2026-01-15', people: 1, new_people: 1 }]);
  await see(ben.id, undefined, 2);
  await see(null, undefined, 40);
  await count();
  expect(await rows()).toMatchObject([
    { day: '2025-12-06', impressions: 1, people: 0 },
    { day: '2026-01-13', impressions: 1, people: 1, new_people: 1 },
    { day: '2026-01-15', impressions: 1, people: 1, new_people: 0 },
  ]);
});

test('counts outlive the events that they were made of, and those who take theirs back', async () => {
  const { ben, chi } = cast;
  await ben.call('UserSettingsResource.update', { allow_analytic_cookies: true });
  await see(ben.id);
  await see(chi.id);
  await count();
  await ben.call('UserSettingsResource.update', { allow_analytic_cookies: false });
  expect(await platform.db.rows('select from events where user_id = $1', [ben.id])).toEqual([]);
  await see(chi.id);
  await count();
  expect(await rows()).toMatchObject([{ impressions: 2, people: 1 }]);
  platform.clock.advance(91 * DAY);
  await purgeEvents(platform, new AbortController().signal);
  expect(await platform.db.rows('select from events where owner_id is not null')).toEqual([]);
  await count();
  expect(await rows()).toMatchObject([{ impressions: 2, people: 1 }]);
});

test('the owner, who acts for them and suspended people do not count, and no person counts without end', async () => {
  const { ada, ben, chi, studio } = cast;
  await see(ada.id);
  await givesAccess(platform.db, ada, studio, 'ANALYST');
  await see(studio.id);
  await see(chi.id);
  await platform.db.write('update users set suspended_at = now() where id = $1', [chi.id]);
  for (let times = 0; times < 60; times += 1) await see(ben.id, { impressions: 1, closeups: 1, ms: 100_000 });
  await count();
  expect(await rows()).toMatchObject([{ impressions: 50, closeups: 50, pin_ms: 3_600_000, people: 1 }]);
});

test('an account that is gone has no rows, and one that is erased keeps none', async () => {
  const { ada, ben } = cast;
  await see(ben.id);
  await platform.db.write('update users set deleted_at = now() where id = $1', [ada.id]);
  await count();
  expect(await rows()).toEqual([]);
  expect(await platform.db.rows('select from events where is_due')).toEqual([]);
});

test('who is seen much is counted every ten minutes, and all others each minute', async () => {
  const { ben } = cast;
  platform.clock.advance(60_000);
  await see(ben.id);
  await count();
  expect(await rows()).toMatchObject([{ impressions: 1 }]);
  await platform.db.write('update analytics_days set impressions = 5001');
  await see(ben.id);
  await count();
  expect(await rows()).toMatchObject([{ pin_ms: 1500 }]);
  platform.clock.advance(9 * 60_000);
  await count();
  expect(await rows()).toMatchObject([{ pin_ms: 3000 }]);
});
