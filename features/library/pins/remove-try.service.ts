import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { setRemoved } from './remove-try.store.ts';
import { addToTryCount } from './try.store.ts';
import { markTried, unmarkTried } from './try-pin/try-pin.store.ts';

/** Removes a try in the name of this site. Returns the signature of its photo. */
export async function removeTry(tx: Transaction, id: Id, at: Date): Promise<string | null> {
  const row = await setRemoved(tx, id, at);
  if (!row) return null;
  await addToTryCount(tx, row.pin_id, -1);
  await unmarkTried(tx, row.user_id, row.pin_id);
  return row.photo;
}

/** Undoes `removeTry`, unless its author has posted a new one. Returns the signature of the photo it shows. */
export async function bringTryBack(tx: Transaction, id: Id): Promise<string | null> {
  const row = await setRemoved(tx, id, null);
  if (!row) return null;
  await addToTryCount(tx, row.pin_id, 1);
  await markTried(tx, row.user_id, row.pin_id, row.tried_at);
  return row.photo;
}
