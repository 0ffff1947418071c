import type { Oneself } from '#features/core/identity/acting-access.ts';
import type { Transaction } from '#platform/database/database.ts';
import { writeCustomOrder } from './custom-order.store.ts';

/** Records that somebody has ordered their boards themselves; locks the person until the transaction ends. */
export async function startCustomOrder(tx: Transaction, person: Oneself): Promise<void> {
  await writeCustomOrder(tx, person);
}
