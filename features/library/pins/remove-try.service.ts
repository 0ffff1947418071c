import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { allow } from '#platform/resource/allowed.ts';
import type { AllowedPin } from './pin-proof.ts';
import { lockPins } from './pin-rows.service.ts';
import { setRemoved } from './remove-try.store.ts';
import { addToTryCount, findPinOfTry } from './try.store.ts';
import { markTried, unmarkTried } from './try-pin/try-pin.store.ts';

/** Returns the signature of its photo. */
export async function removeTry(tx: Transaction, id: Id, at: Date): Promise<string | null> {
  const pin = await lockPinToModerate(tx, id);
  const row = pin && (await setRemoved(tx, pin, id, at));
  if (!row) return null;
  await addToTryCount(tx, pin, -1);
  await unmarkTried(tx, pin, row.user_id);
  return row.photo;
}

/** Does nothing if its author has posted a new one. Returns the signature of the photo it shows. */
export async function bringTryBack(tx: Transaction, id: Id): Promise<string | null> {
  const pin = await lockPinToModerate(tx, id);
  const row = pin && (await setRemoved(tx, pin, id, null));
  if (!row) return null;
  await addToTryCount(tx, pin, 1);
  await markTried(tx, pin, row);
  return row.photo;
}

async function lockPinToModerate(tx: Transaction, tryId: Id): Promise<AllowedPin<'moderate'> | null> {
  const pinId = await findPinOfTry(tx, tryId);
  const pin = pinId && (await lockPins(tx, [pinId])).get(pinId);
  return pin ? allow(pin, 'moderate') : null;
}
