import { beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { MEASURED_DAYS } from '../experience.ts';
import { EXPERIENCE_IDS } from '../testing-experiences.ts';
import { purgeDaysJob } from './purge-days.service.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
});

test('the counters of a day are deleted after their time, and none before', async () => {
  const now = platform.clock.now();
  const count = (homes: number, daysAgo: number) =>
    platform.db.write(
      `insert into experience_days (home, experience_id, day, shown)
       select home, $1, ($2::timestamptz at time zone 'UTC')::date - $3::int, 1
       from generate_series(1, $4::int) as home`,
      [EXPERIENCE_IDS.createBoard, now, daysAgo, homes],
    );
  await count(4000, MEASURED_DAYS + 1);
  await count(2000, MEASURED_DAYS + 2);
  await count(2, MEASURED_DAYS);
  await platform.jobs.enqueue(platform.db, purgeDaysJob, {});
  await platform.runJobs();
  expect(await platform.db.rows('select 1 from experience_days')).toHaveLength(2);
});
