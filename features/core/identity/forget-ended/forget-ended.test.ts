import { beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { ATTEMPTS, requireAttempt } from '../attempts.service.ts';
import { signedUp } from '../testing-sign-up.ts';
import { forgetEndedJob } from './forget-ended.service.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
});

test('sessions that have ended and attempts of more than a week ago are forgotten, and no others', async () => {
  const ada = await signedUp(platform, 'ada');
  await signedUp(platform, 'ben');
  await platform.db.write(
    `update sessions set expires_at = now() - interval '1 second'
     where account_id = (select id from accounts where username = 'ben')`,
  );
  platform.clock.advance(8 * 24 * 3600 * 1000);
  await requireAttempt(platform, [[ATTEMPTS.mailByLogin, 'somebody']]);
  await platform.jobs.enqueue(platform.db, forgetEndedJob, {});
  await platform.runJobs();
  expect(await platform.db.rows('select 1 from sessions')).toHaveLength(1);
  expect((await ada.viewer()).kind).toBe('person');
  expect(await platform.db.rows('select 1 from throttles')).toHaveLength(1);
});
