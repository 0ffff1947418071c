import { beforeAll, expect, test } from 'vitest';
import { listWrongCounts } from '#features/library/boards/recount.store.ts';
import type { Id } from '#platform/ids/ids.ts';
import { type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { manyPins } from '#testing/many-pins.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { moveNextPins, movePinsJob } from './move-next-pins.service.ts';

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

const pinsOn = async (board: string) =>
  (
    await platform.db.rows<{ pin_id: Id }>(
      'select pin_id from board_pins where board_id = $1 order by pin_id',
      [board],
    )
  ).map(({ pin_id }) => pin_id);
const actionsOn = async (board_id: string) =>
  (await cast.ada.call('BoardResource.get', { board_id })).data.blocking_actions;

const seconds = (at: Date) => Math.floor(at.getTime() / 1000);

test('[ENTITY-33] many pins are moved in batches, of which the board tells that they come to', async () => {
  const { ada, chi } = cast;
  const [from, to] = [await ada.makes.board('From'), await ada.makes.board('To', { privacy: 'secret' })];
  const section = await ada.makes.section(to, 'Part');
  await manyPins(platform.db, { pinnerId: ada.id, boardId: from, count: 1200 });
  const pins = await pinsOn(from);
  const input = { board_id: to, board_section_id: section, pin_ids: pins };
  await expect(chi.call('BulkEditResource.update', { ...input, board_id: from })).rejects.toMatchObject({
    kind: 'forbidden',
  });
  await ada.call('BulkEditResource.update', input);
  const action = { action_type: 901, board_id: to, section_id: section, is_origin: false, progress: 0 };
  expect(await actionsOn(to)).toEqual([
    { ...action, id: expect.stringMatching(/^\d+$/), created_timestamp: seconds(platform.clock.now()) },
  ]);
  const [gone = '', elsewhere = ''] = pins;
  await ada.call('PinResource.delete', { id: gone });
  const third = await ada.makes.board('Third');
  await ada.call('BulkEditResource.update', { board_id: third, pin_ids: [elsewhere] });
  await platform.runJobs();
  expect(await pinsOn(to)).toEqual(pins.filter((id) => id !== gone));
  expect(await actionsOn(to)).toEqual([]);
  const places = await platform.db.rows('select distinct section_id from board_pins where board_id = $1', [
    to,
  ]);
  expect(places).toEqual([{ section_id: section }]);
  expect(await listWrongCounts(platform.db)).toEqual([]);
});

test('a pin put elsewhere on its board meanwhile is not moved from the section that it was to come from', async () => {
  const { ada } = cast;
  const [from, to] = [await ada.makes.board('Parted'), await ada.makes.board('Goal')];
  const [left, right] = [await ada.makes.section(from, 'Left'), await ada.makes.section(from, 'Right')];
  await manyPins(platform.db, { pinnerId: ada.id, boardId: from, count: 601 });
  const [toLeft = '', toRight = '', ...loose] = await pinsOn(from);
  const source = { source_board_id: from, source_board_section_id: null };
  const input = { board_id: to, pin_ids: await pinsOn(from), ...source };
  await ada.call('BulkEditResource.update', input);
  for (const [pin, section] of [
    [toLeft, left],
    [toRight, right],
  ] as const)
    await ada.call('BulkEditResource.update', { board_id: from, board_section_id: section, pin_ids: [pin] });
  await platform.runJobs();
  expect(await pinsOn(from)).toEqual([toLeft, toRight]);
  expect(await pinsOn(to)).toEqual(loose);
  expect(await listWrongCounts(platform.db)).toEqual([]);
});

test('two moves of the same pins at once both end, and every count is right', async () => {
  const { ada } = cast;
  const [from, one, two] = [
    await ada.makes.board('Start'),
    await ada.makes.board('One'),
    await ada.makes.board('Two'),
  ];
  await manyPins(platform.db, { pinnerId: ada.id, boardId: from, count: 900 });
  const pins = await pinsOn(from);
  await Promise.all(
    [one, two].map((board_id) => ada.call('BulkEditResource.update', { board_id, pin_ids: pins })),
  );
  await platform.runJobs();
  expect([...(await pinsOn(one)), ...(await pinsOn(two))]).toHaveLength(900);
  expect(await listWrongCounts(platform.db)).toEqual([]);
});

test('where the board is deleted before all have come, the rest stays; given up, it ends with its reason', async () => {
  const { ada } = cast;
  const [from, to] = [await ada.makes.board('Here'), await ada.makes.board('Nowhere')];
  await manyPins(platform.db, { pinnerId: ada.id, boardId: from, count: 700 });
  const pins = await pinsOn(from);
  await ada.call('BulkEditResource.update', { board_id: to, pin_ids: pins });
  await ada.call('BoardResource.delete', { board_id: to });
  await platform.runJobs();
  expect(await pinsOn(from)).toHaveLength(700);
  const other = await ada.makes.board('Other');
  await ada.call('BulkEditResource.update', { board_id: other, pin_ids: pins });
  const [action] = await actionsOn(other);
  await movePinsJob.giveUp?.(platform, { action_id: action?.id ?? '' }, 'the disk is full');
  expect(await actionsOn(other)).toMatchObject([{ id: action?.id, is_failed: true }]);
  await platform.runJobs();
  expect(await pinsOn(from)).toHaveLength(700);
  expect(await listWrongCounts(platform.db)).toEqual([]);
});

test('whoever may no longer save to the board brings no more pins there, nor arranges those of others', async () => {
  const { ada, ben } = cast;
  const [from, to] = [await ben.makes.board('Bens'), await ada.makes.board('Shared', { privacy: 'secret' })];
  const section = await ada.makes.section(to, 'Part');
  await ada.shares(to, ben, ['write']);
  await manyPins(platform.db, { pinnerId: ben.id, boardId: from, count: 700 });
  await ben.call('BulkEditResource.update', {
    board_id: to,
    board_section_id: section,
    pin_ids: await pinsOn(from),
  });
  const [action] = await actionsOn(to);
  expect(await moveNextPins(platform, (action?.id ?? '') as Id, async () => {})).toBe(true);
  expect(await pinsOn(to)).toHaveLength(500);
  await ada.call('BoardCollaboratorResource.delete', { board_id: to, invited_user_id: ben.id });
  await platform.runJobs();
  expect(await pinsOn(to)).toEqual([]);
  expect(await pinsOn(from)).toHaveLength(200);
  expect(await actionsOn(to)).toMatchObject([{ id: action?.id, is_failed: true }]);
  await manyPins(platform.db, { pinnerId: ada.id, boardId: to, count: 600 });
  await ada.shares(to, ben, ['write']);
  const input = { board_id: to, board_section_id: section, pin_ids: await pinsOn(to) };
  await ben.call('BulkEditResource.update', input);
  await ada.call('BoardCollaboratorResource.update', {
    board_id: to,
    invited_user_id: ben.id,
    access: 'save',
  });
  await platform.runJobs();
  const inSection = 'select from board_pins where board_id = $1 and section_id is not null';
  expect(await platform.db.rows(inSection, [to])).toEqual([]);
  expect(await listWrongCounts(platform.db)).toEqual([]);
});

test('many pins are deleted in batches, of which the board tells that they leave; others stay with their pinners', async () => {
  const { ada, ben } = cast;
  const board = await ada.makes.board('Full');
  await ada.shares(board, ben);
  await manyPins(platform.db, { pinnerId: ada.id, boardId: board, count: 800 });
  const ofBen = await ben.saves.pin({ board });
  const pins = await pinsOn(board);
  await expect(ben.call('BulkEditResource.delete', { pin_ids: pins })).rejects.toMatchObject({
    kind: 'forbidden',
  });
  const { data } = await ada.call('BulkEditResource.delete', { pin_ids: pins, board_id: board });
  expect(data.removed_pin_ids).toEqual([ofBen.id]);
  expect(data.deleted_pin_ids).toHaveLength(800);
  const [action] = await actionsOn(board);
  expect(action).toMatchObject({ action_type: 900, is_origin: true, progress: 0 });
  expect(action).not.toHaveProperty('section_id');
  await platform.runJobs();
  expect(await pinsOn(board)).toEqual([]);
  expect(await actionsOn(board)).toEqual([]);
  expect((await ben.call('PinResource.get', { id: ofBen.id })).data.board).toBeNull();
  await ada.call('PinRestoreResource.create', { pin_ids: pins.slice(0, 500) });
  expect(await pinsOn(board)).toHaveLength(500);
  expect(await listWrongCounts(platform.db)).toEqual([]);
});

test('what is too much for one call is refused by name', async () => {
  const { ada } = cast;
  const board_id = await ada.makes.board('Too much');
  const pin_ids = Array.from({ length: 5001 }, (_, index) => String(index + 1));
  for (const name of ['BulkEditResource.update', 'BulkEditResource.delete'] as const) {
    await expect(ada.call(name, { board_id, pin_ids })).rejects.toMatchObject({
      kind: 'invalid',
      field: 'pin_ids',
    });
  }
  await expect(
    ada.call('BulkEditResource.update', { board_id: null, pin_ids: pin_ids.slice(0, 501) }),
  ).rejects.toMatchObject({ kind: 'invalid', field: 'pin_ids' });
});
