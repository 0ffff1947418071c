import type { LockedAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import type { Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

const COPY: Statement = {
  name: 'ad-keywords-copy',
  // Uses ad_keywords_once. What the copy has lost meanwhile stays lost.
  text: `insert into ad_keywords (home, id, ad_account_id, campaign_id, parent_id, parent_type, match_type, value, words, created_at)
    select home, ($1::bigint << 51) | nextval('ids'), ad_account_id, $3::bigint, $5::bigint, parent_type, match_type, value, words,
      $6::timestamptz
    from ad_keywords where home = $1::smallint and ad_account_id = $2 and parent_id = $4 and archived_at is null order by id
    on conflict (home, parent_id, match_type, words) do nothing`,
};

export async function copyKeywords(
  tx: Transaction,
  { id }: LockedAdAccount,
  { campaignId, from, to, at }: { campaignId: Id; from: Id; to: Id; at: Date },
): Promise<void> {
  await tx.write(COPY, [homeOf(id), id, campaignId, from, to, at]);
}
