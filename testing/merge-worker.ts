import { mergeBoardsJob } from '#features/library/boards/merge-boards/merge-boards.service.ts';
import { undoMergeJob } from '#features/library/boards/undo-merge/return-next-batch.service.ts';
import { systemClock } from '#platform/clock/clock.ts';
import { openDatabase } from '#platform/database/database.ts';
import { openEvents } from '#platform/events/events.ts';
import { openJobs } from '#platform/jobs/jobs.ts';
import { createLog } from '#platform/telemetry/log.ts';

// A program: a worker that merges boards in the database at the given address, until it is killed.
const [, , url = ''] = process.argv;
const database = openDatabase(url, { max: 4 });
const jobs = await openJobs({
  database,
  log: createLog('silent'),
  jobs: [mergeBoardsJob, undoMergeJob],
  runsWorkers: true,
  pollSeconds: 0.5,
});
await jobs.startWorkers({ db: database, clock: systemClock, jobs, events: openEvents(jobs, []) });
console.log('runs jobs');
