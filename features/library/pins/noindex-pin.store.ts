import type { Statement, Transaction } from '#platform/database/database.ts';
import { homeOf } from '#platform/ids/ids.ts';
import type { AllowedPin } from './pin-proof.ts';

const SET: Statement = {
  name: 'pin-set-noindex-reason',
  text: 'update pins set seo_noindex_reason = $3 where home = $1 and id = $2',
};

export async function setNoindexReason(
  tx: Transaction,
  { id }: AllowedPin<'moderate'>,
  reason: string | null,
): Promise<void> {
  await tx.write(SET, [homeOf(id), id, reason]);
}
