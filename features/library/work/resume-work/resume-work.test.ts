import { beforeAll, expect, test } from 'vitest';
import { moveNextBatch } from '#features/library/boards/merge-boards/merge-boards.service.ts';
import type { Id } from '#platform/ids/ids.ts';
import { type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { manyPins } from '#testing/many-pins.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { wrongCounts } from '#testing/wrong-counts.ts';
import { resumeWork, resumeWorkJob } from './resume-work.service.ts';

const MANY = 700;

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

const waitingFor = (id: Id) =>
  platform.db.rows(
    `select name from jobs.job where data ->> 'action_id' = $1 and state in ('created', 'retry', 'active')`,
    [id],
  );
const loseJobs = () =>
  platform.db.write(`delete from jobs.job where data ? 'action_id' and state in ('created', 'retry')`);

async function beginMerge() {
  const { ada } = cast;
  const source = await ada.makes.board('Source');
  const target = await ada.makes.board('Target');
  await manyPins(platform.db, { pinnerId: ada.id, boardId: source, count: MANY });
  await ada.call('POST /v3/boards/:source/merge/:target/', { source, target });
  const [action] = await platform.db.rows<{ id: Id }>(
    'select id from blocking_actions where board_id = $1 and finished_at is null',
    [source],
  );
  if (!action) throw new Error('nothing was begun');
  return { target, action: action.id };
}

/** The job that looks for lost work, as run at each start. */
async function look() {
  await platform.jobs.enqueue(platform.db, resumeWorkJob, {});
  await platform.runJobs();
}

test('work whose job was lost half-way is taken up again, and ends with every pin exactly once', async () => {
  const { target, action } = await beginMerge();
  await moveNextBatch(platform, action, async () => {});
  await loseJobs();
  await platform.runJobs();
  const shown = async () => (await cast.ada.call('BoardResource.get', { board_id: target })).data;
  expect(await shown()).toMatchObject({ pin_count: 500, blocking_actions: [{ action_type: 7172 }] });
  await look();
  expect(await shown()).toMatchObject({ pin_count: MANY, blocking_actions: [] });
  const rows = await platform.db.rows('select pin_id from board_pins where board_id = $1', [target]);
  expect(rows).toHaveLength(MANY);
  expect(await wrongCounts(platform.db)).toEqual([]);
  await look();
  expect(await shown()).toMatchObject({ pin_count: MANY, blocking_actions: [] });
});

test('work whose job waits, or is about to be given up, gets no second one', async () => {
  const { action } = await beginMerge();
  const { signal } = new AbortController();
  await resumeWork(platform, signal);
  expect(await waitingFor(action)).toEqual([{ name: 'boards.merge' }]);
  await platform.db.write(
    `update jobs.job set name = 'boards.merge.given-up' where data ->> 'action_id' = $1`,
    [action],
  );
  await resumeWork(platform, signal);
  expect(await waitingFor(action)).toEqual([{ name: 'boards.merge.given-up' }]);
  await loseJobs();
  await Promise.all([resumeWork(platform, signal), resumeWork(platform, signal)]);
  await platform.runJobs();
  expect(await waitingFor(action)).toEqual([]);
  expect(await wrongCounts(platform.db)).toEqual([]);
});

test('deleting, restoring, and undoing a merge of a large board are taken up again too', async () => {
  const { ada } = cast;
  const [source, target] = [await ada.makes.board('From'), await ada.makes.board('Into')];
  await manyPins(platform.db, { pinnerId: ada.id, boardId: source, count: MANY });
  const lost = async (begin: () => Promise<unknown>) => {
    await begin();
    expect(await loseJobs()).toBe(1);
    await look();
    expect(await wrongCounts(platform.db)).toEqual([]);
  };
  await lost(() => ada.call('BoardResource.delete', { board_id: source }));
  await lost(() => ada.call('BoardRestoreResource.create', { board_id: source }));
  const shown = async () => (await ada.call('BoardResource.get', { board_id: source })).data;
  expect(await shown()).toMatchObject({ pin_count: MANY, blocking_actions: [] });
  await lost(() => ada.call('POST /v3/boards/:source/merge/:target/', { source, target }));
  await lost(() => ada.call('BoardRestoreResource.create', { board_id: source }));
  expect(await shown()).toMatchObject({ pin_count: MANY, blocking_actions: [] });
});
