import type { Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { Allowed, Locked } from '#platform/resource/allowed.ts';

export type AllowedMessage = Allowed<{ id: Id }, 'moderate'>;

const LOCK: Statement = {
  name: 'message-lock',
  text: 'select id from messages where home = $1 and id = $2 for update',
};

/** Null if its sender has been erased. */
export async function lockMessage(tx: Transaction, id: Id): Promise<Locked<{ id: Id }> | null> {
  const [row] = await tx.rows<Locked<{ id: Id }>>(LOCK, [homeOf(id), id]);
  return row ?? null;
}

const SET: Statement = {
  name: 'message-set-removed',
  text: 'update messages set removed_at = $3 where home = $1 and id = $2',
};

export async function setRemoved(tx: Transaction, { id }: AllowedMessage, at: Date | null): Promise<void> {
  await tx.write(SET, [homeOf(id), id, at]);
}
