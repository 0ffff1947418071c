import { beforeAll, expect, test } from 'vitest';
import type { Id } from '#platform/ids/ids.ts';
import { type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { manyPins } from '#testing/many-pins.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { wrongCounts } from '#testing/wrong-counts.ts';
import { mergeBoardsJob, moveNextBatch } from './merge-boards.service.ts';

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

const MERGE = 'POST /v3/boards/:source/merge/:target/';
const pinsOn = async (board: string) =>
  (
    await platform.db.rows<{ pin_id: Id }>(
      'select pin_id from board_pins where board_id = $1 order by rank desc, pin_id desc',
      [board],
    )
  ).map(({ pin_id }) => pin_id);
const stateOf = async (board: string) => {
  const [row] = await platform.db.rows(
    'select deleted_at is not null as is_deleted, merged_into_id, pin_count from boards where id = $1',
    [board],
  );
  return row;
};

test('[DND-10] [ENTITY-33] a merged board gives its pins to the other, in order, and is deleted', async () => {
  const { ada, chi } = cast;
  const source = await ada.makes.board('Lamps');
  const target = await ada.makes.board('Light');
  const [first, second, third] = [
    await ada.saves.pin({ board: source }),
    await ada.saves.pin({ board: target }),
    await ada.saves.pin({ board: source }),
  ];
  platform.clock.advance(1000);
  const { data } = await ada.call(MERGE, { source, target });
  expect(data).toMatchObject({
    source_board_id: source,
    target_board_id: target,
    blocking_action: { board_id: target, section_id: '-1', action_type: 7172, is_origin: false, progress: 1 },
  });
  expect((await pinsOn(target)).toSorted()).toEqual([first.id, second.id, third.id].toSorted());
  expect(await pinsOn(source)).toEqual([]);
  expect(await stateOf(source)).toMatchObject({ is_deleted: true, merged_into_id: target });
  await expect(chi.call('BoardResource.get', { board_id: source })).rejects.toMatchObject({
    kind: 'not-found',
  });
  const { data: merged } = await chi.call('BoardResource.get', { board_id: target });
  expect(merged).toMatchObject({ pin_count: 3, blocking_actions: [] });
  expect(merged.cover_images).toHaveLength(3);
  const { data: pin } = await chi.call('PinResource.get', { id: first.id });
  expect(pin.board).toMatchObject({ id: target });
  expect(await wrongCounts(platform.db)).toEqual([]);
});

test('sections move along; those of one name become one', async () => {
  const { ada } = cast;
  const source = await ada.makes.board('Rooms');
  const target = await ada.makes.board('House');
  const [bath, cellar] = [await ada.makes.section(source, 'Bath'), await ada.makes.section(source, 'Cellar')];
  const duplicate = await ada.makes.section(target, 'bath');
  const [wet, dark, loose] = [
    await ada.saves.pin({ board: source, section: bath }),
    await ada.saves.pin({ board: source, section: cellar }),
    await ada.saves.pin({ board: source }),
  ];
  await ada.call(MERGE, { source, target });
  const { data: sections } = await ada.call('BoardSectionsResource.get', { board_id: target });
  const made = sections.find(({ title }) => title === 'Cellar');
  expect(sections.map(({ title }) => title).toSorted()).toEqual(['Cellar', 'bath']);
  const places = await platform.db.rows(
    'select pin_id, section_id from board_pins where board_id = $1 order by pin_id',
    [target],
  );
  expect(places).toEqual([
    { pin_id: wet.id, section_id: duplicate },
    { pin_id: dark.id, section_id: made?.id },
    { pin_id: loose.id, section_id: null },
  ]);
  expect(await wrongCounts(platform.db)).toEqual([]);
});

test('who only saves to the target brings pins there, but makes no sections of it', async () => {
  const { ada, ben } = cast;
  const target = await ada.makes.board('Group');
  await ada.shares(target, ben, []);
  const source = await ben.makes.board('Of Ben');
  const section = await ben.makes.section(source, 'Part');
  const pin = await ben.saves.pin({ board: source, section });
  await ben.call(MERGE, { source, target });
  expect(await platform.db.rows('select section_id from board_pins where pin_id = $1', [pin.id])).toEqual([
    { section_id: null },
  ]);
  expect((await ada.call('BoardSectionsResource.get', { board_id: target })).data).toEqual([]);
  expect(await wrongCounts(platform.db)).toEqual([]);
});

test('pins follow the privacy of the target, those of collaborators too', async () => {
  const { ada, ben, chi } = cast;
  const source = await ada.makes.board('Open');
  await ada.shares(source, ben);
  const target = await ada.makes.board('Closed', { privacy: 'secret' });
  const pins = [await ada.saves.pin({ board: source }), await ben.saves.pin({ board: source })];
  await ada.call(MERGE, { source, target });
  for (const { id } of pins) {
    await expect(chi.call('PinResource.get', { id })).rejects.toMatchObject({ kind: 'not-found' });
    expect((await ada.call('PinResource.get', { id })).data.privacy).toBe('secret');
  }
  expect((await ben.call('PinResource.get', { id: pins[1]?.id ?? '' })).data.privacy).toBe('secret');
  expect(await wrongCounts(platform.db)).toEqual([]);
});

test('[DND-09] only its creator merges a board, and only into one that they save to', async () => {
  const { ada, ben, chi, visitor } = cast;
  const board = await ada.makes.board('Hers', { pins: 1 });
  await ada.shares(board, ben);
  const secret = await ada.makes.board('Hidden', { privacy: 'secret' });
  const ofBen = await ben.makes.board('Mine', { pins: 1 });
  const refused = [
    [ben, board, ofBen, 'forbidden', "You can't move this board because you didn't create it."],
    [
      chi,
      board,
      await chi.makes.board('Input'),
      'forbidden',
      "You can't move this board because you didn't create it.",
    ],
    [chi, secret, await chi.makes.board('Input too'), 'not-found', undefined],
    [chi, await chi.makes.board('Gift'), board, 'forbidden', 'You may not change this board.'],
    [chi, await chi.makes.board('Gift too'), secret, 'not-found', undefined],
    [visitor, board, ofBen, 'unauthenticated', undefined],
  ] as const;
  for (const [who, source, target, kind, message] of refused) {
    await expect(who.call(MERGE, { source, target })).rejects.toMatchObject({
      kind,
      ...(message && { message }),
    });
  }
  await expect(ada.call(MERGE, { source: board, target: board })).rejects.toMatchObject({
    kind: 'invalid',
    field: 'target',
  });
  await expect(
    ada.call(MERGE, { source: board, target: secret, orbac_subject_id: ben.id }),
  ).rejects.toMatchObject({ kind: 'forbidden', reason: 'not-acting-for' });
  expect(await pinsOn(board)).toHaveLength(1);
  expect(await platform.db.rows('select 1 from blocking_actions where board_id = $1', [board])).toEqual([]);
});

test('who is blocked merges nothing into the board of who blocks them', async () => {
  const { ada, studio } = cast;
  const target = await ada.makes.board('No more');
  await ada.shares(target, studio);
  await ada.blocks(studio);
  const source = await studio.makes.board('Theirs', { pins: 1 });
  await expect(studio.call(MERGE, { source, target })).rejects.toMatchObject({ kind: 'not-found' });
  expect(await pinsOn(source)).toHaveLength(1);
});

test('many pins move in batches while people look; the request answers at once, and again the same', async () => {
  const { ada, chi } = cast;
  const source = await ada.makes.board('Large');
  const target = await ada.makes.board('Larger', { pins: 1 });
  const section = await ada.makes.section(source, 'Half');
  await manyPins(platform.db, { pinnerId: ada.id, boardId: source, count: 1203, sections: [null, section] });
  expect(await wrongCounts(platform.db)).toEqual([]);
  const requests = Array.from({ length: 3 }, () => ada.call(MERGE, { source, target }));
  const answers = (await Promise.all(requests)).map(({ data }) => data.blocking_action.id);
  expect(new Set(answers).size).toBe(1);
  const { data: before } = await ada.call('BoardResource.get', { board_id: source });
  expect(before).toMatchObject({
    pin_count: 1203,
    blocking_actions: [{ section_id: '-1', action_type: 7172, is_origin: true, progress: 0 }],
  });
  expect((await chi.call('BoardResource.get', { board_id: source })).data.blocking_actions).toEqual([]);
  await expect(ada.call('BoardResource.delete', { board_id: source })).rejects.toMatchObject({
    kind: 'conflict',
    reason: 'board-busy',
  });
  const late = await ada.saves.pin({ board: source });
  await platform.runJobs();
  expect(await pinsOn(target)).toHaveLength(1205);
  expect(await pinsOn(target)).toContain(late.id);
  expect(await stateOf(source)).toMatchObject({ is_deleted: true, merged_into_id: target });
  const again = await ada.call(MERGE, { source, target });
  expect(again.data.blocking_action).toMatchObject({ id: answers[0], progress: 1 });
  expect(await wrongCounts(platform.db)).toEqual([]);
});

test('between two batches everybody sees each pin on one of the boards, and as many as the boards say', async () => {
  const { ada, chi } = cast;
  const [source, target] = [await ada.makes.board('Flowing'), await ada.makes.board('Filling', { pins: 3 })];
  await manyPins(platform.db, { pinnerId: ada.id, boardId: source, count: 1100 });
  await ada.call(MERGE, { source, target });
  const { data: before } = await ada.call('BoardResource.get', { board_id: source });
  const actionId = before.blocking_actions[0]?.id;
  const seen = async (board_id: string) => {
    const ids: string[] = [];
    let bookmarks: string[] = [];
    do {
      const page = await chi.call('BoardFeedResource.get', { board_id, page_size: 250, bookmarks });
      ids.push(...page.data.map(({ id }) => id));
      bookmarks = page.bookmark ? [page.bookmark] : [];
    } while (bookmarks.length > 0);
    const { data } = await chi.call('BoardResource.get', { board_id });
    expect(data.pin_count).toBe(ids.length);
    expect(data.cover_images.every(({ pin_id }) => ids.includes(pin_id))).toBe(true);
    return ids;
  };
  for (const left of [600, 100]) {
    expect(await moveNextBatch(platform, actionId as Id, async () => {})).toBe(true);
    const [here, there] = [await seen(source), await seen(target)];
    expect(here).toHaveLength(left);
    expect(new Set([...here, ...there]).size).toBe(1103);
    const [action] = (await ada.call('BoardResource.get', { board_id: target })).data.blocking_actions;
    expect(action?.progress).toBeCloseTo((1100 - left) / 1100);
  }
  await platform.runJobs();
  expect(await seen(target)).toHaveLength(1103);
});

test('of two opposite merges at once one is done and the other refused', async () => {
  const { ada } = cast;
  const [a, b] = [await ada.makes.board('This'), await ada.makes.board('That')];
  for (const boardId of [a, b]) await manyPins(platform.db, { pinnerId: ada.id, boardId, count: 600 });
  const both = await Promise.allSettled([
    ada.call(MERGE, { source: a, target: b }),
    ada.call(MERGE, { source: b, target: a }),
  ]);
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { kind: 'conflict', reason: 'board-busy' },
  });
  await platform.runJobs();
  expect([...(await pinsOn(a)), ...(await pinsOn(b))]).toHaveLength(1200);
  expect(await wrongCounts(platform.db)).toEqual([]);
});

