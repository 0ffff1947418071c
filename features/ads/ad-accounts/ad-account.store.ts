import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { Locked } from '#platform/resource/allowed.ts';

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
}

export type LockedAdAccount = Locked<AdAccountRow>;

const COLUMNS = 'id, owner_id, name, country, currency, time_zone, balance_micro, created_at, closed_at';

const FIND: Statement = {
  name: 'ad-accounts-find',
  text: `select ${COLUMNS} from ad_accounts where home = $1 and id = $2`,
};

export async function findAdAccountRow(db: Queryable, id: Id): Promise<AdAccountRow | null> {
  const [row] = await db.rows<AdAccountRow>(FIND, [homeOf(id), id]);
  return row ?? null;
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
