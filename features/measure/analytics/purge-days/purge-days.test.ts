import { expect, test } from 'vitest';
import { homeOf } from '#platform/ids/ids.ts';
import { castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { testPlatform } from '#testing/platform.ts';
import { purgeAnalyticsDaysJob } from './purge-days.service.ts';

test('days that no range can show are deleted, and the first that one can show is not', async () => {
  const platform = await testPlatform(await freshDatabase());
  platform.clock.set(new Date('2026-01-15T12:00:00Z'));
  const { ada } = await castOf(platform);
  const count = (things: number, day: string) =>
    platform.db.write(
      `insert into analytics_days (home, owner_id, kind, thing_id, day, impressions)
       select $1, $2, 'pin', thing, $3::date, 1 from generate_series(1, $4::int) as thing`,
      [homeOf(ada.id), ada.id, day, things],
    );
  await count(4000, '2023-01-01');
  await count(2000, '2024-01-14');
  await count(2, '2024-01-15');
  await platform.jobs.enqueue(platform.db, purgeAnalyticsDaysJob, {});
  await platform.runJobs();
  expect(await platform.db.rows('select day::text from analytics_days')).toEqual([
    { day: '2024-01-15' },
    { day: '2024-01-15' },
  ]);
  const ask = (start_date: string, end_date: string) =>
    ada.call('UserAnalyticsResource.get', { start_date, end_date });
  await expect(ask('2024-01-21', '2024-01-27')).rejects.toMatchObject({
    kind: 'invalid',
    field: 'start_date',
  });
  const { data } = await ask('2024-01-22', '2024-01-28');
  expect(data.start_date).toBe('2024-01-22');
  expect((await ask('2025-01-15', '2026-01-15')).data.end_date).toBe('2026-01-15');
});
