import type { PgBoss } from 'pg-boss';
import type { Database, Queryable, Transaction } from '#platform/database/database.ts';
import type { Logger } from '#platform/telemetry/log.ts';
import { type Drained, type DrainOptions, drain, type Station } from './drain.ts';
import type { AnyJob, Enqueueable } from './job.ts';
import { type JobRun, type Observer, perform, performGiveUp } from './perform.ts';
import { givenUpQueue, keyOf, openBoss, prepareQueues, prepareSchedules, through } from './queues.ts';
import { watchDueJobs } from './watch-due-jobs.ts';

export interface JobQueue {
  /** The job exists if and only if the transaction commits. Null if one with its singleton key exists already. */
  enqueue<Input>(
    tx: Queryable,
    job: Enqueueable<Input>,
    data: Input,
    options?: { startAfter?: Date | number; singletonKey?: string },
  ): Promise<string | null>;
  isUnderWay<Input>(job: Enqueueable<Input>, data: Input): Promise<boolean>;
}

/** The counts are at most half a minute old in a process that runs workers. */
export interface QueueCounts {
  queue: string;
  ready: number;
  deferred: number;
  active: number;
  failed: number;
}

export interface Jobs<in Platform> extends JobQueue {
  startWorkers(platform: Platform): Promise<void>;
  drain(platform: Platform, options?: DrainOptions): Promise<Drained>;
  counts(): Promise<QueueCounts[]>;
  /** Gives jobs of dead or late workers to others. Workers do this twice a minute. */
  supervise(): Promise<void>;
  /** Waits for running jobs; after the deadline they are aborted and retried later. */
  stop(deadlineSeconds?: number): Promise<void>;
}

export interface JobsSetup<Platform> {
  database: Database;
  log: Logger;
  jobs: readonly AnyJob<Platform>[];
  /** One that only enqueues leaves maintenance to those that do. */
  runsWorkers: boolean;
  /** How often idle workers together look for jobs of other processes, retries and deferred ones. */
  pollSeconds?: number;
  onRun?: (run: JobRun) => void;
}

export async function openJobs<Platform>(setup: JobsSetup<Platform>): Promise<Jobs<Platform>> {
  const { database, log, jobs, runsWorkers, pollSeconds = 1, onRun = () => {} } = setup;
  const names = new Set<string>();
  for (const { name } of jobs) {
    if (names.has(name)) throw new Error(`two jobs have the same name: ${name}`);
    names.add(name);
  }
  const observer: Observer = { log, onRun };
  const boss = await openBoss(database, log, runsWorkers);
  const queues = await prepareQueues(boss, jobs);
  const findStations = (job: AnyJob<Platform>, platform: Platform) =>
    stationsOf(job, platform, observer).filter(({ queue }) => queues.has(queue));
  const workers = new Map<string, string[]>();
  const wake = (queue: string) => {
    for (const worker of workers.get(queue) ?? []) boss.notifyWorker(worker);
  };
  let stopWatching = () => {};
  return {
    enqueue: async (tx, job, data, options = {}) => {
      if (!names.has(job.name)) throw new Error(`the job ${job.name} is not registered`);
      const checked = job.check(data);
      const singletonKey = options.singletonKey ?? checked.singletonKey;
      const id = await boss.send(job.name, checked.data, {
        db: through(tx),
        ...(singletonKey !== undefined && { singletonKey }),
        ...(options.startAfter && { startAfter: options.startAfter }),
      });
      if (options.startAfter) return id;
      if (isTransaction(tx)) tx.afterCommit(() => wake(job.name));
      else wake(job.name);
      return id;
    },
    isUnderWay: async (job, data) => {
      const wanted = { data: job.check(data).data };
      for (const queue of queueNamesOf(jobs, job.name)) {
        if (!queues.has(queue)) continue;
        const found = await boss.findJobs(queue, wanted);
        if (found.some(({ state }) => UNDER_WAY.has(state))) return true;
      }
      return false;
    },
    startWorkers: async (platform) => {
      await startSchedules(boss, jobs);
      for (const job of jobs) {
        for (const station of findStations(job, platform)) {
          const started: string[] = [];
          workers.set(station.queue, started);
          const count = station.queue === job.name ? (job.options.concurrency ?? 1) : 1;
          for (let index = 0; index < count; index += 1) {
            started.push(await startWorker(boss, station, () => wake(station.queue)));
          }
        }
      }
      stopWatching = watchDueJobs({ database, log, queues: [...workers.keys()], pollSeconds, wake });
    },
    drain: (platform, options = {}) => {
      const stations = jobs.flatMap((job) => findStations(job, platform));
      return drain({ boss, db: database, stations }, options);
    },
    counts: async () => (await boss.getQueues()).filter((queue) => names.has(queue.name)).map(countsOf),
    supervise: () => boss.supervise(),
    stop: (deadlineSeconds = 20) => {
      stopWatching();
      return boss.stop({ close: false, timeout: deadlineSeconds * 1000 });
    },
  };
}

async function startSchedules(boss: PgBoss, jobs: readonly AnyJob<never>[]): Promise<void> {
  await prepareSchedules(boss, jobs);
  for (const { name, schedule } of jobs) {
    if (schedule?.isAlsoAtStart) await boss.send(name, schedule.data, keyOf(schedule));
  }
}

/** Workers are woken when their queue has a job that is due. */
const UNWOKEN_SECONDS = 300;

const UNDER_WAY: ReadonlySet<string> = new Set(['created', 'retry', 'active']);

function queueNamesOf(jobs: readonly AnyJob<never>[], name: string): string[] {
  const job = jobs.find((one) => one.name === name);
  const own = [name, ...(job?.options.formerNames ?? [])];
  return job?.giveUp ? own.flatMap((one) => [one, givenUpQueue(one)]) : own;
}

function stationsOf<Platform>(job: AnyJob<Platform>, platform: Platform, observer: Observer): Station[] {
  return [job.name, ...(job.options.formerNames ?? [])].flatMap((name) => {
    const main: Station = { queue: name, run: (fetched) => perform(job, platform, fetched, observer) };
    if (!job.giveUp) return [main];
    const givenUp: Station = {
      queue: givenUpQueue(name),
      run: (fetched) => performGiveUp(job, platform, fetched, observer),
    };
    return [main, givenUp];
  });
}

function startWorker(boss: PgBoss, station: Station, wake: () => void) {
  const options = { includeMetadata: true, pollingIntervalSeconds: UNWOKEN_SECONDS } as const;
  return boss.work<object, void, typeof options>(station.queue, options, async ([fetched]) => {
    if (!fetched) return;
    try {
      await station.run(fetched);
    } finally {
      // Otherwise the worker would wait out its polling interval although the queue has more jobs.
      wake();
    }
  });
}

function countsOf(queue: Awaited<ReturnType<PgBoss['getQueues']>>[number]): QueueCounts {
  const { name, readyCount, deferredCount, activeCount, failedCount } = queue;
  return {
    queue: name,
    ready: readyCount,
    deferred: deferredCount,
    active: activeCount,
    failed: failedCount,
  };
}

function isTransaction(tx: Queryable): tx is Transaction {
  return 'inTransaction' in tx;
}
