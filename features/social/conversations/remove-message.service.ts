import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { setRemoved } from './remove-message.store.ts';

/** Takes a message away in the name of this site: its place stays, with nothing in it. */
export function removeMessage(tx: Transaction, id: Id, at: Date): Promise<void> {
  return setRemoved(tx, id, at);
}

/** Undoes `removeMessage`. */
export function bringMessageBack(tx: Transaction, id: Id): Promise<void> {
  return setRemoved(tx, id, null);
}
