import { beforeAll, expect, test } from 'vitest';
import { type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { isNameMatching } from './pick-board.service.ts';

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

test('[BOARDS-30] the boards one may save to, own and shared, the last used first', async () => {
  const { ada, ben, visitor } = cast;
  const old = await ben.makes.board('Old', { privacy: 'secret' });
  const shared = await ada.makes.board('Shared with Ben');
  await ada.makes.board('Of Ada alone');
  const archived = await ben.makes.board('Archived');
  await ada.shares(shared, ben, []);
  await platform.db.write('update board_memberships set archived_at = now() where board_id = $1', [archived]);
  const used = await ben.makes.board('Used');
  platform.clock.advance(60_000);
  const onShared = await ben.saves.pin({ board: shared });
  platform.clock.advance(60_000);
  const section = await ben.makes.section(used, 'Part');
  const inSection = await ben.saves.pin({ board: used, section });
  expect(onShared).toMatchObject({ board: { id: shared }, pinner: { id: ben.id } });
  expect(
    await platform.db.rows('select board_id, section_id from board_pins where pin_id = $1', [inSection.id]),
  ).toEqual([{ board_id: used, section_id: section }]);
  const pickable = async (options: object) => (await ben.call('BoardPickerBoardsResource.get', options)).data;
  const names = async (options: object) =>
    (await pickable({ field_set_key: 'board_picker', ...options })).all_boards.map(({ name }) => name);
  expect(await names({})).toEqual(['Used', 'Shared with Ben', 'Old']);
  expect(await names({ query: 'SHARED' })).toEqual(['Shared with Ben']);
  expect(await names({ query: 'alone' })).toEqual([]);
  await expect(visitor.call('BoardPickerBoardsResource.get', {})).rejects.toMatchObject({
    kind: 'unauthenticated',
  });

  const [few, all] = [await pickable({ page_size: 2 }), await pickable({ page_size: 3 })];
  expect(few.all_boards.map(({ id }) => id)).toEqual([used, shared]);
  expect(all.all_boards.map(({ id }) => id)).toEqual([used, shared, old]);
  expect([few.has_more, all.has_more]).toEqual([true, false]);
});

test('part of a name finds it, whatever its case', () => {
  expect(isNameMatching('Küche & Bad', ' KÜCHE')).toBe(true);
  expect(isNameMatching('Küche & Bad', '')).toBe(true);
  expect(isNameMatching('Küche & Bad', 'Flur')).toBe(false);
});
