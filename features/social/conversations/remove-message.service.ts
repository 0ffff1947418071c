import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { allow } from '#platform/resource/allowed.ts';
import { lockMessage, setRemoved } from './remove-message.store.ts';

/** Removes it on behalf of this site: its row stays, without content. */
export async function removeMessage(tx: Transaction, id: Id, at: Date | null): Promise<void> {
  const message = await lockMessage(tx, id);
  if (message) await setRemoved(tx, allow(message, 'moderate'), at);
}

export function bringMessageBack(tx: Transaction, id: Id): Promise<void> {
  return removeMessage(tx, id, null);
}
