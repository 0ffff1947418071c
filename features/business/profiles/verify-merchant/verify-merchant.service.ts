import { findPersonId } from '#features/core/people/person.service.ts';
import { markMerchant } from '#features/core/people/person-flags.service.ts';
import { raiseState } from '#features/core/people/user-state.service.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Platform } from '#platform/resource/context.ts';
import type { BadgeDetail } from '../badge.ts';
import { writeMerchant } from '../merchant.store.ts';

type Verifying = Pick<Platform, 'db' | 'clock'>;

/** A later review replaces it. */
export async function verifyMerchant(
  { db, clock }: Verifying,
  userId: Id,
  values: readonly BadgeDetail['name'][],
): Promise<void> {
  const at = clock.now();
  await db.transaction(async (tx) => {
    await markMerchant(tx, userId, { isVerified: true, isInspirational: values.length > 0 });
    await writeMerchant(tx, userId, values, at);
    if (values.length > 0) await raiseState(tx, userId, 'merchant_badges_tooltip', at);
  });
}

async function unverifyMerchant({ db }: Verifying, userId: Id): Promise<void> {
  await db.transaction((tx) => markMerchant(tx, userId, { isVerified: false, isInspirational: false }));
}

/** The operator's command calls it; null removes the verification. False if nobody has the name. */
export async function verifyMerchantNamed(
  context: Verifying,
  username: string,
  values: readonly BadgeDetail['name'][] | null,
): Promise<boolean> {
  const id = await findPersonId(context.db, username);
  if (!id) return false;
  if (values) await verifyMerchant(context, id, values);
  else await unverifyMerchant(context, id);
  return true;
}
