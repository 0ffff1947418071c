import { beforeAll, expect, test } from 'vitest';
import type { Id } from '#platform/ids/ids.ts';
import { type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { manyPins } from '#testing/many-pins.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { wrongCounts } from '#testing/wrong-counts.ts';
import { deleteSectionJob, emptyNext } from './delete-section.service.ts';

const MANY = 1100;

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

/** Ada deletes a large section; returns the work after two of three steps. */
async function deleteHalf(board: Id) {
  const { ada } = cast;
  const section = await ada.makes.section(board, 'Lamps');
  await manyPins(platform.db, { pinnerId: ada.id, boardId: board, count: MANY, sections: [section] });
  await ada.call('BoardSectionEditResource.delete', { section_id: section });
  const [action] = await platform.db.rows<{ id: Id }>(
    'select id from blocking_actions where board_id = $1 and finished_at is null',
    [board],
  );
  if (!action) throw new Error('nothing was begun');
  for (const _ of [1, 2]) expect(await emptyNext(platform, action.id, async () => {})).toBe(true);
  return { section, action_id: action.id };
}

const pinsIn = async (section: Id) =>
  (await platform.db.rows('select from board_pins where section_id = $1', [section])).length;
const endOf = async (id: Id) => {
  const [action] = await platform.db.rows<{ failure: string; ended: boolean }>(
    'select failure, finished_at is not null as ended from blocking_actions where id = $1',
    [id],
  );
  return action;
};

test('a section whose deletion is given up is there again with the pins it holds, says so, and can be deleted anew', async () => {
  const { ada } = cast;
  const board = await ada.makes.board('Light');
  const { section, action_id } = await deleteHalf(board);
  await deleteSectionJob.giveUp?.(platform, { action_id }, 'the disk is full');
  expect(await endOf(action_id)).toEqual({ failure: 'the disk is full', ended: true });
  const { data } = await ada.call('BoardSectionResource.get', { section_id: section });
  expect(data).toMatchObject({ title: 'Lamps', slug: 'lamps', pin_count: 100 });
  const { data: shown } = await ada.call('BoardResource.get', { board_id: board });
  expect(shown).toMatchObject({ section_count: 1, pin_count: MANY, blocking_actions: [{ is_failed: true }] });
  expect(JSON.stringify(shown)).not.toContain('disk');
  expect(await wrongCounts(platform.db)).toEqual([]);
  await deleteSectionJob.giveUp?.(platform, { action_id }, 'again');
  expect(await endOf(action_id)).toMatchObject({ failure: 'the disk is full' });

  await ada.call('BoardSectionEditResource.delete', { section_id: section });
  await platform.runJobs();
  expect(await pinsIn(section)).toBe(0);
  expect(await wrongCounts(platform.db)).toEqual([]);
});

test('where another section has its name by then, no pin is left in the one that is gone', async () => {
  const { ada } = cast;
  const board = await ada.makes.board('More light');
  const { section, action_id } = await deleteHalf(board);
  await ada.call('BoardSectionResource.create', { board_id: board, name: 'LAMPS' });
  await deleteSectionJob.giveUp?.(platform, { action_id }, 'the disk is full');
  expect(await endOf(action_id)).toEqual({ failure: 'the disk is full', ended: true });
  expect(await pinsIn(section)).toBe(0);
  await expect(ada.call('BoardSectionResource.get', { section_id: section })).rejects.toMatchObject({
    kind: 'not-found',
  });
  expect(await wrongCounts(platform.db)).toEqual([]);
});
