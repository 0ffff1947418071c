import type { AllowedAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { AudienceRule, AudienceStatus, AudienceType } from './audience.ts';

export interface AudienceRow {
  id: Id;
  ad_account_id: Id;
  name: string;
  audience_type: AudienceType;
  rule: AudienceRule;
  status: AudienceStatus;
  size: number | null;
  created_at: Date;
}

const COLUMNS = 'id, ad_account_id, name, audience_type, rule, status, size, created_at';

const FIND: Statement = {
  name: 'audiences-find',
  text: `select ${COLUMNS} from audiences where home = $1 and id = $2 and deleted_at is null`,
};

export async function findAudienceRow(db: Queryable, id: Id): Promise<AudienceRow | null> {
  const [row] = await db.rows<AudienceRow>(FIND, [homeOf(id), id]);
  return row ?? null;
}

const LIST: Statement = {
  name: 'audiences-of-account',
  // Uses audiences_of_account; an account has at most `AUDIENCE_LIMITS.ofAccount`.
  text: `select ${COLUMNS} from audiences where home = $1 and ad_account_id = $2 and deleted_at is null order by id desc`,
};

export function listAudienceRows(db: Queryable, accountId: Id): Promise<AudienceRow[]> {
  return db.rows<AudienceRow>(LIST, [homeOf(accountId), accountId]);
}

const COUNT: Statement = {
  name: 'audiences-count',
  text: `select count(*)::int as count from audiences where home = $1 and ad_account_id = $2 and
    (deleted_at is null or deleted_at > $3)`,
};

/** Also those that were deleted since. */
export async function countAudiences(db: Queryable, accountId: Id, since: Date): Promise<number> {
  const [row] = await db.rows<{ count: number }>(COUNT, [homeOf(accountId), accountId, since]);
  return row?.count ?? 0;
}

const INSERT: Statement = {
  name: 'audiences-insert',
  text: `insert into audiences (home, id, ad_account_id, name, audience_type, rule, status, created_at, updated_at)
    values ($1::smallint, new_id($1::smallint), $2, $3, $4, $5, 'INITIALIZING', $6, $6) returning id`,
};

export interface NewAudience {
  name: string;
  type: AudienceType;
  rule: AudienceRule;
}

export async function insertAudience(
  tx: Transaction,
  { id }: AllowedAdAccount,
  { name, type, rule }: NewAudience,
  at: Date,
): Promise<Id> {
  const [row] = await tx.rows<{ id: Id }>(INSERT, [homeOf(id), id, name, type, rule, at]);
  if (!row) throw new Error('no audience was inserted');
  return row.id;
}

const DELETE: Statement = {
  name: 'audiences-delete',
  text: 'update audiences set deleted_at = $4 where home = $1 and ad_account_id = $2 and id = $3',
};
const DROP_KEYS: Statement = {
  name: 'audience-keys-drop',
  text: 'delete from audience_keys where home = $1 and audience_id = $2',
};
const DROP_SHARES: Statement = {
  name: 'audience-shares-drop',
  text: 'delete from audience_shares where home = $1 and audience_id = $2',
};

export async function deleteAudienceRow(
  tx: Transaction,
  { id: accountId }: AllowedAdAccount,
  id: Id,
  at: Date,
): Promise<void> {
  await tx.write(DELETE, [homeOf(id), accountId, id, at]);
  await tx.write(DROP_KEYS, [homeOf(id), id]);
  await tx.write(DROP_SHARES, [homeOf(id), id]);
}

const ADD_KEYS: Statement = {
  name: 'audience-keys-add',
  text: `insert into audience_keys (home, audience_id, key)
    select $1::smallint, $2::bigint, given.key from unnest($3::text[]) as given (key)
    on conflict (home, audience_id, key) do nothing`,
};
const REMOVE_KEYS: Statement = {
  name: 'audience-keys-remove',
  text: 'delete from audience_keys where home = $1 and audience_id = $2 and key = any($3::text[])',
};

export async function changeKeys(
  tx: Transaction,
  _account: AllowedAdAccount,
  id: Id,
  { add, remove }: { add: readonly string[]; remove: readonly string[] },
): Promise<void> {
  if (remove.length > 0) await tx.write(REMOVE_KEYS, [homeOf(id), id, remove]);
  if (add.length > 0) await tx.write(ADD_KEYS, [homeOf(id), id, add]);
}

const SHARED_WITH: Statement = {
  name: 'audience-shares-with',
  // Uses audience_shares_with, in all homes.
  text: `select s.audience_id as id, a.name, a.status, a.size, o.name as account_name, s.accepted_at is not null as is_accepted
    from audience_shares s join audiences a on a.home = s.home and a.id = s.audience_id and a.deleted_at is null
    join ad_accounts o on o.home = a.home and o.id = a.ad_account_id
    where s.ad_account_id = $1 order by s.audience_id`,
};

interface SharedAudience {
  id: Id;
  name: string;
  status: AudienceStatus;
  size: number | null;
  account_name: string;
  is_accepted: boolean;
}

export function listSharedWith(db: Queryable, accountId: Id): Promise<SharedAudience[]> {
  return db.rows<SharedAudience>(SHARED_WITH, [accountId]);
}

const SHARE: Statement = {
  name: 'audience-shares-add',
  text: `insert into audience_shares (home, audience_id, ad_account_id, created_at) values ($1, $2, $3, $4)
    on conflict (home, audience_id, ad_account_id) do nothing`,
};

export async function insertShare(
  tx: Transaction,
  _account: AllowedAdAccount,
  id: Id,
  { with: accountId, at }: { with: Id; at: Date },
): Promise<void> {
  await tx.write(SHARE, [homeOf(id), id, accountId, at]);
}

const ACCEPT: Statement = {
  name: 'audience-shares-accept',
  text: `update audience_shares set accepted_at = coalesce(accepted_at, $4)
    where home = $1 and audience_id = $2 and ad_account_id = $3`,
};

/** `account` is the one that it is shared with; returns how many there are. */
export function acceptShare(tx: Transaction, account: AllowedAdAccount, id: Id, at: Date): Promise<number> {
  return tx.write(ACCEPT, [homeOf(id), id, account.id, at]);
}

const UNSHARE: Statement = {
  name: 'audience-shares-end',
  text: 'delete from audience_shares where home = $1 and audience_id = $2 and ad_account_id = $3',
};

/** By either side. */
export function deleteShare(
  tx: Transaction,
  _account: AllowedAdAccount,
  id: Id,
  accountId: Id,
): Promise<number> {
  return tx.write(UNSHARE, [homeOf(id), id, accountId]);
}

const SHARES: Statement = {
  name: 'audience-shares-of',
  text: `select s.audience_id, s.ad_account_id, s.accepted_at is not null as is_accepted from audience_shares s
    where s.home = $1 and s.audience_id = any($2::bigint[]) order by s.audience_id, s.ad_account_id`,
};

export function listShares(
  db: Queryable,
  ids: readonly Id[],
): Promise<{ audience_id: Id; ad_account_id: Id; is_accepted: boolean }[]> {
  const [first] = ids;
  return first ? db.rows(SHARES, [homeOf(first), ids]) : Promise.resolve([]);
}

const READY: Statement = {
  name: 'audiences-ready',
  // Uses audiences_in_use, in all homes.
  text: `select a.id, array_remove(array_append(array_agg(s.ad_account_id), a.ad_account_id), null)::text[] as accounts
    from audiences a left join audience_shares s on s.home = a.home and s.audience_id = a.id and s.accepted_at is not null
    where a.deleted_at is null and a.status = 'READY' group by a.home, a.id, a.ad_account_id`,
};

/** Large enough to be used, each with the accounts that may. */
export function listReady(db: Queryable): Promise<{ id: Id; accounts: Id[] }[]> {
  return db.rows(READY);
}

const REACH: Statement = {
  name: 'audience-members-reach',
  text: `select count(distinct m.user_id)::int as count from audience_members m
    where m.audience_id = any($1::bigint[]) and m.until > $3 and not exists (
      select 1 from audience_members x where x.home = m.home and x.user_id = m.user_id and x.audience_id = any($2::bigint[]))`,
};

/** How many are in one of the first and none of the others. */
export async function countReach(
  db: Queryable,
  { include, exclude }: { include: readonly string[]; exclude: readonly string[] },
  at: Date,
): Promise<number> {
  const [row] = await db.rows<{ count: number }>(REACH, [include, exclude, at]);
  return row?.count ?? 0;
}
