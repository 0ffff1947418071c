import { beforeAll, expect, test } from 'vitest';
import { emitPinsChanged } from '#features/library/pins/pin-rows.service.ts';
import type { Id } from '#platform/ids/ids.ts';
import { type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { manyPins } from '#testing/many-pins.ts';
import { heldPeople, meanwhile } from '#testing/meanwhile.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { wrongCounts } from '#testing/wrong-counts.ts';
import { moveNextBatch } from './merge-boards.service.ts';

let platform: TestPlatform;
let cast: Cast;
let deadlocks = 0;

beforeAll(async () => {
  const db = await freshDatabase();
  platform = await testPlatform({
    ...db,
    transaction: (run) => db.transaction((tx) => run(tx).catch(noteDeadlock)),
  });
  cast = await castOf(platform);
});

function noteDeadlock(error: unknown): never {
  if (error instanceof Error && 'code' in error && error.code === '40P01') deadlocks += 1;
  throw error;
}

test('a pin that comes to the board behind what was moved already is moved, too', async () => {
  const { ada } = cast;
  const [source, target] = [await ada.makes.board('Leaving'), await ada.makes.board('Staying')];
  // Older than all others, so that it comes before the start of the next batch.
  const early = await ada.saves.pin();
  await manyPins(platform.db, { pinnerId: ada.id, boardId: source, count: 600 });
  await ada.call('POST /v3/boards/:source/merge/:target/', { source, target });
  const { data: before } = await ada.call('BoardResource.get', { board_id: source });
  const actionId = before.blocking_actions[0]?.id as Id;
  expect(await moveNextBatch(platform, actionId, async () => {})).toBe(true);
  await ada.call('BulkEditResource.update', { board_id: source, pin_ids: [early.id] });
  await platform.runJobs();
  const places = await platform.db.rows<{ pin_id: Id }>('select pin_id from board_pins where board_id = $1', [
    target,
  ]);
  expect(places.map(({ pin_id }) => pin_id)).toContain(early.id);
  expect(places).toHaveLength(601);
  await expect(ada.call('BoardResource.get', { board_id: source })).rejects.toMatchObject({
    kind: 'not-found',
  });
  expect(await wrongCounts(platform.db)).toEqual([]);
});

test('a merge that ends while its owner saves a pin waits, and nobody is stopped by a deadlock', async () => {
  const { ben } = cast;
  const [source, target] = [await ben.makes.board('Ending'), await ben.makes.board('Goal')];
  await manyPins(platform.db, { pinnerId: ben.id, boardId: source, count: 2 });
  const merge = () => ben.call('POST /v3/boards/:source/merge/:target/', { source, target });
  // As every save does: the person's counts first, then the job of their changed pins.
  const outcome = await meanwhile(platform.db, heldPeople(ben.id), merge, (tx) =>
    emitPinsChanged(platform, tx, [ben.id]),
  );
  expect(outcome).toBe('done');
  expect(deadlocks).toBe(0);
});
