import pg from 'pg';

export interface Limited {
  limitMs?: number | undefined;
}

const CHECK_EVERY_MS = 1000;

/**
 * One check per second covers all: the driver's timer per statement keeps results alive and makes a call a third
 * slower. A connection over the limit is destroyed, which works behind PgBouncer and where nothing answers.
 */
export function limitStatements(pool: pg.Pool, limitMs: number): () => void {
  const until = new Map<pg.Client, number>();
  pool.on('connect', (client) => {
    if (!(client instanceof pg.Client)) return;
    const { query } = client;
    const asking = (...args: unknown[]): unknown => {
      const { limitMs: own = limitMs }: Limited = Object(args[0]);
      until.set(client, performance.now() + own);
      return Reflect.apply(query, client, args);
    };
    client.query = asking as typeof query;
    client.on('drain', () => until.delete(client));
    client.on('end', () => until.delete(client));
  });
  const look = () => {
    const now = performance.now();
    for (const [client, end] of until) {
      if (now <= end) continue;
      until.delete(client);
      client.end().catch(() => {});
      // A normal end would wait for the running statement: destroying the socket fails it at once.
      client.connection.stream.destroy();
    }
  };
  const looking = setInterval(look, Math.min(CHECK_EVERY_MS, limitMs / 4)).unref();
  return () => clearInterval(looking);
}
