import { beforeAll, expect, test } from 'vitest';
import { type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { testPlatform } from '#testing/platform.ts';

let visitor: Cast['visitor'];

beforeAll(async () => {
  ({ visitor } = await castOf(await testPlatform(await freshDatabase())));
});

test('a new installation has about three hundred topics, each with a name, a parent or children, and words', async () => {
  const { data } = await visitor.call('ExploreSectionsResource.get', { page_size: 250 });
  expect(data.length).toBeGreaterThan(20);
  expect(data.flatMap(({ topics }) => topics).length).toBeGreaterThan(270);
  for (const section of data) expect(section.topics.length, section.name).toBeGreaterThan(3);
  const names = data.map(({ name }) => name);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)));
  const main = await visitor.call('CategoriesResource.get', { category_types: 'main' });
  expect(main.data.map(({ name }) => name)).toEqual(names);
});

test('sections come page by page, each once', async () => {
  const all = (await visitor.call('ExploreSectionsResource.get', { page_size: 250 })).data;
  const seen: string[] = [];
  let bookmark: string | null = '';
  do {
    const page: { data: { id: string }[]; bookmark: string | null } = await visitor.call(
      'ExploreSectionsResource.get',
      { page_size: 10, bookmarks: [bookmark] },
    );
    seen.push(...page.data.map(({ id }) => id));
    bookmark = page.bookmark;
  } while (bookmark);
  expect(seen).toEqual(all.map(({ id }) => id));
});

test('hashtags are found by their first letters, with or without the sign', async () => {
  const tags = async (query: string) =>
    (await visitor.call('HashtagTypeaheadResource.get', { query })).data.map(({ name }) => name);
  expect(await tags('#bre')).toContain('#bread');
  expect(await tags('bread')).toContain('#bread');
  expect(await tags('#')).toEqual([]);
  expect(await tags('zzz')).toEqual([]);
});
