import type { AllowedAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { Decision, Figures, RecommendationRule } from './recommendation.ts';

export interface DecisionRow {
  id: Id;
  rule: RecommendationRule;
  entity_id: Id;
  name: string;
  figures: Figures;
  decision: Decision;
  value_before: string | null;
  value_after: string | null;
  decided_at: Date;
}

const COLUMNS = 'id, rule, entity_id, name, figures, decision, value_before, value_after, decided_at';

const LATEST: Statement = {
  name: 'ad-recommendations-latest',
  // Uses ad_recommendations_of_thing.
  text: `select distinct on (rule, entity_id) ${COLUMNS} from ad_recommendations
    where home = $1 and ad_account_id = $2 and undone_at is null order by rule, entity_id, id desc`,
};

/** The last decision about each thing, by a rule. */
export function listLatestDecisions(db: Queryable, accountId: Id): Promise<DecisionRow[]> {
  return db.rows<DecisionRow>(LATEST, [homeOf(accountId), accountId]);
}

const LIST: Statement = {
  name: 'ad-recommendations-decided',
  // Uses ad_recommendations_of_account.
  text: `select ${COLUMNS} from ad_recommendations where home = $1 and ad_account_id = $2 and undone_at is null
      and id < coalesce($3::bigint, 9223372036854775807) order by id desc limit $4`,
};

/** Latest first, without what was undone. */
export function listDecisions(
  db: Queryable,
  accountId: Id,
  { after, limit }: { after: string | null; limit: number },
): Promise<DecisionRow[]> {
  return db.rows<DecisionRow>(LIST, [homeOf(accountId), accountId, after, limit]);
}

const FIND: Statement = {
  name: 'ad-recommendations-find',
  text: `select ad_account_id, ${COLUMNS} from ad_recommendations where home = $1 and id = $2 and undone_at is null`,
};

/** Null also where it was undone. */
export async function findDecision(
  db: Queryable,
  id: Id,
): Promise<(DecisionRow & { ad_account_id: Id }) | null> {
  const [row] = await db.rows<DecisionRow & { ad_account_id: Id }>(FIND, [homeOf(id), id]);
  return row ?? null;
}

const INSERT: Statement = {
  name: 'ad-recommendations-insert',
  text: `insert into ad_recommendations (home, id, ad_account_id, rule, entity_id, name, figures, decision, value_before,
      value_after, decided_at)
    values ($1::smallint, ($1::bigint << 51) | nextval('ids'), $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
};

export async function insertDecision(
  tx: Transaction,
  { id }: AllowedAdAccount,
  row: Omit<DecisionRow, 'id'>,
): Promise<void> {
  await tx.write(INSERT, [
    ...[homeOf(id), id, row.rule, row.entity_id, row.name, JSON.stringify(row.figures), row.decision],
    ...[row.value_before, row.value_after, row.decided_at],
  ]);
}

const UNDO: Statement = {
  name: 'ad-recommendations-undo',
  text: 'update ad_recommendations set undone_at = $4 where home = $1 and ad_account_id = $2 and id = $3',
};

export async function setUndone(
  tx: Transaction,
  { id: accountId }: AllowedAdAccount,
  { id, at }: { id: Id; at: Date },
): Promise<void> {
  await tx.write(UNDO, [homeOf(id), accountId, id, at]);
}

/** What a recommendation sets: a column of a campaign, an ad group or an ad, or whether a keyword is used. */
export interface SetValue {
  level: 'CAMPAIGN' | 'AD_GROUP' | 'AD' | 'KEYWORD';
  property: string;
  value: string | null;
}

const CURRENT: Statement = {
  name: 'ad-recommendations-current',
  text: `select 'AD_GROUP' as level, 'budget_in_micro_currency' as property, budget_in_micro_currency::text as value
      from ad_groups where home = $1 and id = $2
    union all select 'CAMPAIGN', case when daily_spend_cap is null then 'lifetime_spend_cap' else 'daily_spend_cap' end,
      coalesce(daily_spend_cap, lifetime_spend_cap)::text from ad_campaigns where home = $1 and id = $2
    union all select 'AD', 'status', status from ads where home = $1 and id = $2
    union all select 'KEYWORD', 'archived', case when archived_at is null then 'USED' else 'ARCHIVED' end
      from ad_keywords where home = $1 and id = $2`,
};

export async function findSetValue(db: Queryable, id: Id): Promise<SetValue | null> {
  const [row] = await db.rows<SetValue>(CURRENT, [homeOf(id), id]);
  return row ?? null;
}
