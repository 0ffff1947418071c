import type { JobWithMetadata, PgBoss } from 'pg-boss';
import type { Queryable, Statement } from '#platform/database/database.ts';

export interface Station {
  queue: string;
  run: (job: JobWithMetadata) => Promise<void>;
}

export interface DrainOptions {
  later?: boolean;
  mayFail?: boolean;
}

export interface Drained {
  done: number;
  failures: { queue: string; error: unknown }[];
}

/** Jobs that enqueue jobs for ever would otherwise drain for ever. */
const MOST_RUNS = 10_000;

const WAITING: Statement = {
  name: 'jobs-waiting',
  text: `select distinct name from jobs.job where state < 'active' and not blocked and ($1 or start_after <= now())`,
};

interface Draining {
  boss: PgBoss;
  db: Queryable;
  stations: readonly Station[];
}

export async function drain({ boss, db, stations }: Draining, options: DrainOptions): Promise<Drained> {
  const drained: Drained = { done: 0, failures: [] };
  const findWaiting = async () => {
    const rows = await db.rows<{ name: string }>(WAITING, [options.later ?? false]);
    return new Set(rows.map(({ name }) => name));
  };
  let ran = true;
  while (ran) {
    ran = false;
    let waiting = await findWaiting();
    for (const station of stations) {
      if (!waiting.has(station.queue)) continue;
      while (await runNext(boss, station, options, drained)) ran = true;
      waiting = await findWaiting();
    }
  }
  if (drained.failures.length > 0 && !options.mayFail) {
    const names = drained.failures.map((failure) => failure.queue).join(', ');
    throw new AggregateError(
      drained.failures.map((failure) => failure.error),
      `jobs failed: ${names}`,
    );
  }
  return drained;
}

async function runNext(boss: PgBoss, station: Station, options: DrainOptions, drained: Drained) {
  if (drained.done + drained.failures.length >= MOST_RUNS) throw new Error(`over ${MOST_RUNS} jobs to drain`);
  const fetching = { includeMetadata: true as const, ignoreStartAfter: options.later ?? false };
  const [job] = await boss.fetch<object>(station.queue, fetching);
  if (!job) return false;
  try {
    await station.run({ ...job, signal: new AbortController().signal });
    await boss.complete(station.queue, job.id);
    drained.done += 1;
  } catch (error) {
    await boss.fail(station.queue, job.id, error instanceof Error ? error : { value: error });
    drained.failures.push({ queue: station.queue, error });
  }
  return true;
}
