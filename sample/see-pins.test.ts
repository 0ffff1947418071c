import { expect, test } from 'vitest';
import { rollUp } from '#features/measure/analytics/roll-up/roll-up.service.ts';
import { castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { testPlatform } from '#testing/platform.ts';
import { seePins } from './see-pins.ts';

test('sample people have looked at the pins of others for weeks, once however often it is asked', async () => {
  const platform = await testPlatform(await freshDatabase());
  const { ada } = await castOf(platform);
  await platform.db.write(`update accounts set email = username || '@sample.example'`);
  for (let pins = 0; pins < 3; pins += 1) await ada.saves.pin();
  const { signal } = new AbortController();
  for (const _ of [1, 2]) await seePins(platform, signal);
  await rollUp(platform, signal);
  const { data } = await ada.call('UserAnalyticsResource.get', {});
  expect(data.totals?.impressions).toBeGreaterThan(100);
  expect(data.totals?.closeups).toBeGreaterThan(10);
  expect(data.previous?.impressions).toBeGreaterThan(100);
  const seen = await platform.db.rows<{ count: number }>(
    'select count(*)::int as count from events where owner_id is not null',
  );
  await seePins(platform, signal);
  const again = await platform.db.rows(
    'select count(*)::int as count from events where owner_id is not null',
  );
  expect(again).toEqual(seen);
});
