import { expect, test } from 'vitest';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import { castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { testPlatform } from '#testing/platform.ts';

test('among equal words fresher and often saved pins come first, but never before a better match', async () => {
  const platform = await testPlatform(await freshDatabase());
  const { ada, visitor } = await castOf(platform);
  const find = async () =>
    (await visitor.call('PinSearchResource.get', { query: 'corbel' })).data.map(({ title }) => title);
  const saved = (id: string, count: number) =>
    platform.db.write('update pins set repin_count = $3 where home = $1 and id = $2', [
      homeOf(id as Id),
      id,
      count,
    ]);
  const loved = await ada.saves.pin({ title: 'Corbel loved' });
  const described = await ada.saves.pin({ title: 'Described', description: 'A corbel.' });
  platform.clock.advance(24 * 60 * 60 * 1000);
  await ada.saves.pin({ title: 'Corbel newer' });
  expect((await find()).slice(0, 2)).toEqual(['Corbel newer', 'Corbel loved']);
  await saved(loved.id, 50);
  await saved(described.id, 1_000_000);
  expect(await find()).toEqual(['Corbel loved', 'Corbel newer', 'Described']);
  platform.clock.advance(365 * 24 * 60 * 60 * 1000);
  await ada.saves.pin({ title: 'Corbel a year newer' });
  expect((await find())[0]).toBe('Corbel a year newer');
});
