import type { AllowedAdAccount, LockedAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { Locked } from '#platform/resource/allowed.ts';
import type { BulkCells, BulkRowState, BulkState } from './bulk-edit.ts';

export interface BulkJobRow {
  id: Id;
  ad_account_id: Id;
  actor_id: Id | null;
  file_name: string;
  state: BulkState;
  row_count: number;
  valid_count: number;
  applied_count: number;
  refused_count: number;
  created_at: Date;
  started_at: Date | null;
  finished_at: Date | null;
}

export type LockedBulkJob = Locked<BulkJobRow>;

const COLUMNS = `id, ad_account_id, actor_id, file_name, state, row_count, valid_count, applied_count, refused_count, created_at,
  started_at, finished_at`;

const FIND: Statement = {
  name: 'ad-bulk-jobs-find',
  text: `select ${COLUMNS} from ad_bulk_jobs where home = $1 and id = $2`,
};

export async function findBulkJob(db: Queryable, id: Id): Promise<BulkJobRow | null> {
  const [row] = await db.rows<BulkJobRow>(FIND, [homeOf(id), id]);
  return row ?? null;
}

const LOCK: Statement = {
  name: 'ad-bulk-jobs-lock',
  text: `select ${COLUMNS} from ad_bulk_jobs where home = $1 and id = $2 for update`,
};

/** After the account, never before. */
export async function lockBulkJob(tx: Transaction, id: Id): Promise<LockedBulkJob | null> {
  const [row] = await tx.rows<LockedBulkJob>(LOCK, [homeOf(id), id]);
  return row ?? null;
}

const LIST: Statement = {
  name: 'ad-bulk-jobs-list',
  // Uses ad_bulk_jobs_of_account.
  text: `select ${COLUMNS} from ad_bulk_jobs where home = $1 and ad_account_id = $2 and state = any($3::text[])
      and id < coalesce($4::bigint, 9223372036854775807) order by id desc limit $5`,
};

/** Latest first. */
export function listBulkJobs(
  db: Queryable,
  accountId: Id,
  { states, after, limit }: { states: readonly BulkState[]; after: string | null; limit: number },
): Promise<BulkJobRow[]> {
  return db.rows<BulkJobRow>(LIST, [homeOf(accountId), accountId, states, after, limit]);
}

const ORIGINAL: Statement = {
  name: 'ad-bulk-jobs-original',
  text: 'select original from ad_bulk_jobs where home = $1 and id = $2',
};

export async function findOriginal(db: Queryable, id: Id): Promise<string> {
  const [row] = await db.rows<{ original: string }>(ORIGINAL, [homeOf(id), id]);
  return row?.original ?? '';
}

export interface BulkRow {
  line: number;
  cells: BulkCells;
  state: BulkRowState;
  problem_column: string | null;
  problem: string | null;
}

const INSERT: Statement = {
  name: 'ad-bulk-jobs-insert',
  text: `insert into ad_bulk_jobs (home, id, ad_account_id, actor_id, file_name, original, state, row_count, valid_count, created_at)
    values ($1::smallint, ($1::bigint << 51) | nextval('ids'), $2, $3, $4, $5, 'CHECKED', $6, $7, $8) returning id`,
};

const INSERT_ROWS: Statement = {
  name: 'ad-bulk-rows-insert',
  text: `insert into ad_bulk_rows (home, job_id, line, cells, state, problem_column, problem)
    select $1, $2, line, cells, state, problem_column, problem
    from jsonb_to_recordset($3) as r (line integer, cells jsonb, state text,
      problem_column text, problem text)`,
};

export interface NewBulkJob {
  actorId: Id;
  fileName: string;
  original: string;
  rows: readonly BulkRow[];
  at: Date;
}

export async function insertBulkJob(
  tx: Transaction,
  { id: accountId }: AllowedAdAccount,
  { actorId, fileName, original, rows, at }: NewBulkJob,
): Promise<Id> {
  const valid = rows.filter(({ state }) => state === 'VALID').length;
  const home = homeOf(accountId);
  const values = [home, accountId, actorId, fileName, original, rows.length, valid, at];
  const [job] = await tx.rows<{ id: Id }>(INSERT, values);
  if (!job) throw new Error('no job was inserted');
  await tx.write(INSERT_ROWS, [home, job.id, JSON.stringify(rows)]);
  return job.id;
}

const DELETE_OLD: Statement = {
  name: 'ad-bulk-jobs-delete-old',
  // Uses ad_bulk_jobs_of_account.
  text: `delete from ad_bulk_jobs where home = $1 and ad_account_id = $2 and created_at < $3 and state <> 'RUNNING'`,
};

export async function deleteOldJobs(tx: Transaction, { id }: AllowedAdAccount, before: Date): Promise<void> {
  await tx.write(DELETE_OLD, [homeOf(id), id, before]);
}

const ROWS = 'line, cells, state, problem_column, problem';

const LIST_ROWS: Statement = {
  name: 'ad-bulk-rows-list',
  text: `select ${ROWS} from ad_bulk_rows where home = $1 and job_id = $2 and state = any($3::text[]) order by line limit $4`,
};

export function listBulkRows(
  db: Queryable,
  jobId: Id,
  { states, limit }: { states: readonly BulkRowState[]; limit: number },
): Promise<BulkRow[]> {
  return db.rows<BulkRow>(LIST_ROWS, [homeOf(jobId), jobId, states, limit]);
}

const SET_ROW: Statement = {
  name: 'ad-bulk-rows-set',
  text: `update ad_bulk_rows set state = $4, problem_column = $5, problem = $6 where home = $1 and job_id = $2 and line = $3`,
};

export async function setBulkRow(
  tx: Transaction,
  _account: LockedAdAccount,
  { id }: LockedBulkJob,
  { line, state, problem_column, problem }: Omit<BulkRow, 'cells'>,
): Promise<void> {
  await tx.write(SET_ROW, [homeOf(id), id, line, state, problem_column, problem]);
}

const SET_JOB: Statement = {
  name: 'ad-bulk-jobs-set',
  text: `update ad_bulk_jobs set state = $3, applied_count = $4, refused_count = $5, started_at = $6, finished_at = $7, actor_id = $8
    where home = $1 and id = $2`,
};

export async function setBulkJob(
  tx: Transaction,
  _account: LockedAdAccount,
  { id }: LockedBulkJob,
  job: Pick<
    BulkJobRow,
    'state' | 'applied_count' | 'refused_count' | 'started_at' | 'finished_at' | 'actor_id'
  >,
): Promise<void> {
  const { state, applied_count, refused_count, started_at, finished_at, actor_id } = job;
  await tx.write(SET_JOB, [
    homeOf(id),
    id,
    state,
    applied_count,
    refused_count,
    started_at,
    finished_at,
    actor_id,
  ]);
}
