import type { Transaction } from '#platform/database/database.ts';

/**
 * Sets the value of a link made before it was known. Uses clock time instead of the transaction's start, to order two
 * links of one locked account. Uses the primary key.
 */
export async function giveLink(tx: Transaction, linkId: string, value: string): Promise<void> {
  await tx.write(
    `with clock as materialized (select clock_timestamp() as at)
    update verifications set value = $2, updated_at = clock.at from clock where id = $1`,
    [linkId, value],
  );
}

/**
 * Consumes a mailed link in the transaction of its effect; false if it was used concurrently. Uses the primary key.
 */
export async function consumeLink(tx: Transaction, linkId: string): Promise<boolean> {
  return (await tx.write('delete from verifications where id = $1', [linkId])) > 0;
}