test('merged into a board that is deleted at the same moment, no pin is lost', async () => {
  const { ada } = cast;
  const source = await ada.makes.board('Going', { pins: 2 });
  const target = await ada.makes.board('Gone', { pins: 1 });
  const [merged] = await Promise.allSettled([
    ada.call(MERGE, { source, target }),
    ada.call('BoardResource.delete', { board_id: target }),
  ]);
  if (merged?.status === 'rejected') {
    expect(merged.reason).toMatchObject({ kind: 'not-found' });
    expect(await pinsOn(source)).toHaveLength(2);
  }
  await ada.call('BoardResource.delete', { board_id: target });
  const late = await ada.makes.board('Late', { pins: 1 });
  await expect(ada.call(MERGE, { source: late, target })).rejects.toMatchObject({ kind: 'not-found' });
  expect(await pinsOn(late)).toHaveLength(1);
  expect(await wrongCounts(platform.db)).toEqual([]);
});

test('a merge that is given up ends with its reason; what has moved stays, and it can be begun again', async () => {
  const { ada } = cast;
  const source = await ada.makes.board('Stuck');
  const target = await ada.makes.board('Firm');
  await manyPins(platform.db, { pinnerId: ada.id, boardId: source, count: 700 });
  await ada.call(MERGE, { source, target });
  const { data: board } = await ada.call('BoardResource.get', { board_id: source });
  const action_id = board.blocking_actions[0]?.id ?? '';
  await moveNextBatch(platform, action_id as Id, async () => {});
  await mergeBoardsJob.giveUp?.(platform, { action_id }, 'the disk is full');
  expect([(await pinsOn(source)).length, (await pinsOn(target)).length]).toEqual([200, 500]);
  const actions = await platform.db.rows(
    'select failure, finished_at is not null as ended from blocking_actions where board_id = any($1)',
    [[source, target]],
  );
  expect(actions).toEqual(Array(2).fill({ failure: 'the disk is full', ended: true }));
  const told = async () => (await ada.call('BoardResource.get', { board_id: target })).data.blocking_actions;
  expect(await told()).toMatchObject([{ is_origin: false, is_failed: true }]);
  expect(JSON.stringify(await told())).not.toContain('disk');
  platform.clock.advance(6 * 60 * 1000);
  expect(await told()).toEqual([]);
  expect(await wrongCounts(platform.db)).toEqual([]);
  await ada.call(MERGE, { source, target });
  await platform.runJobs();
  expect(await pinsOn(target)).toHaveLength(700);
  expect(await wrongCounts(platform.db)).toEqual([]);
});
