import { z } from 'zod';
import { type LockedAdAccount, lockAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import { recordInLedger } from '#features/ads/ad-accounts/ledger.service.ts';
import type { Database, Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { defineJob } from '#platform/jobs/job.ts';
import type { Platform } from '#platform/resource/context.ts';
import { dayOf } from '../ad-token.ts';
import { SLICE_GRACE_MS } from '../slices.service.ts';
import {
  addPosted,
  closeSlice,
  type EndedSlice,
  giveBackSpend,
  listEndedSlices,
  sumCharged,
} from '../slices.store.ts';
import {
  countHour,
  countPastDays,
  findCountedDays,
  listDueAccounts,
  noteCountedDays,
  type PostedEvent,
  takeDueHours,
  takeUnposted,
} from './settle-ads.store.ts';

const AT_ONCE = 100;

type Settler = Pick<Platform, 'db' | 'clock' | 'config'>;

/** Counts hours, posts charges to the ledger, and gives back what ended slices have not charged. */
export async function settleAds(settler: Settler, signal: AbortSignal): Promise<void> {
  const { db, clock, config } = settler;
  if (!config.ads) return;
  let accounts: Id[] = [];
  do {
    accounts = await listDueAccounts(db, accounts.at(-1) ?? null, AT_ONCE);
    for (const id of accounts) {
      signal.throwIfAborted();
      await settleAccount(db, id, clock.now());
    }
  } while (accounts.length === AT_ONCE);
  await closeEndedSlices(db, new Date(clock.now().getTime() - SLICE_GRACE_MS), signal);
}

/** Marks, counts and posts in one transaction, so that being killed leaves all or nothing of it. */
function settleAccount(db: Database, id: Id, at: Date): Promise<void> {
  return db.transaction(async (tx) => {
    const account = await lockAdAccount(tx, id);
    if (!account) return;
    const hours = await takeDueHours(tx, account);
    for (const hour of hours) await countHour(tx, account, hour);
    await countDays(tx, account, { hours, at });
    await postCharges(tx, account, at);
  });
}

/** Past days, of which no more events come, but for those that were on their way at midnight. */
async function countDays(
  tx: Transaction,
  account: LockedAdAccount,
  { hours: [first], at }: { hours: readonly Date[]; at: Date },
): Promise<void> {
  const today = dayOf(at);
  const counted = await findCountedDays(tx, account);
  const changed = first && counted && dayOf(first) < counted ? dayOf(first) : counted;
  if (changed === today) return;
  await countPastDays(tx, account, { from: changed, before: today });
  await noteCountedDays(tx, account, today);
}

async function postCharges(tx: Transaction, account: LockedAdAccount, at: Date): Promise<void> {
  const events = await takeUnposted(tx, account);
  if (events.length === 0) return;
  const ofAds = Map.groupBy(events, (event) => event.ad_id);
  let posted = 0n;
  for (const [adId, charged] of [...ofAds].sort(([a], [b]) => a.localeCompare(b))) {
    const amountMicro = sumOf(charged);
    // The first event is in no other posting.
    const key = `charge ${charged.map(({ id }) => id).sort()[0]}`;
    await recordInLedger(tx, account, { reason: 'charge', amountMicro, key, adId, at });
    posted += amountMicro;
  }
  await addPosted(tx, account, Number(posted));
}

const sumOf = (events: readonly PostedEvent[]): bigint =>
  events.reduce((sum, { charge_micro }) => sum + BigInt(charge_micro), 0n);

async function closeEndedSlices(db: Database, before: Date, signal: AbortSignal): Promise<void> {
  for (;;) {
    const ended = await listEndedSlices(db, before, AT_ONCE);
    for (const slice of ended) {
      signal.throwIfAborted();
      await giveBack(db, slice);
    }
    if (ended.length < AT_ONCE) return;
  }
}

/** Also after its process was killed: what it has charged is in the events. */
function giveBack(db: Database, slice: EndedSlice): Promise<void> {
  return db.transaction(async (tx) => {
    const account = await lockAdAccount(tx, slice.ad_account_id);
    const given = account && (await closeSlice(tx, account, slice.id));
    if (!account || given === null) return;
    const left = given - (await sumCharged(tx, slice.id));
    const scopes = { adGroupId: slice.ad_group_id, campaignId: slice.campaign_id, day: slice.day };
    if (left > 0) await giveBackSpend(tx, account, scopes, left);
  });
}

export const settleAdsJob = defineJob({
  name: 'ads.settle',
  data: z.object({}),
  options: { singletonKey: () => 'ads' },
  schedule: { cron: '* * * * *', data: {}, isAlsoAtStart: true },
  run: (settler: Settler, _, { signal }) => settleAds(settler, signal),
});
