import { expect, test } from 'vitest';
import { signedUp } from '#features/core/identity/testing-sign-up.ts';
import { freshDatabase } from '#testing/database.ts';
import { testPlatform } from '#testing/platform.ts';
import { wrongCounts } from '#testing/wrong-counts.ts';
import { SAMPLE_FOLLOWS, SAMPLE_PEOPLE } from './words/people.ts';
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
});

test('a sample world that was left half made is made anew; one in which somebody else has an account is not', async () => {
  const platform = await testPlatform(await freshDatabase());
  const stop = new AbortController();
  const fill = (stopping?: AbortSignal) => fillWithSampleWorld(platform, () => {}, stopping);
  const count = async () => {
    const [counted] = await platform.db.rows<{ people: number; boards: number }>(
      'select (select count(*)::int from users) as people, (select count(*)::int from boards) as boards',
    );
    return counted;
  };
  const making = fill(stop.signal);
  await expect.poll(async () => (await count())?.people, { timeout: 60_000 }).toBeGreaterThan(1);
  stop.abort();
  await expect(making).rejects.toBe(stop.signal.reason);
  const half = await count();
  expect(half?.people).toBeLessThan(SAMPLE_PEOPLE.length);

  await signedUp(platform, 'nora');
  expect(await fill()).toBe(false);
  expect((await count())?.people).toBe((half?.people ?? 0) + 1);
  await platform.db.write(`update accounts set email = 'nora@sample.example' where username = 'nora'`);
  expect(await fill()).toBe(true);
  expect(await count()).toMatchObject({ people: SAMPLE_PEOPLE.length });
  expect(await fill()).toBe(false);
  expect(await wrongCounts(platform.db)).toEqual([]);
});
