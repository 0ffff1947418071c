import { beforeAll, expect, test } from 'vitest';
import type { Id } from '#platform/ids/ids.ts';
import { type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { manyPins } from '#testing/many-pins.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { wrongCounts } from '#testing/wrong-counts.ts';
import { moveNextBatch } from './merge-boards.service.ts';

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

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
