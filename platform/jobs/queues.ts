import { PgBoss, type Queue } from 'pg-boss';
import type { Database, Queryable } from '#platform/database/database.ts';
import type { Logger } from '#platform/telemetry/log.ts';
import type { AnyJob, Schedule } from './job.ts';

/** A worker that is silent for this long counts as dead, and its job goes to another. */
const HEARTBEAT_SECONDS = 30;

const NO_JOB = '00000000-0000-0000-0000-000000000000';

export const givenUpQueue = (name: string) => `${name}.given-up`;

/** `maintains` says whether this process also handles dead and due jobs. */
export async function openBoss(database: Database, log: Logger, maintains: boolean): Promise<PgBoss> {
  const boss = new PgBoss({
    schema: 'jobs',
    db: { executeSql: async (text, values) => flatten(await database.pool.query(text, values)) },
    supervise: maintains,
    schedule: maintains,
    superviseIntervalSeconds: HEARTBEAT_SECONDS,
    monitorIntervalSeconds: HEARTBEAT_SECONDS,
    maintenanceIntervalSeconds: 3600,
  });
  boss.on('error', (error) => log.error({ error: error.message }, 'job queue failed'));
  boss.on('warning', (warning) => log.warn({ warning: warning.message }, 'job queue warning'));
  return boss.start();
}

const names = new Map<string, string>();

/** pg-boss has a statement for each queue: named, connections keep it prepared. */
function nameOf(text: string): string {
  const name = names.get(text) ?? `jobs-send-${names.size}`;
  names.set(text, name);
  return name;
}

export const through = (tx: Queryable) => ({
  executeSql: async (text: string, values?: unknown[]) => ({
    rows: await tx.rows(values ? { name: nameOf(text), text } : text, values),
  }),
});

export async function prepareQueues(
  boss: PgBoss,
  jobs: readonly AnyJob<never>[],
): Promise<ReadonlySet<string>> {
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  const names = new Set(existing.keys());
  for (const queue of jobs.flatMap(queuesOf)) {
    const { name, policy, ...settings } = queue;
    const found = existing.get(name);
    if (found && isSet(found, settings)) continue;
    if (found) await boss.updateQueue(name, settings);
    else await boss.createQueue(name, { ...settings, ...(policy && { policy }) });
    // Loads the queue into pg-boss's cache now; later that would need a second connection inside a transaction.
    await boss.findJobs(name, { id: NO_JOB });
    names.add(name);
  }
  return names;
}

function isSet(queue: object, settings: object): boolean {
  return Object.entries(settings).every(([name, value]) => Reflect.get(queue, name) === value);
}

export async function prepareSchedules(boss: PgBoss, jobs: readonly AnyJob<never>[]): Promise<void> {
  const wanted = new Map(jobs.map((job) => [job.name, job.schedule]));
  for (const { name } of await boss.getSchedules()) {
    if (!wanted.get(name)) await boss.unschedule(name);
  }
  for (const [name, schedule] of wanted) {
    if (schedule) await boss.schedule(name, schedule.cron, schedule.data, { tz: 'UTC', ...keyOf(schedule) });
  }
}

/** Scheduled runs, the one at start and enqueued ones share a key, so that no two run at once. */
export const keyOf = ({ singletonKey }: Schedule) => (singletonKey === undefined ? {} : { singletonKey });

function queuesOf(job: AnyJob<never>): Queue[] {
  const { retryLimit = 3, retryDelay = 2, expireInSeconds = 900, keepSeconds = 86_400 } = job.options;
  const settings = {
    retryLimit,
    retryDelay,
    retryBackoff: true,
    retryDelayMax: 3600,
    expireInSeconds,
    deleteAfterSeconds: keepSeconds,
    heartbeatSeconds: HEARTBEAT_SECONDS,
  };
  const queue: Queue = { ...settings, name: job.name, policy: policyOf(job) };
  if (!job.giveUp) return [queue];
  const givenUp = givenUpQueue(job.name);
  // A queue must exist before another refers to it.
  return [
    { ...settings, name: givenUp, retryLimit: 10 },
    { ...queue, deadLetter: givenUp },
  ];
}

function policyOf(job: AnyJob<never>) {
  if (!job.isSingleton) return 'standard';
  return job.options.isDroppedWhileRunning ? 'exclusive' : 'stately';
}

function flatten(results: { rows: unknown[] } | { rows: unknown[] }[]) {
  return Array.isArray(results) ? { rows: results.flatMap((result) => result.rows) } : results;
}
