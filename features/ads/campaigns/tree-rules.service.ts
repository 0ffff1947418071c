import { dayAt } from '#features/ads/ad-accounts/account-days.ts';
import type { AdAccountRow } from '#features/ads/ad-accounts/ad-account.service.ts';
import { adRefusal, adRefusals } from '#features/ads/ad-accounts/ad-refusals.ts';
import { moneyText } from '#features/ads/ad-accounts/money.ts';
import { requireAudiences } from '#features/ads/audiences/usable-audiences.service.ts';
import { mapShownTopics } from '#features/discovery/topics/topic.service.ts';
import { listOpenPins } from '#features/library/pins/pin.service.ts';
import type { Queryable, Transaction } from '#platform/database/database.ts';
import { msg } from '#platform/i18n/msg.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import { invalid, Refusal } from '#platform/resource/refusal.ts';
import {
  type AdGroupValues,
  AGE_BUCKETS,
  type BillableEvent,
  type CampaignValues,
  GENDERS,
  type TargetingSpec,
} from './campaign.ts';
import { findPromotableGroup } from './promoted-products.store.ts';
import type { Spent } from './tree-rows.store.ts';

interface Judged {
  account: AdAccountRow;
  now: Date;
  locale: string;
}

interface Scheduled {
  start_time: Date | null;
  end_time: Date | null;
}

const isSame = (one: Date | null, other: Date | null) => one?.getTime() === other?.getTime();

/** Only what is changed must be in order: what is over can still be renamed. */
export function judgeDates(next: Scheduled, before: Scheduled | null, { account, now }: Judged): void {
  const today = dayAt(now, account.time_zone);
  const isOver = (day: Date) => dayAt(day, account.time_zone) < today;
  if (!before || !isSame(next.start_time, before.start_time)) {
    if (before?.start_time && before.start_time <= now) throw new Refusal(adRefusals['already-begun']);
    if (next.start_time && isOver(next.start_time)) throw new Refusal(adRefusals['start-is-over']);
  }
  if ((!before || !isSame(next.end_time, before.end_time)) && next.end_time && next.end_time <= now)
    throw new Refusal(adRefusals['end-is-over']);
  if (next.start_time && next.end_time && next.end_time <= next.start_time)
    throw new Refusal(adRefusals['end-before-start']);
}

/** What is spent, or may be charged any moment, stays within each limit. */
function judgeAmount(
  field: string,
  { amount, spent }: { amount: number | null; spent: number },
  { account, locale }: Judged,
): void {
  if (amount === null || amount >= spent) return;
  throw adRefusal('below-spent', { field, values: { spent: moneyText(spent, account.currency, locale) } });
}

export function judgeCampaign(
  next: CampaignValues,
  { before, spent, ...judged }: Judged & { before: CampaignValues | null; spent: Spent },
): void {
  const { daily_spend_cap: daily, lifetime_spend_cap: lifetime } = next;
  if (daily !== null && lifetime !== null) throw new Refusal(adRefusals['two-caps']);
  if (daily !== before?.daily_spend_cap)
    judgeAmount('daily_spend_cap', { amount: daily, spent: spent.today }, judged);
  if (lifetime !== before?.lifetime_spend_cap)
    judgeAmount('lifetime_spend_cap', { amount: lifetime, spent: spent.ever }, judged);
  judgeDates(next, before, judged);
}

interface AboveGroup {
  /** What the campaign may spend, if it has a limit. */
  cap: number | null;
}

