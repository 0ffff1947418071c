import { z } from 'zod';
import { lockAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import { INSIGHT_DELAY_DAYS } from '#features/ads/ad-reports/insight.ts';
import { addDays } from '#features/measure/analytics/analytics.ts';
import type { Database } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { defineJob } from '#platform/jobs/job.ts';
import type { Platform } from '#platform/resource/context.ts';
import { dayOf } from '../ad-token.ts';
import {
  beginPass,
  countGroups,
  type GroupRow,
  listAccounts,
  writeGroups,
} from './roll-up-insights.store.ts';
import { safeGroups } from './safe-groups.ts';

const BATCH = 100;
/** So many days are caught up after the job was not run. */
const DAYS_BACK = 7;
const DAY_MS = 86_400_000;

type Counting = Pick<Platform, 'db' | 'clock' | 'config'>;

/**
 * Writes each day once and never again: whoever looks before and after somebody saw an ad sees no difference that is of one
 * person.
 */
export async function rollUpInsights({ db, clock, config }: Counting, signal: AbortSignal): Promise<void> {
  if (!config.ads) return;
  const last = addDays(dayOf(clock.now()), -INSIGHT_DELAY_DAYS);
  for (let back = DAYS_BACK - 1; back >= 0; back -= 1) {
    const day = addDays(last, -back);
    const from = new Date(day);
    const times = { from, until: new Date(from.getTime() + INSIGHT_DELAY_DAYS * DAY_MS) };
    let accounts: Id[] = [];
    do {
      accounts = await listAccounts(db, { ...times, after: accounts.at(-1) ?? null }, BATCH);
      for (const id of accounts) {
        signal.throwIfAborted();
        await rollUpDay(db, id, { day, ...times });
      }
    } while (accounts.length === BATCH);
  }
}

function rollUpDay(db: Database, id: Id, of: { day: string; from: Date; until: Date }): Promise<void> {
  return db.transaction(async (tx) => {
    const account = await lockAdAccount(tx, id);
    if (!account || !(await beginPass(tx, account, of.day))) return;
    const counted = await countGroups(tx, account, { ...of, timeZone: account.time_zone });
    const breakdowns = Map.groupBy(counted, (row) => [row.campaign_id, row.kind, row.dimension].join(' '));
    const groups = [...breakdowns.values()].flatMap(safe);
    if (groups.length > 0) await writeGroups(tx, account, of.day, groups);
  });
}

function safe(rows: readonly GroupRow[]): Omit<GroupRow, 'people'>[] {
  const [first] = rows;
  if (!first) return [];
  const { campaign_id, kind, dimension } = first;
  return safeGroups(rows).map(({ value, events }) => ({ campaign_id, kind, dimension, value, events }));
}

export const rollUpInsightsJob = defineJob({
  name: 'ads.roll-up-insights',
  data: z.object({}),
  options: { singletonKey: () => 'ads' },
  schedule: { cron: '35 0 * * *', data: {} },
  run: (counting: Counting, _, { signal }) => rollUpInsights(counting, signal),
});
