import {
  type AllowedAdAccount,
  lockOwnAdAccount,
  requireOwnAdAccount,
} from '#features/ads/ad-accounts/ad-account.service.ts';
import { isSealed, seal } from '#features/core/media/seal.ts';
import type { Availability } from '#features/library/pins/rich-summary.ts';
import type { Transaction } from '#platform/database/database.ts';
import { FetchRefused } from '#platform/fetching/fetch-refusal.ts';
import { parseFetchUrl } from '#platform/fetching/fetch-url.ts';
import { msg } from '#platform/i18n/msg.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Platform } from '#platform/resource/context.ts';
import { invalid, notFound, Refusal } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { applyFeedJob } from '../apply-feed/apply-feed.service.ts';
import {
  CATALOG_LIMITS,
  type FeedFormat,
  type FeedStatus,
  OPEN_RUNS,
  type ProductState,
} from '../catalog.ts';
import { catalogRefusals } from '../catalog-refusals.ts';
import {
  type FeedValues,
  findFeed,
  insertFeed,
  listFeedRows,
  type StoredFeed,
  setFeedDue,
  updateFeedRow,
} from '../feed.store.ts';
import { nextTime } from '../fetch-time.ts';
import { makePinsJob } from '../make-pins/make-pins.service.ts';
import { countProducts, leaveAll } from '../product.store.ts';
import { fetchFeedJob } from '../receive-feed/fetch-feeds.service.ts';
import { findRun, listProblemRows, listRunRows, type RunRow, setRunStatus } from '../run.store.ts';
import { beginRun, stopRun } from '../runs.service.ts';

type Me = ContextFor<'person'>;

export interface ListedFeed extends StoredFeed {
  lastRun: RunRow | null;
  products: Partial<Record<ProductState, number>>;
}

export async function listFeeds(context: Me, accountId: Id): Promise<ListedFeed[]> {
  const { db } = context;
  await requireOwnAdAccount(context, accountId);
  const [feeds, counted] = await Promise.all([listFeedRows(db, accountId), countProducts(db, accountId)]);
  const runs = await Promise.all(feeds.map(({ id }) => listRunRows(db, id, { after: null, limit: 1 })));
  return feeds.map((feed, at) => ({
    ...feed,
    lastRun: runs[at]?.[0] ?? null,
    products: Object.fromEntries(
      counted.filter(({ feed_id }) => feed_id === feed.id).map(({ state, count }) => [state, count]),
    ),
  }));
}

export interface FeedInput {
  name: string;
  format: FeedFormat;
  /** Empty where the file is uploaded. */
  location: string;
  /** Each day; empty for only when asked. */
  fetchTime: string;
  defaultCurrency: string | null;
  defaultAvailability: Availability | null;
  status: Exclude<FeedStatus, 'DELETED'>;
}

/** @throws Refusal 'too-many-feeds' */
export async function createFeed(context: Me, accountId: Id, input: FeedInput): Promise<Id> {
  const { db, clock } = context;
  return db.transaction(async (tx) => {
    const account = await lockOwnAdAccount(tx, context, accountId, 'edit-catalogs');
    if ((await listFeedRows(tx, accountId)).length >= CATALOG_LIMITS.feeds)
      throw new Refusal(catalogRefusals['too-many-feeds']);
    const at = clock.now();
    return insertFeed(tx, account, valuesOf(account, input, at), at);
  });
}

function valuesOf(account: AllowedAdAccount, input: FeedInput, at: Date): FeedValues {
  const { name, format, defaultAvailability, status } = input;
  if (input.location) requireFetchable(input.location);
  if (input.fetchTime && !input.location)
    throw invalid('location', msg('{field}: say where the file is fetched from'));
  const isFetched = input.fetchTime !== '' && status === 'ACTIVE';
  return {
    ...{ name, format, defaultAvailability, status, location: input.location || null },
    fetchTime: input.fetchTime || null,
    fetchAt: isFetched ? nextTime(input.fetchTime, account.time_zone, at) : null,
    defaultCurrency: input.defaultCurrency ?? account.currency,
  };
}

function requireFetchable(location: string): void {
  try {
    parseFetchUrl(location);
  } catch (error) {
    if (error instanceof FetchRefused) throw invalid('location', msg('{field}: must be a public address'));
    throw error;
  }
}

async function lockFeed(tx: Transaction, context: Me, id: Id) {
  const known = await findFeed(context.db, id);
  const account = await lockOwnAdAccount(tx, context, known?.ad_account_id ?? id, 'edit-catalogs');
  const feed = await findFeed(tx, id);
  if (!feed || feed.status === 'DELETED') throw notFound('feed');
  return { account, feed };
}