export function judgeGroup(
  next: AdGroupValues,
  {
    before,
    above,
    spent,
    ...judged
  }: Judged & { before: AdGroupValues | null; above: AboveGroup; spent: Spent },
): void {
  const { budget_type: type, budget_in_micro_currency: budget, bid_in_micro_currency: bid } = next;
  if (type === 'CBO_ADGROUP' ? above.cap === null : budget === null)
    throw new Refusal(adRefusals['budget-missing']);
  if (type === 'LIFETIME' && !next.end_time) throw new Refusal(adRefusals['budget-needs-end']);
  if (budget !== before?.budget_in_micro_currency || type !== before?.budget_type)
    judgeAmount(
      'budget_in_micro_currency',
      { amount: budget, spent: type === 'DAILY' ? spent.today : spent.ever },
      judged,
    );
  if (bid === null && next.bid_strategy_type !== 'AUTOMATIC_BID')
    throw new Refusal(adRefusals['bid-missing']);
  const most = budget ?? above.cap;
  if (bid !== null && most !== null && bid > most) throw new Refusal(adRefusals['bid-above-budget']);
  judgeDates(next, before, judged);
}

/** @throws Refusal 'pin-not-open' */
export async function requireOwnOpenPin(tx: Transaction, ownerId: Id, pinId: Id, field = 'pin_id') {
  const [pin] = await listOpenPins(tx, [pinId]);
  // Someone else's, a secret and a missing pin get the same answer.
  if (pin?.pinner.id !== ownerId) throw adRefusal('pin-not-open', { field });
  return pin;
}

/** @throws Refusal 'pin-without-link' where a click is paid for that leads nowhere */
export function judgeLink(link: string | null, billed: BillableEvent, field = 'destination_url'): void {
  if (billed === 'CLICKTHROUGH' && !link) throw adRefusal('pin-without-link', { field });
}

/** @throws Refusal 'product_group-not-found' or 'no-product' */
export async function requirePromotableGroup(tx: Transaction, accountId: Id, id: Id) {
  const group = await findPromotableGroup(tx, accountId, id);
  const missing = adRefusals['product-group-missing'];
  if (!group) throw new Refusal({ ...missing, kind: 'not-found', reason: 'product_group-not-found' });
  const { name, cover_pin_id } = group;
  if (!cover_pin_id) throw new Refusal(adRefusals['no-product']);
  return { name, cover_pin_id };
}

type Targets = Pick<Context, 'locale' | 'locales' | 'clock' | 'config'> & {
  db: Queryable;
  /** Whose audiences may be asked for. */
  accountId?: Id;
};

// In the order in which the database stores them, so that the same is not taken for a change.
const ASKED = [
  ...(['GENDER', 'LOCALE', 'INTEREST', 'LOCATION', 'AGE_BUCKET'] as const),
  ...(['AUDIENCE_EXCLUDE', 'AUDIENCE_INCLUDE'] as const),
];

/** Lists that are empty ask for nothing. */
export async function requireTargeting(context: Targets, asked: TargetingSpec): Promise<TargetingSpec> {
  const { LOCALE = [], INTEREST = [], AGE_BUCKET = [], GENDER = [] } = asked;
  if (!LOCALE.every((locale) => context.locales.includes(locale)))
    throw invalid('locales', msg('{field}: must be languages of this site'));
  const topics = await mapShownTopics(context, INTEREST as Id[]);
  if (!INTEREST.every((id) => topics.has(id as Id)))
    throw invalid('interests', msg('{field}: must be topics'));
  const isAmong = (all: readonly string[], some: string[]) => some.every((one) => all.includes(one));
  if (!isAmong(AGE_BUCKETS, AGE_BUCKET))
    throw invalid('age_buckets', msg('{field}: must be ages such as 18-24'));
  if (!isAmong(GENDERS, GENDER)) throw invalid('genders', msg('{field}: must be female or male'));
  if (context.accountId) await requireAudiences(context, context.accountId, asked);
  else if (asked.AUDIENCE_INCLUDE?.length || asked.AUDIENCE_EXCLUDE?.length)
    throw invalid('audience_include', msg('{field}: must be audiences of this ad account'));
  const kept = ASKED.map((name) => [name, [...new Set(asked[name])]] as const);
  return Object.fromEntries(kept.filter(([, list]) => list.length > 0));
}
