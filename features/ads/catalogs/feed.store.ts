import type { AllowedAdAccount, LockedAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import type { Availability } from '#features/library/pins/rich-summary.ts';
import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { FeedFormat, FeedStatus } from './catalog.ts';

export interface StoredFeed {
  id: Id;
  ad_account_id: Id;
  name: string;
  format: FeedFormat;
  location: string | null;
  fetch_time: string | null;
  fetch_at: Date | null;
  default_currency: string;
  default_availability: Availability | null;
  status: FeedStatus;
  is_due: boolean | null;
  created_at: Date;
  updated_at: Date;
}

const COLUMNS = `id, ad_account_id, name, format, location, fetch_time, fetch_at, default_currency, default_availability,
  status, is_due, created_at, updated_at`;

const FIND: Statement = {
  name: 'catalog-feeds-find',
  text: `select ${COLUMNS} from catalog_feeds where home = $1 and id = $2`,
};

export async function findFeed(db: Queryable, id: Id): Promise<StoredFeed | null> {
  const [row] = await db.rows<StoredFeed>(FIND, [homeOf(id), id]);
  return row ?? null;
}

const LIST: Statement = {
  name: 'catalog-feeds-of-account',
  // Uses catalog_feeds_of_account.
  text: `select ${COLUMNS} from catalog_feeds where home = $1 and ad_account_id = $2 and status <> 'DELETED' order by id`,
};

export function listFeedRows(db: Queryable, accountId: Id): Promise<StoredFeed[]> {
  return db.rows<StoredFeed>(LIST, [homeOf(accountId), accountId]);
}

export interface FeedValues {
  name: string;
  format: FeedFormat;
  location: string | null;
  fetchTime: string | null;
  fetchAt: Date | null;
  defaultCurrency: string;
  defaultAvailability: Availability | null;
  status: FeedStatus;
}

const INSERT: Statement = {
  name: 'catalog-feeds-insert',
  text: `insert into catalog_feeds (home, id, ad_account_id, name, format, location, fetch_time, fetch_at, default_currency,
      default_availability, status, created_at, updated_at)
    values ($1::smallint, new_id($1::smallint), $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11) returning id`,
};

const valuesOf = (feed: FeedValues) => [
  ...[feed.name, feed.format, feed.location, feed.fetchTime, feed.fetchAt, feed.defaultCurrency],
  ...[feed.defaultAvailability, feed.status],
];

export async function insertFeed(
  tx: Transaction,
  { id: accountId }: AllowedAdAccount,
  feed: FeedValues,
  at: Date,
): Promise<Id> {
  const [row] = await tx.rows<{ id: Id }>(INSERT, [homeOf(accountId), accountId, ...valuesOf(feed), at]);
  if (!row) throw new Error('no feed was inserted');
  return row.id;
}

const UPDATE: Statement = {
  name: 'catalog-feeds-update',
  text: `update catalog_feeds set name = $4, format = $5, location = $6, fetch_time = $7, fetch_at = $8,
      default_currency = $9, default_availability = $10, status = $11, updated_at = $12
    where home = $1 and ad_account_id = $2 and id = $3`,
};

export async function updateFeedRow(
  tx: Transaction,
  { id: accountId }: AllowedAdAccount,
  id: Id,
  feed: FeedValues,
  at: Date,
): Promise<void> {
  await tx.write(UPDATE, [homeOf(id), accountId, id, ...valuesOf(feed), at]);
}

const SET_FETCH: Statement = {
  name: 'catalog-feeds-set-fetch',
  text: 'update catalog_feeds set fetch_at = $4 where home = $1 and ad_account_id = $2 and id = $3',
};

export async function setFetchAt(
  tx: Transaction,
  { id: accountId }: LockedAdAccount,
  id: Id,
  fetchAt: Date | null,
): Promise<void> {
  await tx.write(SET_FETCH, [homeOf(id), accountId, id, fetchAt]);
}

const SET_DUE: Statement = {
  name: 'catalog-feeds-set-due',
  text: 'update catalog_feeds set is_due = $4 where home = $1 and ad_account_id = $2 and id = $3',
};

export async function setFeedDue(
  tx: Transaction,
  { id: accountId }: LockedAdAccount,
  id: Id,
  isDue: true | null,
): Promise<void> {
  await tx.write(SET_DUE, [homeOf(id), accountId, id, isDue]);
}

const DELETE: Statement = {
  name: 'catalog-feeds-delete',
  text: 'delete from catalog_feeds where home = $1 and ad_account_id = $2 and id = $3',
};

export async function deleteFeedRow(
  tx: Transaction,
  { id: accountId }: LockedAdAccount,
  id: Id,
): Promise<void> {
  await tx.write(DELETE, [homeOf(id), accountId, id]);
}

const TO_FETCH: Statement = {
  name: 'catalog-feeds-to-fetch',
  // Uses catalog_feeds_to_fetch, in all homes.
  text: `select ${COLUMNS} from catalog_feeds where fetch_at <= $1 order by fetch_at, id limit $2`,
};

export function listFeedsToFetch(db: Queryable, now: Date, limit: number): Promise<StoredFeed[]> {
  return db.rows<StoredFeed>(TO_FETCH, [now, limit]);
}

const DUE: Statement = {
  name: 'catalog-feeds-due',
  // Uses catalog_feeds_due, in all homes.
  text: 'select id from catalog_feeds where is_due and id > $1::bigint order by id limit $2',
};

export async function listDueFeeds(db: Queryable, after: Id | null, limit: number): Promise<Id[]> {
  const rows = await db.rows<{ id: Id }>(DUE, [after ?? '0', limit]);
  return rows.map(({ id }) => id);
}
