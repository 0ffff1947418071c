import { beforeAll, expect, test } from 'vitest';
import { type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { manyPins } from '#testing/many-pins.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { wrongCounts } from '#testing/wrong-counts.ts';

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

test('a large board that becomes secret hides its pins at once, whatever their copies say yet', async () => {
  const { ada, chi } = cast;
  const board = await ada.makes.board('Large');
  await manyPins(platform.db, { pinnerId: ada.id, boardId: board, count: 1100 });
  const [pin] = await platform.db.rows<{ id: string }>('select id from pins where board_id = $1', [board]);
  const id = pin?.id ?? '';
  expect((await chi.call('PinResource.get', { id })).data.privacy).toBe('public');
  await ada.call('BoardResource.update', { board_id: board, privacy: 'secret' });
  await expect(chi.call('PinResource.get', { id })).rejects.toMatchObject({ kind: 'not-found' });
  expect((await chi.call('UserPinsResource.get', { username: 'ada' })).data).toEqual([]);
  await expect(chi.call('RepinResource.create', { pin_id: id })).rejects.toMatchObject({ kind: 'not-found' });
  await platform.runJobs();
  expect(await wrongCounts(platform.db)).toEqual([]);
  // Changed again while the first change runs: the last one wins.
  await ada.call('BoardResource.update', { board_id: board, privacy: 'protected' });
  await ada.call('BoardResource.update', { board_id: board, privacy: 'public' });
  await platform.runJobs();
  expect(await wrongCounts(platform.db)).toEqual([]);
  expect((await chi.call('UserPinsResource.get', { username: 'ada' })).data).not.toEqual([]);
});

test('a large section that is deleted is gone at once; its pins leave it in batches and stay on the board', async () => {
  const { ada } = cast;
  const board = await ada.makes.board('Sections');
  const section = await ada.makes.section(board, 'Most');
  await manyPins(platform.db, {
    ...{ pinnerId: ada.id, boardId: board, count: 1600 },
    sections: [section, section, section, null],
  });
  expect(await wrongCounts(platform.db)).toEqual([]);
  const actions = [1, 2].map(() => ada.call('BoardSectionEditResource.delete', { section_id: section }));
  await Promise.all(actions);
  expect((await ada.call('BoardResource.get', { board_id: board })).data).toMatchObject({
    ...{ pin_count: 1600, section_count: 0 },
    blocking_actions: [{ section_id: section, action_type: 7102, is_origin: true }],
  });
  // Pins that leave a deleted section later are subtracted from no section.
  const [left] = await platform.db.rows<{ pin_id: string }>(
    'select pin_id from board_pins where section_id = $1 limit 1',
    [section],
  );
  await ada.call('PinResource.delete', { id: left?.pin_id ?? '' });
  await platform.runJobs();
  expect(await platform.db.rows('select 1 from board_pins where section_id = $1', [section])).toEqual([]);
  expect((await ada.call('BoardResource.get', { board_id: board })).data).toMatchObject({
    pin_count: 1599,
    blocking_actions: [],
  });
  expect(await wrongCounts(platform.db)).toEqual([]);
});
