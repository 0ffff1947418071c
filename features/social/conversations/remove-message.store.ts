import type { Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

const SET: Statement = {
  name: 'message-set-removed',
  // Uses the primary key.
  text: 'update messages set removed_at = $3 where home = $1 and id = $2',
};

export async function setRemoved(tx: Transaction, id: Id, at: Date | null): Promise<void> {
  await tx.write(SET, [homeOf(id), id, at]);
}
