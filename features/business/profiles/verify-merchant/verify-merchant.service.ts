import { findPersonId } from '#features/core/people/person.service.ts';
import { type LockedMark, lockToMark, markMerchant } from '#features/core/people/person-flags.service.ts';
import { raiseState } from '#features/core/people/person-settings.service.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Platform } from '#platform/resource/context.ts';
import { listMetCriteria } from '../criteria.service.ts';
import { type Review, writeApproval } from '../merchant.store.ts';
import type { ValueBadge } from '../merchant.ts';

type Verifying = Pick<Platform, 'db' | 'clock'>;

/** A later review replaces it. False if it is no business. */
export async function verifyMerchant(
  { db, clock }: Verifying,
  userId: Id,
  values: readonly ValueBadge[],
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const person = await lockToMark(tx, userId);
    if (!person?.is_partner) return false;
    const criteria = await listMetCriteria(tx, userId);
    await approveMerchant(tx, person, values, { criteria, labels: [], note: '', at: clock.now() });
    return true;
  });
}

export async function approveMerchant(
  tx: Transaction,
  person: LockedMark,
  values: readonly ValueBadge[],
  review: Review,
): Promise<void> {
  await markMerchant(tx, person, { isVerified: true, isInspirational: values.length > 0 });
  await writeApproval(tx, person, values, review);
  if (values.length > 0) await raiseState(tx, person.id, 'merchant_badges_tooltip', review.at);
}

async function unverifyMerchant({ db }: Verifying, userId: Id): Promise<void> {
  await db.transaction(async (tx) => {
    const person = await lockToMark(tx, userId);
    if (person) await markMerchant(tx, person, { isVerified: false, isInspirational: false });
  });
}

type VerifyRefusal = 'nobody' | 'no-business';

/** The operator's command calls it; null removes the verification. */
export async function verifyMerchantNamed(
  context: Verifying,
  username: string,
  values: readonly ValueBadge[] | null,
): Promise<null | { refused: VerifyRefusal }> {
  const id = await findPersonId(context.db, username);
  if (!id) return { refused: 'nobody' };
  if (values) return (await verifyMerchant(context, id, values)) ? null : { refused: 'no-business' };
  await unverifyMerchant(context, id);
  return null;
}
