import type { Oneself } from '#features/core/identity/acting-access.ts';
import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { Allowed, Locked } from '#platform/resource/allowed.ts';

export interface AdAccountRow {
  id: Id;
  owner_id: Id;
  name: string;
  country: string;
  currency: string;
  time_zone: string;
  /** Digits, as the numbers of the database are larger than those of JavaScript. */
  balance_micro: string;
  created_at: Date;
  closed_at: Date | null;
  /** Its figures are made up. */
  is_sample: boolean;
}

export type LockedAdAccount = Locked<AdAccountRow>;
export type AllowedAdAccount = Allowed<AdAccountRow, 'manage'>;

const COLUMNS =
  'id, owner_id, name, country, currency, time_zone, balance_micro, created_at, closed_at, is_sample';

const FIND: Statement = {
  name: 'ad-accounts-find',
  text: `select ${COLUMNS} from ad_accounts where home = $1 and id = $2`,
};

export async function findAdAccountRow(db: Queryable, id: Id): Promise<AdAccountRow | null> {
  const [row] = await db.rows<AdAccountRow>(FIND, [homeOf(id), id]);
  return row ?? null;
}

const LIST: Statement = {
  name: 'ad-accounts-of-owner',
  // Uses ad_accounts_of_owner.
  text: `select ${COLUMNS} from ad_accounts where home = $1 and owner_id = $2 order by id`,
};

/** Oldest first. */
export function listAdAccountRows(db: Queryable, ownerId: Id): Promise<AdAccountRow[]> {
  return db.rows<AdAccountRow>(LIST, [homeOf(ownerId), ownerId]);
}

const INSERT: Statement = {
  name: 'ad-accounts-insert',
  text: `insert into ad_accounts (home, id, owner_id, name, country, currency, time_zone, created_at, updated_at)
    values ($1::smallint, ($1::bigint << 51) | nextval('ids'), $2, $3, $4, $5, $6, $7, $7) returning id`,
};

export type NewAdAccount = Pick<AdAccountRow, 'name' | 'country' | 'currency' | 'time_zone'> & { at: Date };

export async function insertAdAccount(
  tx: Transaction,
  { id: ownerId }: Oneself,
  { name, country, currency, time_zone, at }: NewAdAccount,
): Promise<Id> {
  const values = [homeOf(ownerId), ownerId, name, country, currency, time_zone, at];
  const [row] = await tx.rows<{ id: Id }>(INSERT, values);
  if (!row) throw new Error('no ad account was inserted');
  return row.id;
}

const LOCK: Statement = {
  name: 'ad-accounts-lock',
  text: `select ${COLUMNS} from ad_accounts where home = $1 and id = $2 for no key update`,
};

/** Locked until the end of the transaction: nobody else spends from it or changes what is below it. */
export async function lockAdAccountRow(tx: Transaction, id: Id): Promise<LockedAdAccount | null> {
  const [row] = await tx.rows<LockedAdAccount>(LOCK, [homeOf(id), id]);
  return row ?? null;
}

const ACTS_FOR: Statement = {
  name: 'ad-accounts-acts-for',
  text: 'select from business_access where home = $1 and viewer_id = $2 and profile_user_id = $3',
};

/** Whether it is somebody's own business, or one that they were given access to. */
export async function actsFor(db: Queryable, viewerId: Id, ownerId: Id): Promise<boolean> {
  if (viewerId === ownerId) return true;
  return (await db.rows(ACTS_FOR, [homeOf(viewerId), viewerId, ownerId])).length > 0;
}

const SET_CLOSED: Statement = {
  name: 'ad-accounts-set-closed',
  text: 'update ad_accounts set closed_at = $3, updated_at = $4 where home = $1 and id = $2',
};

export async function setClosed(
  tx: Transaction,
  { id }: LockedAdAccount,
  { isClosed, at }: { isClosed: boolean; at: Date },
): Promise<void> {
  await tx.write(SET_CLOSED, [homeOf(id), id, isClosed ? at : null, at]);
}

const SET_BALANCE: Statement = {
  name: 'ad-accounts-set-balance',
  text: 'update ad_accounts set balance_micro = $3, updated_at = $4 where home = $1 and id = $2',
};

export async function setBalance(
  tx: Transaction,
  { id }: LockedAdAccount,
  { balance, at }: { balance: bigint; at: Date },
): Promise<void> {
  await tx.write(SET_BALANCE, [homeOf(id), id, balance, at]);
}
