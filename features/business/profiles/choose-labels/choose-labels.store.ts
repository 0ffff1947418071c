import type { Statement, Transaction } from '#platform/database/database.ts';
import { homeOf } from '#platform/ids/ids.ts';
import type { Locked } from '#platform/resource/allowed.ts';
import type { MerchantRow } from '../merchant.store.ts';
import type { ChosenLabels } from './choose-labels.ts';

const SET: Statement = {
  name: 'merchant-set-labels',
  text: `update verified_merchants set business_diversity_labels = $3, owner_labels = $4, updated_at = $5
    where home = $1 and user_id = $2`,
};

export async function writeLabels(
  tx: Transaction,
  { user_id: userId }: Locked<MerchantRow>,
  { business_diversity_labels, owner_labels }: ChosenLabels,
  at: Date,
): Promise<void> {
  await tx.write(SET, [homeOf(userId), userId, business_diversity_labels, owner_labels, at]);
}
