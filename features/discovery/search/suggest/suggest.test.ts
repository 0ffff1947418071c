import { expect, test } from 'vitest';
import { castOf, memberOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { testPlatform } from '#testing/platform.ts';
import { countWordsOf } from '../testing-words.ts';

test('suggestions are of what was probably meant where nothing begins as typed', async () => {
  const platform = await testPlatform(await freshDatabase());
  const { ada, visitor } = await castOf(platform);
  await ada.makes.board('Lanterns at dusk');
  await ada.saves.pin({ title: 'Cassowary' });
  await ada.makes.board('Wisteria', { privacy: 'secret' });
  await memberOf(platform, 'gwendolyn', 'Gwendolyn');
  await countWordsOf(platform);
  const suggested = async (term: string) =>
    (await visitor.call('AdvancedTypeaheadResource.get', { term })).data.items.map(({ label }) => label);
  expect(await suggested('lantrens')).toEqual(['lantrens', 'lanterns', 'lanterns at dusk']);
  expect(await suggested('gwendoyln')).toContainEqual(expect.stringContaining('Gwendolyn'));
  expect(await suggested('lante')).toEqual(['lante', 'lanterns at dusk']);
  for (const term of ['casowary', 'wisteira']) expect(await suggested(term)).toEqual([term]);
});
