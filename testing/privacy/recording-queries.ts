import type { Database, Queryable, Statement } from '#platform/database/database.ts';

/** The same database, which notes the text of each statement, in transactions and outside. */
export function recordingQueries(db: Database): { db: Database; texts: string[] } {
  const texts: string[] = [];
  const note = (statement: Statement | string) => {
    texts.push(typeof statement === 'string' ? statement : statement.name);
  };
  const noting = (of: Queryable): Queryable => ({
    rows: (statement, values) => {
      note(statement);
      return of.rows(statement, values);
    },
    write: (statement, values) => {
      note(statement);
      return of.write(statement, values);
    },
  });
  const recording: Database = {
    ...db,
    ...noting(db),
    transaction: (act) => {
      note('begin');
      return db.transaction((tx) => act({ ...tx, ...noting(tx) }));
    },
  };
  return { db: recording, texts };
}
