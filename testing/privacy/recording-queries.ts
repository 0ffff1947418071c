import { setImmediate } from 'node:timers/promises';
import type { Database, Queryable, Statement } from '#platform/database/database.ts';

export interface RecordedQueries<Db extends Database = Database> {
  db: Db;
  /**
   * The name of each statement, or its text where it has none; `begin` for a transaction. With it, how many rows it wrote
   * or locked: others wait for those, and can tell that they are there.
   */
  texts: string[];
  /** Waits for statements that are still running, and for those that follow them. */
  settled(): Promise<void>;
}

/** Read by the clock, for no request. */
const IN_BACKGROUND = ['ads-servable'];

const LOCKING = /\bfor (no key )?update\b|\bfor (key )?share\b/i;
const nameOf = (statement: Statement | string) =>
  typeof statement === 'string' ? statement : statement.name;
const textOf = (statement: Statement | string) =>
  typeof statement === 'string' ? statement : statement.text;

/** The same database, which notes each statement, in transactions and outside. */
export function recordingQueries<Db extends Database>(db: Db): RecordedQueries<Db> {
  const texts: string[] = [];
  let running = 0;
  const counted = async <T>(run: () => Promise<T>): Promise<T> => {
    running += 1;
    try {
      return await run();
    } finally {
      running -= 1;
    }
  };
  const noting = (of: Queryable): Queryable => ({
    rows: async (statement, values) => {
      if (IN_BACKGROUND.includes(nameOf(statement))) return of.rows<never>(statement, values);
      const at = texts.push(nameOf(statement)) - 1;
      const rows = await counted(() => of.rows<never>(statement, values));
      if (LOCKING.test(textOf(statement))) texts[at] += `: ${rows.length} rows`;
      return rows;
    },
    write: async (statement, values) => {
      const at = texts.push(nameOf(statement)) - 1;
      const count = await counted(() => of.write(statement, values));
      texts[at] += `: ${count} rows`;
      return count;
    },
  });
  const recording: Db = {
    ...db,
    ...noting(db),
    transaction: (action) => {
      texts.push('begin');
      return counted(() => db.transaction((tx) => action({ ...tx, ...noting(tx) })));
    },
  };
  const settled = async () => {
    do await setImmediate();
    while (running > 0);
  };
  return { db: recording, texts, settled };
}
