import { beforeAll, expect, test } from 'vitest';
import type { Id } from '#platform/ids/ids.ts';
import { type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { manyPins } from '#testing/many-pins.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { wrongCounts } from '#testing/wrong-counts.ts';
import { purgeBoardsJob } from '../recently-deleted/recently-deleted.service.ts';

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

const DAY = 86_400_000;
const MERGE = 'POST /v3/boards/:source/merge/:target/';
const placesOn = (board: string) =>
  platform.db.rows<{ pin_id: Id; section_id: Id | null }>(
    'select pin_id, section_id, rank, saved_at::text, saved_by from board_pins where board_id = $1 order by pin_id',
    [board],
  );
const restore = (board_id: Id) => cast.ada.call('BoardRestoreResource.create', { board_id });

test('a merge is undone: the board is back with its pins in their places, its sections and its cover', async () => {
  const { ada, ben, chi } = cast;
  const source = await ada.makes.board('Before');
  await ada.shares(source, ben);
  const target = await ada.makes.board('Other', { pins: 2, privacy: 'secret' });
  const section = await ada.makes.section(source, 'Part');
  const pins = [
    await ada.saves.pin({ board: source, section }),
    await ada.saves.pin({ board: source }),
    await ben.saves.pin({ board: source }),
  ];
  await ada.call('BoardResource.update', { board_id: source, cover_pin_id: pins[0]?.id ?? '' });
  // The database counts in microseconds.
  await platform.db.write(
    `update board_pins set saved_at = (saved_at at time zone 'utc' + interval '1 microsecond') at time zone 'utc' where board_id = $1`,
    [source],
  );
  const before = {
    board: (await ada.call('BoardResource.get', { board_id: source })).data,
    places: await placesOn(source),
    target: await placesOn(target),
  };
  await ada.call(MERGE, { source, target });
  const { data: deleted } = await ada.call('RecentlyDeletedBoardsResource.get', {});
  expect(deleted[0]).toMatchObject({
    ...{ id: source, name: 'Before', pin_count: 3, cover_images: before.board.cover_images },
    merged_into: { id: target, name: 'Other' },
  });
  platform.clock.advance(29 * DAY);
  const undos = await Promise.all(Array.from({ length: 3 }, () => restore(source)));
  await restore(source);
  expect(undos[0]?.data.id).toBe(source);
  // The one that came first started work, which was done before it answered.
  expect(undos.flatMap(({ data }) => data.blocking_action ?? [])).toMatchObject([
    { board_id: source, section_id: '-1', action_type: 901, is_origin: false },
  ]);
  expect(await placesOn(source)).toEqual(before.places);
  expect(await placesOn(target)).toEqual(before.target);
  const { data: board } = await ada.call('BoardResource.get', { board_id: source });
  expect(board).toEqual(before.board);
  expect((await ada.call('BoardSectionsResource.get', { board_id: target })).data).toEqual([]);
  expect(await platform.db.rows('select deleted_at from sections where board_id = $1', [target])).toEqual([
    { deleted_at: platform.clock.now() },
  ]);
  expect((await chi.call('PinResource.get', { id: pins[2]?.id ?? '' })).data.privacy).toBe('public');
  expect(await platform.db.rows('select 1 from merged_pins where board_id = $1', [source])).toEqual([]);
  expect(await wrongCounts(platform.db)).toEqual([]);
});

test('pins that were deleted or put elsewhere since stay there; a section that is gone takes none back', async () => {
  const { ada } = cast;
  const [source, target, third] = [
    await ada.makes.board('Left'),
    await ada.makes.board('Reached'),
    await ada.makes.board('Third'),
  ];
  const section = await ada.makes.section(source, 'Old');
  const pins = [];
  for (let index = 0; index < 4; index += 1) {
    pins.push((await ada.saves.pin({ board: source, ...(index === 3 && { section }) })).id);
  }
  const [stays = '', gone = '', elsewhere = '', sectioned = ''] = pins;
  await ada.call(MERGE, { source, target });
  await ada.call('PinResource.delete', { id: gone });
  await ada.call('BulkEditResource.update', { board_id: third, pin_ids: [elsewhere] });
  await platform.db.write('update sections set deleted_at = now() where id = $1', [section]);
  await platform.db.write('update boards set section_count = 0 where id = $1', [source]);
  await restore(source);
  expect((await placesOn(source)).map(({ pin_id, section_id }) => [pin_id, section_id])).toEqual([
    [stays, null],
    [sectioned, null],
  ]);
  expect((await placesOn(third)).map(({ pin_id }) => pin_id)).toEqual([elsewhere]);
  await ada.call('PinRestoreResource.create', { pin_ids: [gone] });
  expect((await placesOn(target)).map(({ pin_id }) => pin_id)).toEqual([gone]);
  expect(await wrongCounts(platform.db)).toEqual([]);
});

test('many pins come back in batches, which the boards tell of; meanwhile neither board can go', async () => {
  const { ada } = cast;
  const source = await ada.makes.board('Wide');
  const target = await ada.makes.board('Wider');
  await manyPins(platform.db, { pinnerId: ada.id, boardId: source, count: 1001 });
  await ada.call(MERGE, { source, target });
  await platform.runJobs();
  expect(await placesOn(target)).toHaveLength(1001);
  const { data: board } = await restore(source);
  expect(board.blocking_actions).toMatchObject([
    { section_id: '-1', action_type: 901, is_origin: false, progress: 0 },
  ]);
  expect(board.blocking_action).toEqual(board.blocking_actions[0]);
  for (const board_id of [source, target]) {
    await expect(ada.call('BoardResource.delete', { board_id })).rejects.toMatchObject({
      kind: 'conflict',
      reason: 'board-busy',
    });
  }
  await platform.runJobs();
  expect(await placesOn(source)).toHaveLength(1001);
  expect(await placesOn(target)).toEqual([]);
  expect(await wrongCounts(platform.db)).toEqual([]);
});

test('where the other board is deleted by now, the board comes back empty', async () => {
  const { ada } = cast;
  const [source, target] = [await ada.makes.board('Alone', { pins: 1 }), await ada.makes.board('Lost')];
  await ada.call(MERGE, { source, target });
  await ada.call('BoardResource.delete', { board_id: target });
  expect((await restore(source)).data).toMatchObject({ pin_count: 0, blocking_action: null });
  await restore(target);
  expect(await placesOn(target)).toHaveLength(1);
  expect(await wrongCounts(platform.db)).toEqual([]);
});

test('nobody but its owner undoes a merge, nor anybody after 30 days, when the journal goes', async () => {
  const { ada, ben, chi } = cast;
  const [source, target] = [await ada.makes.board('Ours', { pins: 1 }), await ada.makes.board('Theirs')];
  await ada.shares(source, ben);
  await ada.call(MERGE, { source, target });
  for (const who of [ben, chi]) {
    await expect(who.call('BoardRestoreResource.create', { board_id: source })).rejects.toMatchObject({
      kind: 'not-found',
    });
  }
  platform.clock.advance(30 * DAY + 1000);
  await expect(restore(source)).rejects.toMatchObject({ kind: 'conflict', reason: 'too-late-to-restore' });
  await platform.jobs.enqueue(platform.db, purgeBoardsJob, {});
  await platform.runJobs();
  expect(await platform.db.rows('select 1 from merged_pins where board_id = $1', [source])).toEqual([]);
  expect(await platform.db.rows('select 1 from blocking_actions where board_id = $1', [target])).toEqual([]);
  expect(await placesOn(target)).toHaveLength(1);
});

test('the address of a merged board leads to the other one, for who could see it', async () => {
  const { ada, chi } = cast;
  const { data: open } = await ada.call('BoardResource.create', { name: 'Open door' });
  const { data: hidden } = await ada.call('BoardResource.create', { name: 'Hidden door', privacy: 'secret' });
  const between = await ada.makes.board('Between');
  const target = await ada.makes.board('Behind');
  await ada.call(MERGE, { source: open.id, target: between });
  await ada.call(MERGE, { source: hidden.id, target: between });
  await ada.call(MERGE, { source: between, target });
  const read = async (who: typeof ada, slug: string) =>
    (await who.call('BoardResource.get', { username: 'ada', slug })).data.id;
  expect(await read(chi, 'open-door')).toBe(target);
  expect(await read(ada, 'hidden-door')).toBe(target);
  await expect(read(chi, 'hidden-door')).rejects.toMatchObject({ kind: 'not-found' });
  await ada.call('BoardResource.update', { board_id: target, privacy: 'secret' });
  await expect(read(chi, 'open-door')).rejects.toMatchObject({ kind: 'not-found' });
});
