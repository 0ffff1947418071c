import { setImmediate } from 'node:timers/promises';
import type { Database, Queryable, Statement } from '#platform/database/database.ts';

export interface RecordedQueries<Db extends Database = Database> {
  db: Db;
  /** The name of each statement, or its text where it has none; `begin` for a transaction. */
  texts: string[];
  /** Waits for statements that are still running, and for those that follow them. */
  settled(): Promise<void>;
}

/** The same database, which notes each statement, in transactions and outside. */
export function recordingQueries<Db extends Database>(db: Db): RecordedQueries<Db> {
  const texts: string[] = [];
  let running = 0;
  const noted = async <T>(statement: Statement | string, run: () => Promise<T>): Promise<T> => {
    texts.push(typeof statement === 'string' ? statement : statement.name);
    running += 1;
    try {
      return await run();
    } finally {
      running -= 1;
    }
  };
  const noting = (of: Queryable): Queryable => ({
    rows: (statement, values) => noted(statement, () => of.rows(statement, values)),
    write: (statement, values) => noted(statement, () => of.write(statement, values)),
  });
  const recording: Db = {
    ...db,
    ...noting(db),
    transaction: (act) => noted('begin', () => db.transaction((tx) => act({ ...tx, ...noting(tx) }))),
  };
  const settled = async () => {
    do await setImmediate();
    while (running > 0);
  };
  return { db: recording, texts, settled };
}
