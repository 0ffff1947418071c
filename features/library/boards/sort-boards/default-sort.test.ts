import { beforeAll, expect, test } from 'vitest';
import { type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { defaultSort } from './default-sort.service.ts';
import { visitSortLine } from './visit-sort.ts';

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

test('own boards stand as was chosen now, chosen before, or put in order by hand', async () => {
  const { ada } = cast;
  const sortOf = async (sort?: 'newest') =>
    (await ada.call('BoardSortResource.get', sort ? { sort } : {})).data.sort;
  expect(await sortOf()).toBe('last_pinned_to');
  await platform.db.write('update users set has_custom_board_sorting_order = true where id = $1', [ada.id]);
  expect(await sortOf()).toBe('custom');
  await ada.call('UserMetadataResource.update', { most_recent_board_sort_order: 'alphabetical' });
  expect(await sortOf()).toBe('alphabetical');
  expect(await sortOf('newest')).toBe('newest');
  await expect(cast.visitor.call('BoardSortResource.get', {})).rejects.toMatchObject({
    kind: 'unauthenticated',
  });
});

test('what was chosen earlier in this visit goes before what is stored, for who chose it', async () => {
  const { ada } = cast;
  await ada.call('UserMetadataResource.update', { most_recent_board_sort_order: 'alphabetical' });
  const context = await ada.context();
  const sortWith = (line: string, updated: 'oldest' | null = null) => {
    const headers = new Headers({ cookie: `csrftoken=abc; ${line.split('; ')[0]}` });
    return defaultSort({ ...context, viewer: ada.viewer, request: { ...context.request, headers } }, updated);
  };
  for (const sort of ['newest', 'oldest', 'group_boards_at_top'] as const) {
    expect(await sortWith(visitSortLine(sort, 'ada', false))).toBe(sort);
  }
  expect(await sortWith(visitSortLine('newest', 'ada', true), 'oldest')).toBe('oldest');
  expect(await sortWith(visitSortLine('newest', 'adam', false))).toBe('alphabetical');
  expect(await sortWith('board_sort=sideways.ada')).toBe('alphabetical');
  expect(visitSortLine('newest', 'ada', false)).not.toContain('max-age');
  expect(visitSortLine('alphabetical', 'ada', false)).toContain('max-age=0');
});

test('within the experiment group boards stand first where the person has any', async () => {
  const { ben, chi } = cast;
  const board = await ben.makes.board('Shared');
  const inExperiment = async (who: typeof ben) => {
    const context = await who.context();
    return defaultSort(
      { ...context, viewer: who.viewer, flags: { ...context.flags, isOn: () => true } },
      null,
    );
  };
  expect(await inExperiment(ben)).toBe('last_pinned_to');
  await ben.shares(board, chi);
  expect([await inExperiment(ben), await inExperiment(chi)]).toEqual([
    'group_boards_at_top',
    'group_boards_at_top',
  ]);
  expect((await ben.call('BoardSortResource.get', {})).data.sort).toBe('last_pinned_to');
});
