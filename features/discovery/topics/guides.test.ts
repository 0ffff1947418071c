import { expect, test } from 'vitest';
import { castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { testPlatform } from '#testing/platform.ts';

test('a search for pins names topics in which it may go on, those that it names first', async () => {
  const { visitor } = await castOf(await testPlatform(await freshDatabase()));
  const search = async (query: string, sent: object = {}) =>
    (await visitor.call('BaseSearchResource.get', { query, ...sent })).data;
  const { guides = [], results } = await search('sourdough');
  expect(results).toEqual([]);
  expect(guides[0]).toEqual({ term: 'bread', display: 'Bread', position: 0, url: '/topics/bread/' });
  expect(guides.map(({ position }) => position)).toEqual(guides.map((_, index) => index));
  expect(guides.map(({ term }) => term)).toContain('cakes');
  expect((await search('food and drink')).guides?.[0]?.term).toBe('food and drink');
  expect((await search('xylophonist')).guides).toEqual([]);
  expect((await search('bread', { scope: 'boards' })).guides).toEqual([]);
  expect((await visitor.call('SearchGuidesResource.get', { query: 'sourdough' })).data).toEqual(guides);
});
