import { beforeAll, expect, test } from 'vitest';
import type { OptionsOf } from '#platform/resource/call.ts';
import { type Caller, type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
  const { ada } = cast;
  await ada.makes.board('Willow');
  await ada.makes.board('Amber', { privacy: 'secret' });
  await ada.makes.board('Birch', { privacy: 'protected' });
  const put = await ada.makes.board('Moss');
  await ada.call('BoardArchiveResource.create', { board_id: put });
});

type Sent = OptionsOf<'BoardsResource.get'>;

const namesFor = async (who: Caller, sent: Sent) =>
  (await who.call('BoardsResource.get', { username: 'ada', sort: 'alphabetical', ...sent })).data.map(
    ({ name }) => name,
  );

test('the boards of a person are listed by privacy, group and archive, all of them where nothing is said', async () => {
  const { ada, chi, visitor } = cast;
  const all = ['Amber', 'Birch', 'Moss', 'Willow'];
  expect(await namesFor(ada, {})).toEqual(all);
  expect(await namesFor(ada, { privacy_filter: 'all', group_by: 'mix_public_private' })).toEqual(all);
  expect(await namesFor(ada, { group_by: 'visibility' })).toEqual(['Willow', 'Birch', 'Amber', 'Moss']);
  expect(await namesFor(ada, { privacy_filter: 'secret' })).toEqual(['Amber']);
  expect(await namesFor(ada, { include_archived: 'false' })).toEqual(['Amber', 'Birch', 'Willow']);
  expect(await namesFor(ada, { include_archived: true })).toEqual(all);
  expect(await namesFor(ada, { orbac_subject_id: ada.id })).toEqual(all);
  for (const who of [chi, visitor]) {
    const asked = namesFor(who, { orbac_subject_id: ada.id });
    await expect(asked).rejects.toMatchObject({ kind: 'forbidden', field: 'orbac_subject_id' });
  }
  const [whole] = (await chi.call('BoardsResource.get', { username: 'ada' })).data;
  const { data: grid } = await chi.call('BoardsResource.get', {
    username: 'ada',
    field_set_key: 'profile_grid_item',
  });
  expect(whole).toMatchObject(grid[0] ?? {});
  expect(Object.keys(grid[0] ?? {}).length).toBeLessThan(Object.keys(whole ?? {}).length * 0.6);
});

test('a page holds 25 unless another size is asked for, and the sort holds for the owner', async () => {
  const { ben } = cast;
  for (let index = 0; index < 27; index += 1) {
    await ben.makes.board(`Board ${String.fromCharCode(97 + (index % 26))}${index}`);
  }
  const pageOf = (sent: Sent) => ben.call('BoardsResource.get', { username: 'ben', ...sent });
  const first = await pageOf({ sort: 'alphabetical' });
  expect(first.data).toHaveLength(25);
  const rest = await pageOf({ sort: 'alphabetical', bookmarks: [first.bookmark] } as Sent);
  expect(rest.data).toHaveLength(2);
  expect(rest.bookmark).toBeNull();
  const names = [...first.data, ...rest.data].map(({ name }) => name);
  expect(names).toEqual([...names].sort());
  expect((await pageOf({ page_size: 50 })).data).toHaveLength(27);
});
