import { beforeAll, expect, test } from 'vitest';
import { type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { logEvent } from './event.service.ts';
import { EVENT_TYPES } from './event.ts';

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

const events = () =>
  platform.db.rows<Record<string, unknown>>('select * from events order by occurred_at, id');

test('[TIME-03] what people and visitors see and do is noted with all that it carries', async () => {
  for (const who of [cast.ada, cast.ben]) {
    await who.call('UserSettingsResource.update', { allow_analytic_cookies: true });
  }
  const event = {
    event_type: 101,
    view_type: 4,
    view_parameter: '140',
    component: 'board_sort',
    element: 'newest',
    object_id_str: '12',
    aux_data: { before: 'custom', count: 3, shown: { ids: ['1', '2'], at: null }, '🌵': '💥\\ud800' },
  };
  await cast.ada.call('EventResource.create', event);
  await cast.visitor.call('EventResource.create', event);
  const noted = await events();
  expect(noted).toHaveLength(2);
  for (const row of noted) expect(row).toMatchObject(event);
  expect(noted.map((row) => row.user_id).sort()).toEqual([cast.ada.id, null]);
  for (const type of [13, 101, 102]) await cast.ben.call('EventResource.create', { event_type: type });
  expect(await events()).toHaveLength(5);
});

test('[TIME-02] views, clicks, outbound clicks and topics followed and left are events of types of their own', async () => {
  const { chi } = cast;
  await platform.db.write('delete from events');
  for (const event_type of [13, 101, 102])
    await chi.call('EventResource.create', { event_type, object_id_str: '12' });
  const [topic] = await platform.db.rows<{ id: string }>(`select id from interests where slug = 'bread'`);
  const interest_id = topic?.id ?? '';
  await chi.call('InterestFollowResource.create', { interest_id });
  await chi.call('InterestFollowResource.delete', { interest_id });
  const stored = (await events()).map(({ event_type, object_id_str }) => [event_type, object_id_str]);
  expect(stored.toSorted()).toEqual([
    [101, '12'],
    [102, '12'],
    [13, '12'],
    [601, interest_id],
    [602, interest_id],
  ]);
  for (const event_type of [12, 14, 100, 103, 601, 602, 603, 7802, 7803, 7804])
    await expect(chi.call('EventResource.create', { event_type })).rejects.toMatchObject({ kind: 'invalid' });
});

test('an event that is none is refused by what is wrong of it and not kept', async () => {
  const before = (await events()).length;
  const wrong = [
    [{ event_type: 7 }, 'event_type'],
    [{ event_type: 601 }, 'event_type'],
    [{ event_type: 602 }, 'event_type'],
    [{ event_type: 7801 }, 'event_type'],
    [{ event_type: 'click' }, 'event_type'],
    [{ event_type: 13, view_type: -1 }, 'view_type'],
    [{ event_type: 13, component: 'c'.repeat(201) }, 'component'],
    [{ event_type: 13, aux_data: { long: 'x'.repeat(4000) } }, 'aux_data'],
    [{ event_type: 13, aux_data: { deep: [{ 'a\0': 1 }] } }, 'aux_data'],
    [{ event_type: 13, aux_data: { deep: ['\\\ud800'] } }, 'aux_data'],
    [{ event_type: 13, aux_data: { deep: { '\udc00': 1 } } }, 'aux_data'],
  ] as const;
  for (const [sent, field] of wrong) {
    await expect(cast.ada.call('EventResource.create', sent as { event_type: number })).rejects.toMatchObject(
      {
        kind: 'invalid',
        field: expect.stringContaining(field),
      },
    );
  }
  expect(await events()).toHaveLength(before);
});

test('what somebody does is noted with them only by their consent, and goes when they take it back', async () => {
  const { chi } = cast;
  const choose = (choice: { allow_analytic_cookies?: boolean; allow_marketing_cookies?: boolean }) =>
    chi.call('UserSettingsResource.update', choice);
  const look = () => chi.call('EventResource.create', { event_type: 13, component: 'of_chi' });
  const of = async () =>
    (await events()).filter((row) => row.component === 'of_chi').map(({ user_id }) => user_id);
  await look();
  expect(await of()).toEqual([null]);
  await choose({ allow_analytic_cookies: false, allow_marketing_cookies: true });
  await look();
  expect(await of()).toEqual([null, null]);
  await choose({ allow_analytic_cookies: true });
  await look();
  expect((await of()).filter(Boolean)).toEqual([chi.id]);
  const landing = { event_type: EVENT_TYPES.landByInvite, object_id_str: null, component: 'of_chi' };
  await logEvent(await chi.context(), landing);
  expect((await of()).filter(Boolean)).toEqual([chi.id, chi.id]);
  await choose({ allow_analytic_cookies: false });
  expect((await of()).filter(Boolean)).toEqual([chi.id]);
  await choose({ allow_marketing_cookies: false });
  expect((await of()).filter(Boolean)).toEqual([]);
});
