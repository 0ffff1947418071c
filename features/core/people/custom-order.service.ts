import type { Transaction } from '#platform/database/database.ts';
import type { Oneself } from './acting-access.ts';
import { writeCustomOrder } from './custom-order.store.ts';

/** Notes that somebody has put their boards in an order of their own; locks the person until the transaction ends. */
export async function startCustomOrder(tx: Transaction, person: Oneself): Promise<void> {
  await writeCustomOrder(tx, person);
}
