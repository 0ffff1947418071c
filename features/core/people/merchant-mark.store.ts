import type { Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

const SET: Statement = {
  name: 'merchant-mark-set',
  // Uses the primary key.
  text: `update users set is_verified_merchant = $3, is_inspirational_merchant = $4
    where home = $1 and id = $2`,
};

export async function setMerchantMark(
  tx: Transaction,
  userId: Id,
  { isVerified, isInspirational }: { isVerified: boolean; isInspirational: boolean },
): Promise<void> {
  await tx.write(SET, [homeOf(userId), userId, isVerified, isInspirational]);
}
