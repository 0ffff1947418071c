import { beforeAll, expect, test } from 'vitest';
import { giveUpWork } from '#features/library/work/board-work.service.ts';
import type { Id } from '#platform/ids/ids.ts';
import { type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { manyPins } from '#testing/many-pins.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { wrongCounts } from '#testing/wrong-counts.ts';
import { purgeBoards } from '../recently-deleted/recently-deleted.service.ts';
import { deleteBoardJob, deleteNextPins } from './delete-board.service.ts';

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

const placesOn = (board: string) =>
  platform.db.rows('select * from board_pins where board_id = $1 order by pin_id', [board]);

test('a large board is gone at once, its pins follow in batches, and all comes back as it was', async () => {
  const { ada, ben, chi } = cast;
  const board = await ada.makes.board('Large');
  await ada.shares(board, ben);
  const section = await ada.makes.section(board, 'Half');
  await manyPins(platform.db, { pinnerId: ada.id, boardId: board, count: 1100, sections: [null, section] });
  const ofBen = await ben.saves.pin({ board });
  const before = await placesOn(board);

  await ada.call('BoardResource.delete', { board_id: board });
  await ada.call('BoardResource.delete', { board_id: board });
  await expect(chi.call('BoardResource.get', { board_id: board })).rejects.toMatchObject({
    kind: 'not-found',
  });
  await expect(chi.call('PinResource.get', { id: String(Object(before[0]).pin_id) })).rejects.toMatchObject({
    kind: 'not-found',
  });
  await expect(ada.call('BoardRestoreResource.create', { board_id: board })).rejects.toMatchObject({
    kind: 'conflict',
    reason: 'board-busy',
  });
  expect(await wrongCounts(platform.db)).toEqual([]);
  const [action] = await platform.db.rows<{ id: Id; action_type: number }>(
    'select id, action_type from blocking_actions where board_id = $1 and finished_at is null',
    [board],
  );
  expect(action?.action_type).toBe(22);
  // Two at once, as when a worker presumed dead was only slow.
  const step = () => deleteNextPins(platform, action?.id ?? board, async () => {});
  expect(await Promise.all([step(), step()])).toEqual([true, true]);
  expect(await placesOn(board)).toHaveLength(101);
  expect(await wrongCounts(platform.db)).toEqual([]);
  await platform.runJobs();
  expect(await placesOn(board)).toEqual([]);
  const { data: deleted } = await ada.call('RecentlyDeletedBoardsResource.get', {});
  expect(deleted[0]).toMatchObject({ id: board, pin_count: 1100, merged_into: null });
  expect((await ben.call('PinResource.get', { id: ofBen.id })).data.board).toBeNull();
  expect(await wrongCounts(platform.db)).toEqual([]);

  const { data: restored } = await ada.call('BoardRestoreResource.create', { board_id: board });
  expect(restored.blocking_actions).toMatchObject([{ action_type: 901, section_id: '-1', is_origin: false }]);
  expect(restored.blocking_action).toEqual(restored.blocking_actions[0]);
  await expect(ada.call('BoardResource.delete', { board_id: board })).rejects.toMatchObject({
    kind: 'conflict',
  });
  await platform.runJobs();
  expect(await placesOn(board)).toEqual(before.filter((place) => Object(place).pin_id !== ofBen.id));
  expect((await ada.call('BoardResource.get', { board_id: board })).data).toMatchObject({
    pin_count: 1100,
    blocking_actions: [],
  });
  expect(await wrongCounts(platform.db)).toEqual([]);
});

test('nothing is merged into a board that is being deleted', async () => {
  const { ada } = cast;
  const target = await ada.makes.board('Leaving');
  await manyPins(platform.db, { pinnerId: ada.id, boardId: target, count: 600 });
  const source = await ada.makes.board('Waiting', { pins: 1 });
  await ada.call('BoardResource.delete', { board_id: target });
  const merge = ada.call('POST /v3/boards/:source/merge/:target/', { source, target });
  await expect(merge).rejects.toMatchObject({ kind: 'not-found' });
  await platform.runJobs();
  expect(await placesOn(source)).toHaveLength(1);
  expect(await wrongCounts(platform.db)).toEqual([]);
});

test('a deletion that fails again and again stays under way, until it is taken up and ends', async () => {
  const { ada } = cast;
  const board = await ada.makes.board('Obstinate');
  await manyPins(platform.db, { pinnerId: ada.id, boardId: board, count: 600 });
  await ada.call('BoardResource.delete', { board_id: board });
  const [action] = await platform.db.rows<{ id: Id }>(
    'select id from blocking_actions where board_id = $1 and finished_at is null',
    [board],
  );
  await deleteBoardJob.giveUp?.(platform, { action_id: action?.id ?? '' }, 'the disk is full');
  const restoring = ada.call('BoardRestoreResource.create', { board_id: board });
  await expect(restoring).rejects.toMatchObject({ kind: 'conflict', reason: 'board-busy' });
  await platform.runJobs();
  expect(await placesOn(board)).toEqual([]);
});

test('a deletion that ended half-way leaves right counts when it is restored, and no pin behind when it is purged', async () => {
  const { ada, ben } = cast;
  const halved = async (name: string) => {
    const board = await ada.makes.board(name);
    await ada.shares(board, ben);
    const section = await ada.makes.section(board, 'Half');
    await manyPins(platform.db, { pinnerId: ada.id, boardId: board, count: 600, sections: [null, section] });
    await ben.saves.pin({ board });
    await ada.call('BoardResource.delete', { board_id: board });
    const [action] = await platform.db.rows<{ id: Id }>(
      'select id from blocking_actions where board_id = $1 and finished_at is null',
      [board],
    );
    await deleteNextPins(platform, action?.id ?? board, async () => {});
    await giveUpWork(platform, action?.id ?? board, 'the disk is full');
    expect(await placesOn(board)).toHaveLength(101);
    return board;
  };
  const restored = await halved('Halved');
  await ada.call('BoardRestoreResource.create', { board_id: restored });
  await platform.runJobs();
  expect((await placesOn(restored)).length).toBeGreaterThanOrEqual(600);
  expect(await wrongCounts(platform.db)).toEqual([]);
  const gone = await halved('Halved and gone');
  platform.clock.advance(31 * 86_400_000);
  await purgeBoards(platform, new AbortController().signal);
  expect(await platform.db.rows('select 1 from boards where id = $1', [gone])).toEqual([]);
  const left = await platform.db.rows('select 1 from pins where board_id = $1 and deleted_at is null', [
    gone,
  ]);
  expect(left).toEqual([]);
  expect(await wrongCounts(platform.db)).toEqual([]);
});
