import type { AllowedAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import type { Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

const EDIT: Statement = {
  name: 'ads-edit',
  text: `update ads set name = $4, destination_url = $5, updated_at = $6
    where home = $1 and ad_account_id = $2 and id = $3`,
};

export async function writeAd(
  tx: Transaction,
  { id: accountId }: AllowedAdAccount,
  { id, name, destinationUrl, at }: { id: Id; name: string; destinationUrl: string | null; at: Date },
): Promise<void> {
  await tx.write(EDIT, [homeOf(id), accountId, id, name, destinationUrl, at]);
}

const SUBMIT: Statement = {
  name: 'ads-submit',
  text: `update ads set review_status = 'PENDING', rejected_reasons = '{}', submitted_at = $4
    where home = $1 and ad_account_id = $2 and id = $3`,
};

/** It waits for a review again; the note of the last one stays for staff to see. */
export async function submitAd(
  tx: Transaction,
  { id: accountId }: AllowedAdAccount,
  { id, at }: { id: Id; at: Date },
): Promise<void> {
  await tx.write(SUBMIT, [homeOf(id), accountId, id, at]);
}
