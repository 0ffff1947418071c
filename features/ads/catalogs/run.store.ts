import type { LockedAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { FileFailure, RunStatus, RunTrigger } from './catalog.ts';
import type { FeedProduct, Problem } from './receive-feed/read-product.ts';

export interface RunRow {
  id: Id;
  ad_account_id: Id;
  feed_id: Id;
  trigger: RunTrigger;
  status: RunStatus;
  failure: FileFailure | null;
  rows_read: number;
  rows_right: number;
  rows_wrong: number;
  rows_applied: number;
  products_new: number;
  products_changed: number;
  products_gone: number;
  cursor: string;
  created_at: Date;
  updated_at: Date;
  ended_at: Date | null;
}

const COLUMNS = `id, ad_account_id, feed_id, trigger, status, failure, rows_read, rows_right, rows_wrong, rows_applied,
  products_new, products_changed, products_gone, cursor, created_at, updated_at, ended_at`;

const FIND: Statement = {
  name: 'catalog-runs-find',
  text: `select ${COLUMNS} from catalog_runs where home = $1 and id = $2`,
};

export async function findRun(db: Queryable, id: Id): Promise<RunRow | null> {
  const [row] = await db.rows<RunRow>(FIND, [homeOf(id), id]);
  return row ?? null;
}

const LIST: Statement = {
  name: 'catalog-runs-of-feed',
  // Uses catalog_runs_of_feed.
  text: `select ${COLUMNS} from catalog_runs where home = $1 and feed_id = $2
      and id < coalesce($3::bigint, 9223372036854775807) order by id desc limit $4`,
};

/** Latest first. */
export function listRunRows(
  db: Queryable,
  feedId: Id,
  { after, limit }: { after: string | null; limit: number },
): Promise<RunRow[]> {
  return db.rows<RunRow>(LIST, [homeOf(feedId), feedId, after, limit]);
}

const OPEN: Statement = {
  name: 'catalog-runs-open',
  // Uses catalog_runs_open, in all homes.
  text: `select ${COLUMNS} from catalog_runs where ended_at is null and updated_at < $1 order by updated_at, id limit $2`,
};

/** In which nothing has happened since then. */
export function listIdleRuns(db: Queryable, before: Date, limit: number): Promise<RunRow[]> {
  return db.rows<RunRow>(OPEN, [before, limit]);
}

const INSERT: Statement = {
  name: 'catalog-runs-insert',
  text: `insert into catalog_runs (home, id, ad_account_id, feed_id, trigger, status, created_at, updated_at)
    values ($1::smallint, new_id($1::smallint), $2, $3, $4, 'WAITING', $5, $5) returning id`,
};

export async function insertRun(
  tx: Transaction,
  { id: accountId }: LockedAdAccount,
  { feedId, trigger, at }: { feedId: Id; trigger: RunTrigger; at: Date },
): Promise<Id> {
  const [row] = await tx.rows<{ id: Id }>(INSERT, [homeOf(accountId), accountId, feedId, trigger, at]);
  if (!row) throw new Error('no run was inserted');
  return row.id;
}

const SET: Statement = {
  name: 'catalog-runs-set',
  text: `update catalog_runs set status = $4, failure = $5, ended_at = case when $6::boolean then $7::timestamptz end,
      updated_at = $7 where home = $1 and ad_account_id = $2 and id = $3`,
};

export async function setRunStatus(
  tx: Transaction,
  { id: accountId }: LockedAdAccount,
  id: Id,
  {
    status,
    failure = null,
    isEnd,
    at,
  }: { status: RunStatus; failure?: FileFailure | null; isEnd: boolean; at: Date },
): Promise<void> {
  await tx.write(SET, [homeOf(id), accountId, id, status, failure, isEnd, at]);
}

const RESTART: Statement = {
  name: 'catalog-runs-restart',
  text: `update catalog_runs set status = 'READING', rows_read = 0, rows_right = 0, rows_wrong = 0, updated_at = $4
    where home = $1 and ad_account_id = $2 and id = $3`,
};

const FORGET_PROBLEMS: Statement = {
  name: 'catalog-problems-forget',
  text: 'delete from catalog_problems where home = $1 and run_id = $2',
};

/** Whatever an earlier try had read is forgotten. */
export async function restartRun(tx: Transaction, account: LockedAdAccount, id: Id, at: Date): Promise<void> {
  await tx.write(RESTART, [homeOf(id), account.id, id, at]);
  await tx.write(FORGET_PROBLEMS, [homeOf(id), id]);
  await forgetRows(tx, account, id);
}

const FORGET_ROWS: Statement = {
  name: 'catalog-rows-forget',
  text: 'delete from catalog_rows where home = $1 and run_id = $2',
};

export async function forgetRows(tx: Transaction, _account: LockedAdAccount, runId: Id): Promise<void> {
  await tx.write(FORGET_ROWS, [homeOf(runId), runId]);
}

const INSERT_ROWS: Statement = {
  name: 'catalog-rows-insert',
  text: `insert into catalog_rows (home, run_id, item_id, line, product)
    select $1::smallint, $2::bigint, item.id, item.line, item.product
    from unnest($3::text[], $4::int[], $5::jsonb[]) as item (id, line, product)
    on conflict (home, run_id, item_id) do nothing returning item_id, line`,
};

export interface RightRow {
  line: number;
  itemId: string;
  product: FeedProduct;
}

/** Returns the lines that were taken: of products with one id only the first is. */
export async function insertRows(
  tx: Transaction,
  _account: LockedAdAccount,
  runId: Id,
  rows: readonly RightRow[],
): Promise<Set<number>> {
  const taken = await tx.rows<{ item_id: string; line: number }>(INSERT_ROWS, [
    ...[homeOf(runId), runId, rows.map(({ itemId }) => itemId), rows.map(({ line }) => line)],
    rows.map(({ product }) => JSON.stringify(product)),
  ]);
  return new Set(taken.map(({ line }) => line));
}

const INSERT_PROBLEMS: Statement = {
  name: 'catalog-problems-insert',
  text: `insert into catalog_problems (home, id, run_id, line, column_name, reason, value)
    select $1::smallint, ($1::bigint << 51) | nextval('ids'), $2::bigint, found.line, found.name, found.reason, found.value
    from unnest($3::int[], $4::text[], $5::text[], $6::text[]) as found (line, name, reason, value)`,
};

export async function insertProblems(
  tx: Transaction,
  _account: LockedAdAccount,
  runId: Id,
  problems: readonly Problem[],
): Promise<void> {
  if (problems.length === 0) return;
  await tx.write(INSERT_PROBLEMS, [
    ...[homeOf(runId), runId, problems.map(({ line }) => line), problems.map(({ column }) => column)],
    ...[problems.map(({ reason }) => reason), problems.map(({ value }) => value)],
  ]);
}

const COUNT_READ: Statement = {
  name: 'catalog-runs-count-read',
  text: `update catalog_runs set rows_read = rows_read + $4, rows_right = rows_right + $5, rows_wrong = rows_wrong + $6,
      updated_at = $7 where home = $1 and ad_account_id = $2 and id = $3`,
};

export async function countRead(
  tx: Transaction,
  { id: accountId }: LockedAdAccount,
  id: Id,
  { right, wrong, at }: { right: number; wrong: number; at: Date },
): Promise<void> {
  await tx.write(COUNT_READ, [homeOf(id), accountId, id, right + wrong, right, wrong, at]);
}

const COUNT_APPLIED: Statement = {
  name: 'catalog-runs-count-applied',
  text: `update catalog_runs set rows_applied = rows_applied + $4, products_new = products_new + $5,
      products_changed = products_changed + $6, products_gone = products_gone + $7, cursor = coalesce($8, cursor),
      updated_at = $9 where home = $1 and ad_account_id = $2 and id = $3`,
};

export interface Applied {
  rows: number;
  fresh: number;
  changed: number;
  gone: number;
  cursor: string | null;
}

export async function countApplied(
  tx: Transaction,
  { id: accountId }: LockedAdAccount,
  id: Id,
  { rows, fresh, changed, gone, cursor }: Applied,
  at: Date,
): Promise<void> {
  await tx.write(COUNT_APPLIED, [homeOf(id), accountId, id, rows, fresh, changed, gone, cursor, at]);
}

export interface ProblemRow {
  id: Id;
  line: number;
  column_name: string;
  reason: string;
  value: string;
}

const PROBLEMS: Statement = {
  name: 'catalog-problems-of-run',
  // Uses catalog_problems_of_run.
  text: `select id, line, column_name, reason, value from catalog_problems where home = $1 and run_id = $2
      and (line, id) > ($3::int, $4::bigint) order by line, id limit $5`,
};

export function listProblemRows(
  db: Queryable,
  runId: Id,
  { after, limit }: { after: { line: number; id: string } | null; limit: number },
): Promise<ProblemRow[]> {
  return db.rows<ProblemRow>(PROBLEMS, [homeOf(runId), runId, after?.line ?? -1, after?.id ?? '0', limit]);
}

const PURGE: Statement = {
  name: 'catalog-runs-purge',
  text: `delete from catalog_runs where (home, id) in (
    select home, id from catalog_runs where ended_at < $1 order by ended_at limit $2)`,
};

export function deleteRunsBefore(db: Queryable, before: Date, limit: number): Promise<number> {
  return db.write(PURGE, [before, limit]);
}
