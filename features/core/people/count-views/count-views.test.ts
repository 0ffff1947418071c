import { beforeAll, expect, test } from 'vitest';
import { logEvent } from '#features/measure/events/event.service.ts';
import { EVENT_TYPES, VIEW_TYPES } from '#features/measure/events/event.ts';
import { homeOf } from '#platform/ids/ids.ts';
import { type Cast, type CastMember, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { manyPins } from '#testing/many-pins.ts';
import { contextFor, type TestPlatform, testPlatform } from '#testing/platform.ts';
import { countViewsJob } from './count-views.service.ts';

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

type Viewer = Pick<Cast['ada'] | Cast['visitor'], 'call'>;

const look = (viewer: Viewer, view_type: number, object_id_str: string) =>
  viewer.call('EventResource.create', { event_type: EVENT_TYPES.view, view_type, object_id_str });

async function count(): Promise<void> {
  await platform.jobs.enqueue(platform.db, countViewsJob, {});
  await platform.runJobs();
}

const makeCreator = (person: CastMember) =>
  person.call('UserSettingsResource.update', { show_creator_profile: true });

const viewsOf = async (username: string) =>
  (await cast.visitor.call('UserResource.get', { username })).data.profile_views;

test('the views of a creator are those of their profile and their pins by others than themselves', async () => {
  const { ada, ben, chi, visitor, bot } = cast;
  const pin = await ada.saves.pin();
  const foreign = await ben.saves.pin();
  await makeCreator(ada);
  expect(await viewsOf('ada')).toBe(-1);
  for (const viewer of [ben, chi, chi, visitor, visitor, bot, ada]) {
    await look(viewer, VIEW_TYPES.profile, ada.id);
    await look(viewer, VIEW_TYPES.pin, pin.id);
  }
  // Viewers who can be identified count once a day.
  await platform.db.write(
    `insert into events (home, id, user_id, event_type, view_type, object_id_str, occurred_at)
      select $1::smallint, new_id($1::smallint), $2, 13, 4, $3, $4 from generate_series(1, 3)`,
    [homeOf(ben.id), ben.id, ada.id, platform.clock.now()],
  );
  // Views of boards, of invalid ids, of other people's pins and of a part of the page do not count.
  const hint = { event_type: EVENT_TYPES.view, view_type: VIEW_TYPES.pin, component: 'experience' };
  await visitor.call('EventResource.create', { ...hint, object_id_str: pin.id });
  await look(ben, VIEW_TYPES.board, ada.id);
  await look(visitor, VIEW_TYPES.pin, foreign.id);
  await look(visitor, VIEW_TYPES.pin, 'none');
  await look(visitor, VIEW_TYPES.pin, '9'.repeat(30));
  await count();
  expect(await viewsOf('ada')).toBe(7);
  // Ben is no creator.
  expect(await viewsOf('ben')).toBe(-1);
  await count();
  expect(await viewsOf('ada')).toBe(7);
});

test('views count for thirty days', async () => {
  const { ben, chi, visitor } = cast;
  await makeCreator(chi);
  const at = (days: number) =>
    platform.db.write(
      `update events set occurred_at = $1::timestamptz - $2 * interval '1 day'
        where object_id_str = $3`,
      [platform.clock.now(), days, chi.id],
    );
  await look(ben, VIEW_TYPES.profile, chi.id);
  await at(31);
  await look(visitor, VIEW_TYPES.profile, chi.id);
  await count();
  expect(await viewsOf('chi')).toBe(1);
  await at(29);
  await count();
  expect(await viewsOf('chi')).toBe(2);
  await at(31);
  await count();
  expect(await viewsOf('chi')).toBe(0);
});

test('every creator is counted, however many of them there are and pins they have', async () => {
  const { ben, studio, visitor } = cast;
  for (const one of [ben, studio]) await makeCreator(one);
  await manyPins(platform.db, { pinnerId: ben.id, boardId: await ben.makes.board('All'), count: 203 });
  await platform.db.write(
    `insert into events (home, id, event_type, view_type, object_id_str, occurred_at)
      select 7, new_id(7::smallint), 13, 3, id, $2 from pins where pinner_id = $1 and title <> 'A pin'`,
    [ben.id, platform.clock.now()],
  );
  await look(visitor, VIEW_TYPES.profile, studio.id);
  await count();
  // One of Ben's pins was viewed before.
  expect([await viewsOf('ben'), await viewsOf('studio')]).toEqual([204, 1]);
});

test('whoever does not let themselves be known counts once a day, and an address twenty times', async () => {
  const { studio, ada, visitor } = cast;
  await platform.db.write('delete from events');
  const by = async (userAgent: string, address = '203.0.113.1') => {
    const context = await contextFor(platform, visitor.viewer, { address });
    context.request.userAgent = userAgent;
    await logEvent(context, {
      ...{ event_type: EVENT_TYPES.view, view_type: VIEW_TYPES.profile, object_id_str: studio.id },
    });
  };
  const kept = async () => (await platform.db.rows('select from events')).length;
  platform.clock.advance(86_400_000);
  await by('one');
  await by('one');
  expect(await kept()).toBe(1);
  await by('one', '203.0.113.2');
  await look(ada, VIEW_TYPES.profile, studio.id);
  await look(ada, VIEW_TYPES.profile, studio.id);
  expect(await kept()).toBe(3);
  for (let index = 0; index < 30; index += 1) await by(`another ${index}`);
  expect(await kept()).toBe(22);
  platform.clock.advance(86_400_000);
  await by('one');
  await look(ada, VIEW_TYPES.profile, studio.id);
  expect(await kept()).toBe(24);
});
