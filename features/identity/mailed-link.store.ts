import type { Transaction } from '#platform/database/database.ts';

/** Uses a mailed link up, together with what it does; false where somebody was quicker. Rides the primary key. */
export async function consumeLink(tx: Transaction, linkId: string): Promise<boolean> {
  return (await tx.write('delete from verifications where id = $1', [linkId])) > 0;
}
