import type { LockedAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import { EVER } from './budget.ts';

export interface SpendRow {
  scope_id: Id;
  day: string;
  reserved_micro: string;
  posted_micro: string;
}

const FIND: Statement = {
  name: 'ads-spend-of',
  text: `select scope_id, day::text, reserved_micro, posted_micro from ad_spend
    where home = $1 and scope_id = any($2::bigint[]) and day in ($3::date, '0001-01-01')`,
};

export async function findSpend(
  tx: Transaction,
  { id }: LockedAdAccount,
  scopes: readonly Id[],
  day: string,
): Promise<SpendRow[]> {
  return tx.rows<SpendRow>(FIND, [homeOf(id), scopes, day]);
}

const ADD: Statement = {
  name: 'ads-spend-add',
  text: `insert into ad_spend as known (home, scope_id, day, ad_account_id, reserved_micro)
    select $1::smallint, scope_id, day, $2::bigint, greatest($5::bigint, 0)
    from unnest($3::bigint[], $4::date[]) as scope (scope_id, day)
    on conflict (home, scope_id, day) do update set reserved_micro = known.reserved_micro + excluded.reserved_micro`,
};

const GIVE_BACK: Statement = {
  name: 'ads-spend-give-back',
  text: `update ad_spend set reserved_micro = greatest(0, reserved_micro - $5::bigint)
    where home = $1 and ad_account_id = $2 and (scope_id, day) in (select * from unnest($3::bigint[], $4::date[]))`,
};

export interface SpendScopes {
  adGroupId: Id;
  campaignId: Id;
  day: string;
}

/** The day and all days of the ad group and the campaign, and all days of the account. */
function scopesOf({ id }: LockedAdAccount, { adGroupId, campaignId, day }: SpendScopes): [Id[], string[]] {
  return [
    [adGroupId, adGroupId, campaignId, campaignId, id],
    [day, EVER, day, EVER, EVER],
  ];
}

export async function addSpend(
  tx: Transaction,
  account: LockedAdAccount,
  scopes: SpendScopes,
  amount: number,
): Promise<void> {
  await tx.write(ADD, [homeOf(account.id), account.id, ...scopesOf(account, scopes), amount]);
}

export async function giveBackSpend(
  tx: Transaction,
  account: LockedAdAccount,
  scopes: SpendScopes,
  amount: number,
): Promise<void> {
  await tx.write(GIVE_BACK, [homeOf(account.id), account.id, ...scopesOf(account, scopes), amount]);
}

const POST: Statement = {
  name: 'ads-spend-post',
  text: `update ad_spend set posted_micro = posted_micro + $3::bigint
    where home = $1 and scope_id = $2 and day = '0001-01-01'`,
};

/** The ledger has this much more of it. */
export async function addPosted(tx: Transaction, { id }: LockedAdAccount, amount: number): Promise<void> {
  await tx.write(POST, [homeOf(id), id, amount]);
}

const INSERT: Statement = {
  name: 'ad-slices-insert',
  text: `insert into ad_slices (home, id, ad_account_id, campaign_id, ad_group_id, day, amount_micro, expires_at)
    values ($1::smallint, new_id($1::smallint), $2, $3, $4, $5, $6, $7) returning id`,
};

export async function insertSlice(
  tx: Transaction,
  { id }: LockedAdAccount,
  { adGroupId, campaignId, day }: SpendScopes,
  { amount, expiresAt }: { amount: number; expiresAt: Date },
): Promise<Id> {
  const values = [homeOf(id), id, campaignId, adGroupId, day, amount, expiresAt];
  const [row] = await tx.rows<{ id: Id }>(INSERT, values);
  if (!row) throw new Error('no slice');
  return row.id;
}

export interface EndedSlice {
  id: Id;
  ad_account_id: Id;
  campaign_id: Id;
  ad_group_id: Id;
  day: string;
}

const ENDED: Statement = {
  name: 'ad-slices-ended',
  // Uses ad_slices_ended, in all homes.
  text: `select id, ad_account_id, campaign_id, ad_group_id, day::text from ad_slices
    where expires_at < $1 order by expires_at, id limit $2`,
};

export async function listEndedSlices(db: Queryable, before: Date, limit: number): Promise<EndedSlice[]> {
  return db.rows<EndedSlice>(ENDED, [before, limit]);
}

const CLOSE: Statement = {
  name: 'ad-slices-close',
  text: `delete from ad_slices where home = $1 and id = $2 and ad_account_id = $3
    returning amount_micro`,
};

/** Waits for charges of it that are being written. What it was given; null if another process has closed it. */
export async function closeSlice(
  tx: Transaction,
  account: LockedAdAccount,
  sliceId: Id,
): Promise<number | null> {
  const [row] = await tx.rows<{ amount_micro: string }>(CLOSE, [homeOf(sliceId), sliceId, account.id]);
  return row ? Number(row.amount_micro) : null;
}

const CHARGED: Statement = {
  name: 'ad-slices-charged',
  // Uses ad_events_of_slice.
  text: `select coalesce(sum(charge_micro), 0)::bigint as charged from ad_events where home = $1 and slice_id = $2`,
};

export async function sumCharged(tx: Transaction, sliceId: Id): Promise<number> {
  const [row] = await tx.rows<{ charged: string }>(CHARGED, [homeOf(sliceId), sliceId]);
  return Number(row?.charged ?? 0);
}
