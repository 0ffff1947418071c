import { expect, test } from 'vitest';
import { freshDatabase } from '#testing/database.ts';
import { testPlatform } from '#testing/platform.ts';
import { wrongCounts } from '#testing/wrong-counts.ts';
import { SAMPLE_FOLLOWS } from './words/people.ts';
import { fillWithSampleWorld } from './world.ts';

test('an empty database gets the sample world once, with every count right', async () => {
  const platform = await testPlatform(await freshDatabase());
  const fill = () => fillWithSampleWorld(platform, () => {});
  expect(await fill()).toBe(true);
  expect(await fill()).toBe(false);
  const [counted] = await platform.db.rows(`select
    (select count(*)::int from follows) as follows,
    (select sum(archived_board_count)::int from users) as archived,
    (select array_agg(username) from users where is_identity_verified) as verified,
    (select array_agg(username) from users where is_ads_only_profile) as ads`);
  expect(counted).toEqual({
    follows: SAMPLE_FOLLOWS.reduce((sum, [, ...others]) => sum + others.length, 0),
    archived: 1,
    verified: ['chi'],
    ads: ['sundial'],
  });
  expect(await wrongCounts(platform.db)).toEqual([]);
}, 120_000);
