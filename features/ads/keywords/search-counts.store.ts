import type { Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

export const COUNTED_KINDS = ['impression', 'closeup', 'save', 'outbound_click'] as const;

/** Of one event. */
interface Counted {
  adAccountId: Id;
  /** In the time zone of the account. */
  day: string;
  kind: (typeof COUNTED_KINDS)[number];
  spendMicro: number;
}

const COUNTS = 'impressions, closeups, saves, outbound_clicks, spend_micro';
const ADDED = `impressions = known.impressions + excluded.impressions, closeups = known.closeups + excluded.closeups,
  saves = known.saves + excluded.saves, outbound_clicks = known.outbound_clicks + excluded.outbound_clicks,
  spend_micro = known.spend_micro + excluded.spend_micro`;

const KEYWORD: Statement = {
  name: 'ad-keyword-days-count',
  text: `insert into ad_keyword_days as known (home, ad_account_id, keyword_id, day, ${COUNTS})
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
    on conflict (home, ad_account_id, day, keyword_id) do update set ${ADDED}`,
};

export async function countKeyword(tx: Transaction, keywordId: Id, counted: Counted): Promise<void> {
  const { adAccountId, day } = counted;
  await tx.write(KEYWORD, [homeOf(adAccountId), adAccountId, keywordId, day, ...countsOf(counted)]);
}

const countsOf = ({ kind, spendMicro }: Counted) => [
  ...COUNTED_KINDS.map((one) => (one === kind ? 1 : 0)),
  spendMicro,
];

const QUERY: Statement = {
  name: 'ad-query-days-count',
  text: `insert into ad_query_days as known (home, ad_account_id, ad_group_id, campaign_id, day, query, people, ${COUNTS})
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
    on conflict (home, ad_account_id, day, ad_group_id, query) do update
      set people = known.people | excluded.people, ${ADDED}`,
};

export async function countQuery(
  tx: Transaction,
  of: { query: string; people: bigint; adGroupId: Id; campaignId: Id },
  counted: Counted,
): Promise<void> {
  const { adAccountId, day } = counted;
  const { adGroupId, campaignId, query, people } = of;
  await tx.write(QUERY, [
    ...[homeOf(adAccountId), adAccountId, adGroupId, campaignId, day, query, people.toString()],
    ...countsOf(counted),
  ]);
}

const PURGE: Statement = {
  name: 'ad-query-days-purge',
  // Uses ad_query_days_to_purge.
  text: `delete from ad_query_days where (home, ad_account_id, day, ad_group_id, query) in (
    select home, ad_account_id, day, ad_group_id, query from ad_query_days where day < $1::date order by day limit $2)`,
};

/** Returns how many. */
export function deleteQueriesBefore(
  db: Pick<Transaction, 'write'>,
  day: string,
  limit: number,
): Promise<number> {
  return db.write(PURGE, [day, limit]);
}
