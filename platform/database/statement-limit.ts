import pg from 'pg';

/** How long the one who asks lets a statement take, where it is not the limit of the pool. */
export interface Limited {
  limitMs?: number | undefined;
}

const CHECK_EVERY_MS = 1000;

/**
 * Ends a connection of the pool whose statement takes longer than `limitMs`, so that it fails as one that was lost. All are
 * looked at together once a second: with a timer for each statement, as the driver has it, what was read lives on with the
 * timer, and a call costs a third more. Works behind PgBouncer, and where nothing answers.
 * @returns stops looking
 */
export function limitStatements(pool: pg.Pool, limitMs: number): () => void {
  const until = new Map<pg.Client, number>();
  pool.on('connect', (client) => {
    if (!(client instanceof pg.Client)) return;
    const { query } = client;
    const asking = (...args: unknown[]): unknown => {
      until.set(client, performance.now() + (limitOf(args[0]) ?? limitMs));
      return Reflect.apply(query, client, args);
    };
    client.query = asking as typeof query;
    // Nothing that was asked of it is unanswered.
    client.on('drain', () => until.delete(client));
    client.on('end', () => until.delete(client));
  });
  const look = () => {
    const now = performance.now();
    for (const [client, end] of until) {
      if (now <= end) continue;
      until.delete(client);
      client.end().catch(() => {});
      // What is under way would be waited for: cutting the line tells whoever waits.
      client.connection.stream.destroy();
    }
  };
  const looking = setInterval(look, Math.min(CHECK_EVERY_MS, limitMs / 4)).unref();
  return () => clearInterval(looking);
}

const limitOf = (asked: unknown): number | undefined =>
  typeof asked === 'object' && asked !== null ? (asked as Limited).limitMs : undefined;
