import { beforeAll, expect, test } from 'vitest';
import { homeOf } from '#platform/ids/ids.ts';
import { type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { NOTIFICATION_RETENTION_DAYS } from '../notification.ts';
import { purgeNotificationsJob } from './purge-notifications.service.ts';

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

test('old news are forgotten, read or not, and nothing before their time', async () => {
  const { id } = cast.ada;
  const tell = (daysAgo: number, isRead: boolean) =>
    platform.db.write(
      `insert into notifications (home, id, user_id, type, created_at, read_at)
       select $1::smallint, new_id($1::smallint), $2, 'board_invite', told.at, case when $5 then told.at end
       from (select $3::timestamptz - $4 * interval '1 day' as at) as told`,
      [homeOf(id), id, platform.clock.now(), daysAgo, isRead],
    );
  for (const isRead of [true, false]) {
    await tell(NOTIFICATION_RETENTION_DAYS + 1, isRead);
    await tell(NOTIFICATION_RETENTION_DAYS - 1, isRead);
  }
  await platform.jobs.enqueue(platform.db, purgeNotificationsJob, {});
  await platform.runJobs();
  const left = await platform.db.rows<{ is_read: boolean }>(
    'select read_at is not null as is_read from notifications order by 1',
  );
  expect(left).toEqual([{ is_read: false }, { is_read: true }]);
});