/** What is not given stays as it is. */
export async function updateFeed(context: Me, id: Id, change: Partial<FeedInput>): Promise<void> {
  const { db, clock } = context;
  await db.transaction(async (tx) => {
    const { account, feed } = await lockFeed(tx, context, id);
    const now = {
      ...{
        name: feed.name,
        format: feed.format,
        location: feed.location ?? '',
        fetchTime: feed.fetch_time ?? '',
      },
      ...{ defaultCurrency: feed.default_currency, defaultAvailability: feed.default_availability },
      status: feed.status === 'INACTIVE' ? ('INACTIVE' as const) : ('ACTIVE' as const),
    };
    const given = Object.entries(change).filter(([, value]) => value !== undefined);
    const at = clock.now();
    await updateFeedRow(tx, account, id, valuesOf(account, { ...now, ...Object.fromEntries(given) }, at), at);
  });
}

/** Its products leave, and their pins with them. */
export async function deleteFeed(context: Me, id: Id): Promise<void> {
  const { db, clock, jobs } = context;
  await db.transaction(async (tx) => {
    const { account, feed } = await lockFeed(tx, context, id);
    const at = clock.now();
    const [last] = await listRunRows(tx, id, { after: null, limit: 1 });
    if (last && OPEN_RUNS.includes(last.status)) await stopRun(tx, account, last.id, at);
    const gone = { name: feed.name, format: feed.format, location: null, fetchTime: null, fetchAt: null };
    const others = {
      defaultCurrency: feed.default_currency,
      defaultAvailability: null,
      status: 'DELETED' as const,
    };
    await updateFeedRow(tx, account, id, { ...gone, ...others }, at);
    await leaveAll(tx, account, id, at);
    await setFeedDue(tx, account, id, true);
    await jobs.enqueue(tx, makePinsJob, { feed_id: id });
  });
}

const UPLOAD_MS = 3_600_000;

/**
 * Fetches the file, or says where to send it.
 * @throws Refusal 'run-under-way'
 */
export async function startRun(context: Me, feedId: Id): Promise<{ id: Id; uploadPath: string | null }> {
  const { db, clock, jobs, config } = context;
  return db.transaction(async (tx) => {
    const { account, feed } = await lockFeed(tx, context, feedId);
    const at = clock.now();
    const trigger = feed.location ? 'MANUAL' : 'UPLOAD';
    const id = await beginRun(tx, account, { feedId, trigger, at });
    if (feed.location) {
      await jobs.enqueue(tx, fetchFeedJob, { run_id: id });
      return { id, uploadPath: null };
    }
    const token = seal(`catalog ${id}`, new Date(at.getTime() + UPLOAD_MS), config.secret);
    return { id, uploadPath: `/upload-catalog/${id}/?token=${token}` };
  });
}

export function isFeedToken(
  { clock, config }: Pick<Platform, 'clock' | 'config'>,
  id: Id,
  token: string,
): boolean {
  return isSealed(`catalog ${id}`, token, clock.now(), config.secret);
}

/**
 * Stops a run, or lets the rows that are right count although others are not.
 * @throws Refusal 'run-ended'
 */
export async function decideRun(context: Me, id: Id, decision: 'APPLY' | 'STOP'): Promise<void> {
  const { db, clock, jobs } = context;
  const known = await findRun(db, id);
  await db.transaction(async (tx) => {
    const account = await lockOwnAdAccount(tx, context, known?.ad_account_id ?? id, 'edit-catalogs');
    const run = await findRun(tx, id);
    if (!run) throw notFound('run');
    const at = clock.now();
    const isRight = decision === 'STOP' ? OPEN_RUNS.includes(run.status) : run.status === 'UNDECIDED';
    if (!isRight) throw new Refusal(catalogRefusals['run-ended']);
    if (decision === 'STOP') return stopRun(tx, account, id, at);
    await setRunStatus(tx, account, id, { status: 'APPLYING', isEnd: false, at });
    await jobs.enqueue(tx, applyFeedJob, { run_id: id });
  });
}

/** @throws Refusal 'not-found' for a feed of somebody else */
export async function listRuns(
  context: Me,
  feedId: Id,
  page: { after: string | null; limit: number },
): Promise<RunRow[]> {
  const feed = await findFeed(context.db, feedId);
  await requireOwnAdAccount(context, feed?.ad_account_id ?? feedId);
  return listRunRows(context.db, feedId, page);
}

export async function listProblems(
  context: Me,
  runId: Id,
  page: { after: { line: number; id: string } | null; limit: number },
) {
  const run = await findRun(context.db, runId);
  await requireOwnAdAccount(context, run?.ad_account_id ?? runId);
  return listProblemRows(context.db, runId, page);
}
