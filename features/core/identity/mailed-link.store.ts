import type { Transaction } from '#platform/database/database.ts';

/**
 * Says what a link stands for that was made before this was known. The time of saying, not of the transaction's begin,
 * tells which of two links of one locked account came first. Rides the primary key.
 */
export async function giveLink(tx: Transaction, linkId: string, value: string): Promise<void> {
  await tx.write(
    `with clock as materialized (select clock_timestamp() as at)
    update verifications set value = $2, updated_at = clock.at from clock where id = $1`,
    [linkId, value],
  );
}

/** Uses a mailed link up, together with what it does; false where somebody was quicker. Rides the primary key. */
export async function consumeLink(tx: Transaction, linkId: string): Promise<boolean> {
  return (await tx.write('delete from verifications where id = $1', [linkId])) > 0;
}
