import type { Queryable } from '#platform/database/database.ts';

/** On a cluster, what waits for a lock waits at a node. */
const [ACTIVITY, PROCESS] = process.env.CLUSTER_URL
  ? ['citus_stat_activity', 'global_pid']
  : ['pg_stat_activity', 'pid'];

const WAITING = `from ${ACTIVITY} where datname = current_database() and wait_event_type = 'Lock'`;

/** How many statements wait for a lock in this test's database. */
export async function countWaiting(db: Queryable): Promise<number> {
  return (await db.rows(`select 1 ${WAITING}`)).length;
}

/** Ends the processes whose statements wait for a lock; answers how many there were. */
export async function endWaiting(db: Queryable): Promise<number> {
  return (await db.rows(`select pg_terminate_backend(${PROCESS}) ${WAITING}`)).length;
}
