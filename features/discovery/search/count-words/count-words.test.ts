import { beforeAll, expect, test } from 'vitest';
import { homeOf } from '#platform/ids/ids.ts';
import { type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { countWordsOf } from '../testing-words.ts';
import { countAllWords, countWordsJob } from './count-words.service.ts';

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

const countsOf = async (word: string) =>
  platform.db.rows('select kind, count from known_words where word = $1 order by kind', [word]);

test('words are counted in pins, boards and people, in each once a thing, and again each hour', async () => {
  const { ada, ben } = cast;
  const board = await ada.makes.board('Kitchens');
  await ada.saves.pin({ title: 'Kitchens, kitchens', board });
  await ben.saves.pin({ title: 'More kitchens and mp3s in 2026' });
  await platform.jobs.enqueue(platform.db, countWordsJob, {});
  await platform.runJobs();
  const all = [
    { kind: 'boards', count: 1 },
    { kind: 'pins', count: 2 },
  ];
  expect(await countsOf('kitchens')).toEqual(all);
  expect(await countsOf('ada')).toEqual([{ kind: 'people', count: 1 }]);
  for (const word of ['2026', 'mp3s', 'in']) expect(await countsOf(word), word).toEqual([]);
  await countWordsOf(platform);
  expect(await countsOf('kitchens')).toEqual(all);
});

test('a count that was interrupted goes on where it was', async () => {
  const [last] = await platform.db.rows<{ pass: number }>('select max(pass) as pass from word_passes');
  const steps = Math.max(...[cast.ada, cast.ben].map(({ id }) => Math.floor(homeOf(id) / 256)));
  await platform.db.write('insert into word_passes (pass, next_home) values ($1, $2)', [
    ...[(last?.pass ?? 0) + 1, (steps + 1) * 256],
  ]);
  await platform.db.write(
    "insert into word_counts values ('pins', 'kitchens', 2), ('pins', 'interrupted', 1)",
  );
  await countWordsOf(platform);
  expect(await countsOf('kitchens')).toEqual([{ kind: 'pins', count: 2 }]);
  expect(await countsOf('interrupted')).toEqual([{ kind: 'pins', count: 1 }]);
  expect(await platform.db.rows('select from word_counts')).toEqual([]);
  await countWordsOf(platform);
  expect(await countsOf('interrupted')).toEqual([]);
  expect(await countsOf('kitchens')).toHaveLength(2);
});

test('where there are many pins, words are counted once an hour', async () => {
  const { signal } = new AbortController();
  await countAllWords(platform, signal);
  await cast.ada.saves.pin({ title: 'Kitchens' });
  const count = async () => {
    await countAllWords(platform, signal, 1);
    return (await countsOf('kitchens')).at(-1);
  };
  expect(await count()).toEqual({ kind: 'pins', count: 2 });
  platform.clock.advance(56 * 60 * 1000);
  expect(await count()).toEqual({ kind: 'pins', count: 3 });
});
