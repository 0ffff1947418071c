import pg from 'pg';
import type { Database } from '#platform/database/database.ts';

/** Counts all that a database's connections are asked from now on, transactions and their ends included. */
export function countStatements({ pool }: Pick<Database, 'pool'>): { count: number; texts: string[] } {
  const asked = { count: 0, texts: [] as string[] };
  pool.on('connect', (client) => {
    if (!(client instanceof pg.Client)) return;
    const { query } = client;
    const counting = (...args: unknown[]): unknown => {
      asked.count += 1;
      asked.texts.push(textOf(args[0]));
      return Reflect.apply(query, client, args);
    };
    client.query = counting as typeof query;
  });
  return asked;
}

const textOf = (query: unknown): string =>
  typeof query === 'string' ? query : String((query as { text?: string }).text);
