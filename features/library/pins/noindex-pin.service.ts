import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { allow } from '#platform/resource/allowed.ts';
import { setNoindexReason } from './noindex-pin.store.ts';
import { lockPins } from './pin-rows.service.ts';

/** Keeps the pin out of search engines; null lets it in again. `findReason` runs while it is locked. */
export async function decideNoindexOfPin(
  tx: Transaction,
  id: Id,
  findReason: () => Promise<string | null>,
): Promise<void> {
  const pin = (await lockPins(tx, [id])).get(id);
  if (pin) await setNoindexReason(tx, allow(pin, 'moderate'), await findReason());
}
