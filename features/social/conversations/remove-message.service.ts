import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { setRemoved } from './remove-message.store.ts';

/** Removes a message on behalf of this site: its row stays, without content. */
export function removeMessage(tx: Transaction, id: Id, at: Date): Promise<void> {
  return setRemoved(tx, id, at);
}

export function bringMessageBack(tx: Transaction, id: Id): Promise<void> {
  return setRemoved(tx, id, null);
}
