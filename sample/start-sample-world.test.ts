import { beforeAll, expect, test } from 'vitest';
import { StartError } from '#platform/config/start-error.ts';
import { afterFile } from '#testing/after-file.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { SAMPLE_PINS } from './sample-pins.ts';
import { startSampleWorld } from './start-sample-world.ts';
import { SAMPLE_COMMENTS } from './words/comments.ts';
import { SAMPLE_PEOPLE } from './words/people.ts';
import { SAMPLE_STORIES } from './words/stories.ts';
import { SAMPLE_TRIED } from './words/tried.ts';
import { SAMPLE_VIDEOS } from './words/videos.ts';
import { isWorldUnfinished } from './world.store.ts';

let platform: TestPlatform;
const said: string[] = [];
const say = (line: string) => void said.push(line);

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
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

const ALL = [...SAMPLE_PINS, ...SAMPLE_STORIES, ...SAMPLE_VIDEOS];
/** The process adds these itself; for the others, whose pictures would take a while, a test inserts rows. */
const ADDED = [SAMPLE_PINS.at(-1), SAMPLE_STORIES.at(-1), SAMPLE_VIDEOS.at(-1)];

const titles = async () =>
  (
    await platform.db.rows<{ title: string }>(
      `select a.username || '/' || p.title as title from pins p join accounts a on a.id = p.pinner_id order by 1`,
    )
  ).map(({ title }) => title);

async function addRows(): Promise<void> {
  const there = new Set(await titles());
  const missing = ALL.filter((pin) => !ADDED.includes(pin) && !there.has(`${pin.owner}/${pin.title}`));
  await platform.db.write(
    `insert into pins (home, id, pinner_id, board_id, title, image_signature, image_width, image_height, dominant_color)
      select u.home, new_id(u.home), u.id, b.id, n.title, md5(n.title), 600, 900, '#aabbcc'
      from unnest($1::text[], $2::text[], $3::text[]) as n (owner, board, title)
      join users u on u.username = n.owner
      left join boards b on b.home = u.home and b.owner_id = u.id and b.name = n.board`,
    [missing.map(({ owner }) => owner), missing.map(({ board }) => board), missing.map(({ title }) => title)],
  );
}

test('another process makes the sample world, stops with the server, and adds what is missing at the next start', async () => {
  const { db } = platform;
  const interrupted = serverLife();
  const making = startSampleWorld(platform, db.url, interrupted, say);
  await expect.poll(() => interrupted.stops.length, { timeout: 120_000 }).toBe(1);
  await interrupted.stop();
  await expect(making).rejects.toBe(interrupted.stopping.reason);

  const first = serverLife();
  await startSampleWorld(platform, db.url, first, say);
  expect(await db.rows('select from users')).toHaveLength(SAMPLE_PEOPLE.length);
  await expect.poll(titles, { timeout: 60_000 }).not.toEqual([]);
  await first.stop();
  expect(await isWorldUnfinished(db)).toBe(true);
  await addRows();
  expect(await titles()).toHaveLength(ALL.length - ADDED.length);

  const second = serverLife();
  await startSampleWorld(platform, db.url, second, say);
  await expect.poll(() => isWorldUnfinished(db), { timeout: 120_000 }).toBe(false);
  await second.stop();
  expect(await titles()).toEqual(
    await db
      .rows<{ title: string }>('select title from unnest($1::text[]) as title order by 1', [
        ALL.map(({ owner, title }) => `${owner}/${title}`),
      ])
      .then((rows) => rows.map(({ title }) => title)),
  );
  expect(await db.rows('select from pin_tries')).toHaveLength(SAMPLE_TRIED.length);
  expect(await db.rows('select from comments')).toHaveLength(
    SAMPLE_COMMENTS.flatMap(({ replies = [] }) => [0, ...replies]).length,
  );

  const third = serverLife();
  await startSampleWorld(platform, db.url, third, say);
  expect(third.stops).toEqual([]);
  expect(said).toEqual([]);
}, 300_000);

test('when the process that adds the pictures fails, the server says so', async () => {
  const { db } = platform;
  await db.write('create table sample_world_without_pictures ()');
  await db.write('alter table pins rename to pins_elsewhere');
  const life = serverLife();
  await startSampleWorld(platform, db.url, life, say);
  await expect.poll(() => said, { timeout: 60_000 }).toHaveLength(1);
  expect(said).toEqual([expect.stringContaining('Could not add all sample pictures')]);
  await life.stop();
  expect(said).toHaveLength(1);
});

test('a sample world that cannot be made ends the start', async () => {
  const { db, config } = await testPlatform(await freshDatabase());
  const nowhere = new URL(db.url);
  nowhere.pathname = '/nothing_of_this_name';
  const starting = startSampleWorld({ db, config }, nowhere.href, serverLife(), say);
  await expect(starting).rejects.toThrow(StartError);
});
