import { type AdAccountRow, requireOwnAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { type Id, parseId } from '#platform/ids/ids.ts';
import { cutPage } from '#platform/resource/bookmark.ts';
import type { ContextFor, Page, PageRequest } from '#platform/resource/resource.ts';
import {
  type DaySpend,
  listSpendByCampaign,
  listSpendByDay,
  type SpendRange,
  sumReceived,
} from './spend.store.ts';

type Me = ContextFor<'person'>;

/** Until today, as it is in the time zone of the account. */
function rangeOf({ time_zone: timeZone }: AdAccountRow, days: number, clock: Clock): SpendRange {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(clock.now());
  return { day, days, timeZone };
}

export async function sumSpend(context: Me, accountId: Id, days: number) {
  const account = await requireOwnAdAccount(context, accountId);
  const range = rangeOf(account, days, context.clock);
  const [received, campaigns] = await Promise.all([
    sumReceived(context.db, account.id, range),
    listSpendByCampaign(context.db, account.id, range),
  ]);
  const balance = Number(account.balance_micro);
  const daily = received.spent_micro / days;
  return { ...received, balance, campaigns, lastsDays: daily > 0 ? Math.floor(balance / daily) : null };
}

export async function listDays(
  context: Me,
  accountId: Id,
  { days, campaignId }: { days: number; campaignId: Id | null },
  { after, pageSize }: PageRequest & { pageSize: number },
): Promise<Page<DaySpend>> {
  const account = await requireOwnAdAccount(context, accountId);
  const lastId = parseId(after?.[1]);
  const rows = await listSpendByDay(context.db, account.id, {
    ...{ ...rangeOf(account, days, context.clock), campaignId, limit: pageSize + 1 },
    after: after && lastId ? { day: String(after[0]), campaignId: lastId } : null,
  });
  const { shown, last } = cutPage(rows, pageSize);
  return { items: shown, next: last ? [last.day, last.campaign_id] : null };
}
