import type { Database, Statement } from '#platform/database/database.ts';
import type { Logger } from '#platform/telemetry/log.ts';

const DUE: Statement = {
  name: 'jobs-due',
  // Uses pg-boss's index job_i11, which contains only waiting jobs.
  text: `select queue.name from unnest($1::text[]) as queue (name)
    where exists (select 1 from jobs.job j
      where j.name = queue.name and j.state < 'active' and not j.blocked and j.start_after <= now())`,
};

interface Watch {
  database: Database;
  log: Logger;
  queues: readonly string[];
  pollSeconds: number;
  wake(queue: string): void;
}

/** One statement checks all queues; polling workers need one for each. */
export function watchDueJobs({ database, log, queues, pollSeconds, wake }: Watch): () => void {
  let isLooking = false;
  const look = async () => {
    if (isLooking) return;
    isLooking = true;
    try {
      for (const { name } of await database.rows<{ name: string }>(DUE, [queues])) wake(name);
    } catch (error) {
      log.warn({ err: error }, 'could not check for due jobs');
    } finally {
      isLooking = false;
    }
  };
  const looking = setInterval(look, pollSeconds * 1000).unref();
  return () => clearInterval(looking);
}
