import type { AllowedAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import type { AdStatus } from '#features/ads/campaigns/campaign.ts';
import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { KeywordParent, MatchType } from './keyword.ts';

export interface ParentRow {
  ad_account_id: Id;
  campaign_id: Id;
  type: KeywordParent;
  status: AdStatus;
}

const PARENT: Statement = {
  name: 'ad-keywords-parent',
  text: `select ad_account_id, campaign_id, 'AD_GROUP' as type, status from ad_groups where home = $1 and id = $2
    union all select ad_account_id, id, 'CAMPAIGN', status from ad_campaigns where home = $1 and id = $2`,
};

export async function findParent(db: Queryable, id: Id): Promise<ParentRow | null> {
  const [row] = await db.rows<ParentRow>(PARENT, [homeOf(id), id]);
  return row ?? null;
}

export interface KeywordRow {
  id: Id;
  parent_id: Id;
  parent_type: KeywordParent;
  match_type: MatchType;
  value: string;
  archived_at: Date | null;
}

const COLUMNS = 'id, parent_id, parent_type, match_type, value, archived_at';

const INSERT: Statement = {
  name: 'ad-keywords-insert',
  // What is archived is used again.
  text: `insert into ad_keywords as known (home, id, ad_account_id, campaign_id, parent_id, parent_type, match_type, value,
      words, created_at)
    select $1::smallint, ($1::bigint << 51) | nextval('ids'), $2::bigint, $3::bigint, $4::bigint, $5, given.type, given.value,
      given.words, $9::timestamptz
    from unnest($6::text[], $7::text[], $8::text[]) as given (type, value, words)
    on conflict (home, parent_id, match_type, words) do update
      set archived_at = null, value = excluded.value where known.archived_at is not null
    returning ${COLUMNS}`,
};

export interface NewKeyword {
  matchType: MatchType;
  value: string;
  words: string;
}

/** Answers those that were not used before. */
export async function insertKeywords(
  tx: Transaction,
  { id }: AllowedAdAccount,
  parent: { id: Id; type: KeywordParent; campaignId: Id },
  { keywords, at }: { keywords: readonly NewKeyword[]; at: Date },
): Promise<KeywordRow[]> {
  return tx.rows<KeywordRow>(INSERT, [
    ...[homeOf(id), id, parent.campaignId, parent.id, parent.type],
    keywords.map(({ matchType }) => matchType),
    keywords.map(({ value }) => value),
    keywords.map(({ words }) => words),
    at,
  ]);
}

const COUNT: Statement = {
  name: 'ad-keywords-count',
  // Uses ad_keywords_once.
  text: 'select count(*)::int as used from ad_keywords where home = $1 and parent_id = $2 and archived_at is null',
};

export async function countUsed(db: Queryable, parentId: Id): Promise<number> {
  const [row] = await db.rows<{ used: number }>(COUNT, [homeOf(parentId), parentId]);
  return row?.used ?? 0;
}

const ACCOUNT_OF: Statement = {
  name: 'ad-keywords-account',
  text: 'select ad_account_id from ad_keywords where home = $1 and id = $2',
};

export async function findAccountOfKeyword(db: Queryable, id: Id): Promise<Id | null> {
  const [row] = await db.rows<{ ad_account_id: Id }>(ACCOUNT_OF, [homeOf(id), id]);
  return row?.ad_account_id ?? null;
}

const OF_ACCOUNT: Statement = {
  name: 'ad-keywords-of-account',
  text: `select ${COLUMNS} from ad_keywords where home = $1 and ad_account_id = $2 and id = any($3::bigint[]) order by id`,
};

/** Nothing changes them while the account is locked. */
export function listKeywordsOf(
  db: Queryable,
  { id }: AllowedAdAccount,
  ids: readonly Id[],
): Promise<KeywordRow[]> {
  return db.rows<KeywordRow>(OF_ACCOUNT, [homeOf(id), id, ids]);
}

const ARCHIVE: Statement = {
  name: 'ad-keywords-archive',
  text: 'update ad_keywords set archived_at = $4 where home = $1 and ad_account_id = $2 and id = any($3::bigint[])',
};

/** Null is used again. */
export async function setArchived(
  tx: Transaction,
  { id }: AllowedAdAccount,
  { ids, at }: { ids: readonly Id[]; at: Date | null },
): Promise<void> {
  await tx.write(ARCHIVE, [homeOf(id), id, ids, at]);
}
