import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import type { Id } from '#platform/ids/ids.ts';
import { type Jobs, openJobs } from '#platform/jobs/jobs.ts';
import { createLog } from '#platform/telemetry/log.ts';
import { afterFile } from '#testing/after-file.ts';
import { type CastMember, memberOf } from '#testing/cast.ts';
import { type FreshDatabase, freshDatabase } from '#testing/database.ts';
import { killWorkers } from '#testing/killed-workers.ts';
import { manyPins } from '#testing/many-pins.ts';
import { testPlatform } from '#testing/platform.ts';
import { wrongCounts } from '#testing/wrong-counts.ts';
import { undoMergeJob } from '../undo-merge/return-next-batch.service.ts';
import { mergeBoardsJob } from './merge-boards.service.ts';

const PINS = 3000;
const WORKER = fileURLToPath(import.meta.resolve('#testing/merge-worker.ts'));

let db: FreshDatabase;
let ada: CastMember;
let jobs: Jobs<never>;

beforeAll(async () => {
  db = await freshDatabase();
  ada = await memberOf(await testPlatform(db), 'ada');
  const log = createLog('silent');
  jobs = await openJobs({ database: db, log, jobs: [mergeBoardsJob, undoMergeJob], runsWorkers: false });
  afterFile(() => jobs.stop(1));
});

/** How far the work that began last has come. */
async function progress(): Promise<number> {
  const [row] = await db.rows<{ progress: number }>(
    'select progress from blocking_actions order by created_at desc, id desc limit 1',
  );
  return row?.progress ?? 1;
}

test('workers that are killed while they merge, and undo it, lose and double no pin, and every count stays right', async () => {
  const source = await ada.makes.board('Source');
  const target = await ada.makes.board('Target');
  const section = await ada.makes.section(source, 'Part');
  await manyPins(db, { pinnerId: ada.id, boardId: source, count: PINS, sections: [null, section] });
  const placesOn = (board: Id) =>
    db.rows('select * from board_pins where board_id = $1 order by pin_id', [board]);
  const before = await placesOn(source);
  let isMerged = false;
  await killWorkers({
    ...{ db, jobs, kills: 5, progress },
    startWorker: () => spawn(process.execPath, [WORKER, db.url], { stdio: ['ignore', 'pipe', 'inherit'] }),
    begin: async () => {
      if (isMerged) await ada.call('BoardRestoreResource.create', { board_id: source });
      else await ada.call('POST /v3/boards/:source/merge/:target/', { source, target });
      isMerged = !isMerged;
    },
    check: async () => {
      const [places] = await db.rows(
        'select count(*)::int, count(distinct pin_id)::int as pins from board_pins',
      );
      expect(places).toEqual({ count: PINS, pins: PINS });
      expect(await wrongCounts(db)).toEqual([]);
    },
  });
  const [here, there] = isMerged ? [target, source] : [source, target];
  expect(await placesOn(here)).toHaveLength(PINS);
  expect(await placesOn(there)).toEqual([]);
  if (!isMerged) expect(await placesOn(source)).toEqual(before);
  expect(await db.rows('select 1 from blocking_actions where failure is not null')).toEqual([]);
});
