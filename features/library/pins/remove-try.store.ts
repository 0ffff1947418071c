import type { Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { AllowedPin } from './pin-proof.ts';
import { TRY_COLUMNS, type TryRow } from './try.store.ts';

const SET: Statement = {
  name: 'tries-set-removed',
  // Uses the primary key, and pin_tries_of_person.
  text: `update pin_tries t set removed_at = $3 where home = $1 and id = $2 and pin_id = $4
      and (removed_at is null) = ($3::timestamptz is not null)
      and ($3::timestamptz is not null or not exists (select 1 from pin_tries o where o.home = t.home
        and o.pin_id = t.pin_id and o.user_id = t.user_id and o.removed_at is null))
    returning ${TRY_COLUMNS}`,
};

/** A null time restores it. Returns null if nothing changes, or the try is gone or was replaced. */
export async function setRemoved(
  tx: Transaction,
  pin: AllowedPin<'moderate'>,
  id: Id,
  at: Date | null,
): Promise<TryRow | null> {
  const [row] = await tx.rows<TryRow>(SET, [homeOf(id), id, at, pin.id]);
  return row ?? null;
}
