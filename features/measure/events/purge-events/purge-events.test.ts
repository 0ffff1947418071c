import { beforeAll, expect, test } from 'vitest';
import { homeOf } from '#platform/ids/ids.ts';
import { type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { EVENT_RETENTION_DAYS, purgeEventsJob } from './purge-events.service.ts';

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

test('what people saw and clicked is forgotten after its time, and nothing before', async () => {
  const { id } = cast.ada;
  const now = platform.clock.now();
  const log = (count: number, daysAgo: number) =>
    platform.db.write(
      `insert into events (home, id, user_id, event_type, occurred_at)
       select $1::smallint, new_id($1::smallint), $2, 101, $3::timestamptz - $4 * interval '1 day'
       from generate_series(1, $5::int)`,
      [homeOf(id), id, now, daysAgo, count],
    );
  await log(5003, EVENT_RETENTION_DAYS + 1);
  await log(2, EVENT_RETENTION_DAYS - 1);
  await platform.jobs.enqueue(platform.db, purgeEventsJob, {});
  await platform.runJobs();
  expect(await platform.db.rows('select 1 from events')).toHaveLength(2);
});
