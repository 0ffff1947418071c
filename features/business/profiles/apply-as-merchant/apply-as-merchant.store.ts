import type { Oneself } from '#features/core/identity/acting-access.ts';
import type { Statement, Transaction } from '#platform/database/database.ts';
import { homeOf } from '#platform/ids/ids.ts';
import type { Locked } from '#platform/resource/allowed.ts';
import { lockMerchant, type MerchantRow } from '../merchant.store.ts';
import type { ReviewCriterion } from '../merchant.ts';

const OPEN: Statement = {
  name: 'merchant-open',
  text: `insert into verified_merchants (home, user_id, created_at, updated_at) values ($1, $2, $3, $3)
    on conflict do nothing`,
};

/** Locked; created if there is none. */
export async function openMerchant(
  tx: Transaction,
  { id: userId }: Oneself,
  at: Date,
): Promise<Locked<MerchantRow>> {
  await tx.write(OPEN, [homeOf(userId), userId, at]);
  const row = await lockMerchant(tx, userId);
  if (!row) throw new Error(`no merchant ${userId}`);
  return row;
}

const APPLY: Statement = {
  name: 'merchant-apply',
  text: `update verified_merchants set applied_at = $3, review_criteria = $4, updated_at = $3
    where home = $1 and user_id = $2`,
};

export async function writeApplication(
  tx: Transaction,
  { user_id: userId }: Locked<MerchantRow>,
  { criteria, at }: { criteria: readonly ReviewCriterion[]; at: Date },
): Promise<void> {
  await tx.write(APPLY, [homeOf(userId), userId, at, criteria]);
}

const WITHDRAW: Statement = {
  name: 'merchant-withdraw',
  text: 'update verified_merchants set applied_at = null, updated_at = $3 where home = $1 and user_id = $2',
};

export async function withdrawApplication(
  tx: Transaction,
  { user_id: userId }: Locked<MerchantRow>,
  at: Date,
): Promise<void> {
  await tx.write(WITHDRAW, [homeOf(userId), userId, at]);
}
