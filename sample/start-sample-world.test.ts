import { beforeAll, expect, test } from 'vitest';
import { StartTrouble } from '#platform/config/start-trouble.ts';
import { afterFile } from '#testing/after-file.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { sampleJobs } from './sample-jobs.ts';
import { startSampleWorld } from './start-sample-world.ts';
import { SAMPLE_PEOPLE } from './words/people.ts';
import { isWorldUnfinished } from './world.store.ts';

let platform: TestPlatform;
const said: string[] = [];
const say = (line: string) => void said.push(line);

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase(), sampleJobs);
});

/** One start of a server, and what ends it. */
function serverLife() {
  const stops: (() => Promise<unknown>)[] = [];
  const stopping = new AbortController();
  const stop = async () => {
    stopping.abort();
    for (const one of stops.splice(0)) await one();
  };
  afterFile(stop);
  return {
    stop,
    stops,
    stopping: stopping.signal,
    atStop: (one: () => Promise<unknown>) => void stops.push(one),
  };
}

const count = async (what: 'users' | 'pins') => (await platform.db.rows(`select from ${what}`)).length;

test('another process makes the sample world, stops with the server, and goes on at the next start', async () => {
  const { db } = platform;
  const interrupted = serverLife();
  const making = startSampleWorld(platform, db.url, interrupted, say);
  await expect.poll(() => interrupted.stops.length, { timeout: 120_000 }).toBe(1);
  await interrupted.stop();
  await expect(making).rejects.toBe(interrupted.stopping.reason);

  const first = serverLife();
  await startSampleWorld(platform, db.url, first, say);
  expect(await count('users')).toBe(SAMPLE_PEOPLE.length);
  await first.stop();
  const left = `name like 'sample.%' and state < 'completed'`;
  const pins = await count('pins');
  await db.write(`delete from jobs.job where ${left} and (name, id) not in
    (select name, id from jobs.job where ${left} and name = 'sample.paint-pins' order by id limit 1)`);
  await db.write(`update jobs.job set data = jsonb_set(data, '{pins}', '1') where ${left}`);
  expect(await isWorldUnfinished(db)).toBe(true);

  const second = serverLife();
  await startSampleWorld(platform, db.url, second, say);
  await expect.poll(() => isWorldUnfinished(db), { timeout: 120_000 }).toBe(false);
  await second.stop();
  expect(await count('pins')).toBeGreaterThan(pins);

  const third = serverLife();
  await startSampleWorld(platform, db.url, third, say);
  expect(third.stops).toEqual([]);
  expect(said).toEqual([]);
}, 300_000);

test('when the process that paints the pictures fails, the server says so', async () => {
  const { db } = platform;
  await db.write(`update jobs.job set state = 'created', completed_on = null, start_after = now() + interval '1 day'
    where (name, id) in (select name, id from jobs.job where name like 'sample.%' limit 1)`);
  const life = serverLife();
  await startSampleWorld(platform, db.url, life, say);
  // It looks there once a second for what is still to be painted.
  await db.write('alter table jobs.job rename to job_elsewhere');
  await expect.poll(() => said, { timeout: 60_000 }).toHaveLength(1);
  expect(said).toEqual([expect.stringContaining('Could not paint all sample pictures')]);
  await life.stop();
  expect(said).toHaveLength(1);
}, 120_000);

test('a sample world that cannot be made ends the start', async () => {
  const { db, config } = await testPlatform(await freshDatabase());
  const nowhere = new URL(db.url);
  nowhere.pathname = '/nothing_of_this_name';
  const starting = startSampleWorld({ db, config }, nowhere.href, serverLife(), say);
  await expect(starting).rejects.toThrow(StartTrouble);
}, 60_000);
