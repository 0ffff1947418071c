import type { AdStatus } from '#features/ads/campaigns/campaign.ts';
import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { BulkLevel } from './bulk-edit.ts';

/** What a sheet has of a campaign, an ad group or an ad; amounts are digits. */
export interface EntityRow {
  id: Id;
  parent_id: Id | null;
  name: string;
  status: AdStatus;
  daily_spend_cap: string | null;
  lifetime_spend_cap: string | null;
  budget: string | null;
  start_time: Date | null;
  end_time: Date | null;
  destination_url: string | null;
}

const NONE = 'null::bigint';

const FROM: Record<BulkLevel, string> = {
  CAMPAIGN: `id, ${NONE} as parent_id, name, status, daily_spend_cap, lifetime_spend_cap, ${NONE} as budget, start_time,
    end_time, null::text as destination_url from ad_campaigns`,
  AD_GROUP: `id, campaign_id as parent_id, name, status, ${NONE} as daily_spend_cap, ${NONE} as lifetime_spend_cap,
    budget_in_micro_currency as budget, start_time, end_time, null::text as destination_url from ad_groups`,
  AD: `id, ad_group_id as parent_id, name, status, ${NONE} as daily_spend_cap, ${NONE} as lifetime_spend_cap,
    ${NONE} as budget, null::timestamptz as start_time, null::timestamptz as end_time, destination_url from ads`,
};

const OPEN = `home = $1 and ad_account_id = $2 and status <> 'ARCHIVED'`;

const WANTED = `where ${OPEN} and id > $3 and ($4::bigint[] is null or id = any($4::bigint[]))
    and ($5::text is null or position(lower($5::text) in lower(name)) > 0) order by id limit $6`;

// Use ad_campaigns_of_account, ad_groups_of_account and ads_of_account.
const LIST: Record<BulkLevel, Statement> = {
  CAMPAIGN: { name: 'ad-bulk-campaigns', text: `select ${FROM.CAMPAIGN} ${WANTED}` },
  AD_GROUP: { name: 'ad-bulk-groups', text: `select ${FROM.AD_GROUP} ${WANTED}` },
  AD: { name: 'ad-bulk-ads', text: `select ${FROM.AD} ${WANTED}` },
};

const FIND: Record<BulkLevel, Statement> = {
  CAMPAIGN: { name: 'ad-bulk-campaign', text: `select ${FROM.CAMPAIGN} where ${OPEN} and id = $3` },
  AD_GROUP: { name: 'ad-bulk-group', text: `select ${FROM.AD_GROUP} where ${OPEN} and id = $3` },
  AD: { name: 'ad-bulk-ad', text: `select ${FROM.AD} where ${OPEN} and id = $3` },
};

interface Wanted {
  level: BulkLevel;
  ids: readonly Id[] | null;
  name: string | null;
  after: string | null;
  limit: number;
}

/** Oldest first, without what is archived. */
export function listEntities(
  db: Queryable,
  accountId: Id,
  { level, ids, name, after, limit }: Wanted,
): Promise<EntityRow[]> {
  return db.rows<EntityRow>(LIST[level], [homeOf(accountId), accountId, after ?? '0', ids, name, limit]);
}

/** Null also for those of other accounts, and where it is archived. */
export async function findEntity(
  db: Queryable,
  accountId: Id,
  { level, id }: { level: BulkLevel; id: Id },
): Promise<EntityRow | null> {
  const [row] = await db.rows<EntityRow>(FIND[level], [homeOf(accountId), accountId, id]);
  return row ?? null;
}
