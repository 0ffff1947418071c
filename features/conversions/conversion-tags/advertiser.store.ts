import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { Locked } from '#platform/resource/allowed.ts';

export interface AdvertiserRow {
  id: Id;
  ownerId: Id;
  name: string;
  currency: string;
}

export type LockedAdvertiser = Locked<AdvertiserRow>;

const COLUMNS = 'id, owner_id as "ownerId", name, currency';

const LIST: Statement = {
  name: 'conversions-advertisers',
  // Uses ad_accounts_of_owner.
  text: `select ${COLUMNS} from ad_accounts where home = $1 and owner_id = $2 order by id limit 100`,
};

export function listAdvertisers(db: Queryable, ownerId: Id): Promise<AdvertiserRow[]> {
  return db.rows<AdvertiserRow>(LIST, [homeOf(ownerId), ownerId]);
}

const FIND: Statement = {
  name: 'conversions-find-advertiser',
  text: `select ${COLUMNS} from ad_accounts where home = $1 and id = $2 and owner_id = $3`,
};

export async function findAdvertiser(db: Queryable, id: Id, ownerId: Id): Promise<AdvertiserRow | null> {
  const [row] = await db.rows<AdvertiserRow>(FIND, [homeOf(id), id, ownerId]);
  return row ?? null;
}

const LOCK: Statement = {
  name: 'conversions-lock-advertiser',
  text: `select ${COLUMNS} from ad_accounts where home = $1 and id = $2 and owner_id = $3 for no key update`,
};

export async function lockAdvertiser(tx: Transaction, id: Id, ownerId: Id): Promise<LockedAdvertiser | null> {
  const [row] = await tx.rows<LockedAdvertiser>(LOCK, [homeOf(id), id, ownerId]);
  return row ?? null;
}
