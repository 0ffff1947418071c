import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { writeCustomOrder } from './custom-order.store.ts';

/** Records that somebody has ordered their boards themselves; locks the person until the transaction ends. */
export async function startCustomOrder(tx: Transaction, userId: Id): Promise<void> {
  await writeCustomOrder(tx, userId);
}
