import { AsyncLocalStorage } from 'node:async_hooks';
import { type Database, type Transaction, withRetries } from './database.ts';

export interface HeldCommit {
  /**
   * Its first transaction stays open and later ones run inside it as savepoints. Reads before the first one, or
   * through `db` inside one, run outside of it.
   */
  db: Database;
  commit(last: (tx: Transaction) => Promise<void>): Promise<void>;
  rollBack(): Promise<void>;
}

const heldDatabases = new WeakSet<Database>();

export const isHeld = (db: Database) => heldDatabases.has(db);

export function holdCommit(db: Database): HeldCommit {
  const inside = new AsyncLocalStorage<true>();
  let open: OpenTransaction | null = null;
  let isOver = false;
  let turn: Promise<unknown> = Promise.resolve();
  const close = () => {
    const closing = open;
    open = null;
    return closing;
  };
  const begin = async <T>(action: (tx: Transaction) => Promise<T>): Promise<T> => {
    open = await openTransaction(db);
    try {
      return await inside.run(true, action, open.tx);
    } catch (error) {
      await close()?.rollBack();
      throw error;
    }
  };
  const goOn = <T>(action: (tx: Transaction) => Promise<T>): Promise<T> =>
    withRetries(() => (open ? inside.run(true, inSavepoint, open.tx, action) : begin(action))) as Promise<T>;
  // Two at once on one connection would end each other's savepoints.
  const inTurn = <T>(action: () => Promise<T>): Promise<T> => {
    const mine = turn.then(action);
    turn = mine.catch(() => {});
    return mine;
  };
  // Code that still holds this database after the work is over, such as a library, gets the underlying one.
  const isApart = () => isOver || inside.getStore() === true;
  const held: Database = {
    ...db,
    rows: (statement, values) =>
      open && !isApart()
        ? inTurn(() => (open?.tx ?? db).rows(statement, values))
        : db.rows(statement, values),
    write: (statement, values) =>
      isApart() ? db.write(statement, values) : inTurn(() => goOn((tx) => tx.write(statement, values))),
    transaction: (action) => (isApart() ? db.transaction(action) : inTurn(() => goOn(action))),
  };
  heldDatabases.add(held);
  return {
    db: held,
    commit: async (last) => {
      // A failure here rolls back everything, so it needs no savepoint of its own.
      await inTurn(() => (open ? inside.run(true, last, open.tx) : begin(last)));
      isOver = true;
      await close()?.commit();
    },
    rollBack: async () => {
      isOver = true;
      await close()?.rollBack();
    },
  };
}

interface OpenTransaction {
  tx: Transaction;
  commit(): Promise<void>;
  rollBack(): Promise<void>;
}

async function openTransaction(db: Database): Promise<OpenTransaction> {
  const opened = Promise.withResolvers<Transaction>();
  const ended = Promise.withResolvers<void>();
  const done = db.transaction((tx) => {
    opened.resolve(tx);
    return ended.promise;
  });
  done.catch(opened.reject);
  const tx = await opened.promise;
  return {
    tx,
    commit: () => {
      ended.resolve();
      return done;
    },
    rollBack: async () => {
      ended.reject(new Error('taken back'));
      // With just this error.
      await done.catch(() => {});
    },
  };
}

async function inSavepoint<T>(outer: Transaction, action: (tx: Transaction) => Promise<T>): Promise<T> {
  const after: Parameters<Transaction['afterCommit']>[0][] = [];
  let isOver = false;
  // Pending statements of partly failed work must not run after the savepoint.
  const open = (): Transaction => {
    if (isOver) throw new Error('The transaction is over');
    return outer;
  };
  await outer.write('savepoint held');
  try {
    const result = await action({
      ...outer,
      rows: async (statement, values) => open().rows(statement, values),
      write: async (statement, values) => open().write(statement, values),
      afterCommit: (run) => after.push(run),
    });
    isOver = true;
    await outer.write('release savepoint held');
    for (const run of after) outer.afterCommit(run);
    return result;
  } catch (error) {
    isOver = true;
    await outer.write('rollback to savepoint held');
    throw error;
  }
}
