import type { Readable } from 'node:stream';
import { FetchRefused } from '#platform/fetching/fetch-refusal.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Platform } from '#platform/resource/context.ts';
import { notFound, Refusal } from '#platform/resource/refusal.ts';
import { limitBytes, TooManyBytes } from '#platform/storage/limit-bytes.ts';
import { applyFeedJob } from '../apply-feed/apply-feed.service.ts';
import { CATALOG_LIMITS, type FileFailure } from '../catalog.ts';
import { catalogRefusals } from '../catalog-refusals.ts';
import { findFeed, type StoredFeed } from '../feed.store.ts';
import {
  countRead,
  findRun,
  insertProblems,
  insertRows,
  type RightRow,
  type RunRow,
  restartRun,
  setRunStatus,
} from '../run.store.ts';
import { failRun, withRun } from '../runs.service.ts';
import { type Problem, REQUIRED_COLUMNS, readProduct } from './read-product.ts';
import { type FeedRow, readRows } from './read-rows.ts';

type Receiver = Pick<Platform, 'db' | 'clock' | 'jobs' | 'log'>;

const BATCH = 500;

/** The file as a whole is of no use. */
class UselessFile extends Error {
  readonly failure: FileFailure;
  readonly problems: Problem[];

  constructor(failure: FileFailure, problems: Problem[] = []) {
    super(failure);
    this.failure = failure;
    this.problems = problems;
  }
}

/** The run was stopped, or is gone. */
class Stopped extends Error {}

/**
 * Reads a file as it comes. Only its rows are stored; they count once the run is applied.
 * @throws Refusal 'not-found' or 'no-file-expected'
 */
export async function receiveFeed(receiver: Receiver, runId: Id, body: Readable): Promise<void> {
  const { db, clock } = receiver;
  const found = await findRun(db, runId);
  const feed = found && (await findFeed(db, found.feed_id));
  if (!found || !feed) throw notFound('upload');
  const isExpected = await withRun(db, found, async (tx, account, run) => {
    // A fetch whose process died is repeated; a file is sent once.
    const isAgain = run.status === 'READING' && run.trigger !== 'UPLOAD';
    if (run.status !== 'WAITING' && !isAgain) return false;
    await restartRun(tx, account, runId, clock.now());
    return true;
  });
  if (!isExpected) throw new Refusal(catalogRefusals['no-file-expected']);
  try {
    await readAll(receiver, found, feed, body);
    await finishReading(receiver, found);
  } catch (error) {
    await endWith(receiver, found, error);
  } finally {
    body.destroy();
  }
}

async function readAll(receiver: Receiver, run: RunRow, feed: StoredFeed, body: Readable): Promise<void> {
  const defaults = { currency: feed.default_currency, availability: feed.default_availability };
  const limited = limitBytes(CATALOG_LIMITS.bytes);
  body.on('error', (error) => limited.destroy(error));
  let batch: { right: RightRow[]; problems: Problem[]; wrong: number } = {
    right: [],
    problems: [],
    wrong: 0,
  };
  let rows = 0;
  for await (const row of readRows(body.pipe(limited), feed.format)) {
    if (rows === 0 && feed.format !== 'XML') requireColumns(row);
    rows += 1;
    if (rows > CATALOG_LIMITS.rows) throw new UselessFile('too-many-rows');
    const read = readProduct(row, defaults);
    if ('problems' in read) {
      batch.wrong += 1;
      batch.problems.push(...read.problems);
    } else batch.right.push({ line: row.line, ...read });
    if (batch.right.length + batch.wrong < BATCH) continue;
    await storeBatch(receiver, run, batch);
    batch = { right: [], problems: [], wrong: 0 };
  }
  await storeBatch(receiver, run, batch);
}

function requireColumns({ line, values, isBroken }: FeedRow): void {
  const missing = isBroken ? [] : REQUIRED_COLUMNS.filter((name) => !values.has(name));
  const problems = missing.map((column) => ({
    line: Math.max(1, line - 1),
    column,
    reason: 'missing' as const,
    value: '',
  }));
  if (problems.length > 0) throw new UselessFile('missing-column', problems);
}

async function storeBatch(
  { db, clock }: Receiver,
  run: RunRow,
  { right, problems, wrong }: { right: readonly RightRow[]; problems: readonly Problem[]; wrong: number },
): Promise<void> {
  const isStored = await withRun(db, run, async (tx, account, current) => {
    if (current.status !== 'READING') return false;
    const taken = await insertRows(tx, account, run.id, right);
    const repeated = right
      .filter(({ line }) => !taken.has(line))
      .map(({ line, itemId }) => ({ line, column: 'id', reason: 'duplicate-id' as const, value: itemId }));
    const room = current.rows_wrong < CATALOG_LIMITS.problems ? CATALOG_LIMITS.problems : 0;
    await insertProblems(tx, account, run.id, [...problems, ...repeated].slice(0, room));
    const counted = { right: taken.size, wrong: wrong + repeated.length, at: clock.now() };
    await countRead(tx, account, run.id, counted);
    return true;
  });
  if (!isStored) throw new Stopped();
}

/** Rows that were refused are left out without asking only where a schedule reads the file, and most are right. */
async function finishReading({ db, clock, jobs }: Receiver, run: RunRow): Promise<void> {
  await withRun(db, run, async (tx, account, current) => {
    if (current.status !== 'READING') return;
    const at = clock.now();
    const { rows_right: right, rows_wrong: wrong, trigger } = current;
    if (right === 0) return failRun(tx, account, run.id, { failure: 'no-rows', at });
    const isAsked = wrong > 0 && (trigger !== 'SCHEDULE' || wrong > right);
    await setRunStatus(tx, account, run.id, { status: isAsked ? 'UNDECIDED' : 'APPLYING', isEnd: false, at });
    if (!isAsked) await jobs.enqueue(tx, applyFeedJob, { run_id: run.id });
  });
}

async function endWith({ db, clock, log }: Receiver, run: RunRow, error: unknown): Promise<void> {
  if (error instanceof Stopped) return;
  if (!(error instanceof UselessFile)) log.info({ err: error, run: run.id }, 'a catalogue could not be read');
  await withRun(db, run, async (tx, account, current) => {
    if (current.status !== 'READING') return;
    if (error instanceof UselessFile) await insertProblems(tx, account, run.id, error.problems);
    await failRun(tx, account, run.id, { failure: failureOf(error), at: clock.now() });
  });
}

function failureOf(error: unknown): FileFailure {
  if (error instanceof UselessFile) return error.failure;
  if (error instanceof TooManyBytes) return 'too-large';
  if (error instanceof FetchRefused) return error.reason === 'too-large' ? 'too-large' : 'not-fetched';
  return 'unreadable';
}
