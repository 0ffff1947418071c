import pg from 'pg';
import type { Database } from '#platform/database/database.ts';

interface Asked {
  count: number;
  /** How often an idle connection got a new statement. */
  trips: number;
  texts: string[];
}

/** Counts all statements of a database's connections from now on, including transactions. */
export function countStatements({ pool }: Pick<Database, 'pool'>): Asked {
  const asked: Asked = { count: 0, trips: 0, texts: [] };
  pool.on('connect', (client) => {
    if (!(client instanceof pg.Client)) return;
    const { query } = client;
    let isIdle = true;
    client.on('drain', () => {
      isIdle = true;
    });
    const counting = (...args: unknown[]): unknown => {
      asked.count += 1;
      if (isIdle) asked.trips += 1;
      isIdle = false;
      asked.texts.push(textOf(args[0]));
      return Reflect.apply(query, client, args);
    };
    client.query = counting as typeof query;
  });
  return asked;
}

const textOf = (query: unknown): string =>
  typeof query === 'string' ? query : String((query as { text?: string }).text);
