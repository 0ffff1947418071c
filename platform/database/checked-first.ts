import { AsyncLocalStorage } from 'node:async_hooks';
import { type Database, isRead, type Transaction } from './database.ts';

/** Every transaction, and every write outside of one, begins with `before`; what runs inside of one is not checked again. */
export function checkedFirst(db: Database, before: (tx: Transaction) => Promise<void>): Database {
  const inside = new AsyncLocalStorage<true>();
  const checked: Database['transaction'] = (action) =>
    inside.getStore()
      ? db.transaction(action)
      : inside.run(true, () =>
          db.transaction(async (tx) => {
            await before(tx);
            return action(tx);
          }),
        );
  return {
    ...db,
    rows: (statement, values) =>
      isRead(statement) || inside.getStore()
        ? db.rows(statement, values)
        : checked((tx) => tx.rows(statement, values)),
    write: (statement, values) =>
      inside.getStore() ? db.write(statement, values) : checked((tx) => tx.write(statement, values)),
    transaction: checked,
  };
}
