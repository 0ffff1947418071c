import { MICRO } from '#features/ads/ad-accounts/ad-account.ts';
import { tellAdsChanged } from '#features/ads/ad-accounts/ads-changed.ts';
import { issueDocuments } from '#features/ads/billing/documents/issue.service.ts';
import { dayIn, EVER } from '#features/ads/delivery/budget.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Platform } from '#platform/resource/context.ts';
import {
  type AdIds,
  countDays,
  hasAdAccount,
  insertAdRow,
  insertConversions,
  insertEntries,
  insertHours,
  insertInsights,
  insertSpend,
  type SampleConversions,
  type SampleEntry,
  type SampleHour,
} from './advertise.store.ts';
import { chances } from './chances.ts';
import { contextOfPerson } from './context-of-person.ts';
import { insightsOf } from './insights-of-ads.ts';
import { samplePin } from './sample-pins.ts';
import { unlessGone } from './unless-gone.ts';
import { SAMPLE_ADVERTISERS, type SampleAd, type SampleAdGroup, type SampleAdvertiser } from './words/ads.ts';
import { findPin, listTopicIds } from './world.store.ts';

const DAYS = 90;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
/** A campaign that ends does so this long after today. */
const DAYS_TO_COME = 60;

/** Businesses that have advertised for three months, so that every report has something to show. Each once only. */
export async function advertise(platform: Platform, stopping: AbortSignal): Promise<void> {
  if (!platform.config.ads) return;
  for (const advertiser of SAMPLE_ADVERTISERS) {
    stopping.throwIfAborted();
    await unlessGone(() => advertiseAs(platform, advertiser));
  }
  await issueDocuments(platform, stopping);
}

interface PastAd extends AdIds {
  hours: SampleHour[];
}

/** In one transaction, so that an interruption leaves all or nothing of it. */
async function advertiseAs(platform: Platform, advertiser: SampleAdvertiser): Promise<void> {
  const { viewer } = await contextOfPerson(platform, advertiser.owner);
  const { config, db, clock } = platform;
  if (!config.ads || (await hasAdAccount(db, viewer.id))) return;
  const { currency, welcomeCredit } = config.ads;
  const now = clock.now();
  await db.transaction(async (tx) => {
    const { country, timeZone, payment } = advertiser;
    const accountId = await insertAdRow(tx, 'ad_accounts', viewer.id, {
      ...{
        owner_id: viewer.id,
        name: viewer.fullName,
        country,
        currency,
        time_zone: timeZone,
        is_sample: true,
      },
      ...datedAt(startOf(now)),
    });
    const ads = await insertCampaigns(tx, { ownerId: viewer.id, accountId, now }, advertiser);
    for (const ad of ads) {
      await insertHours(tx, ad, ad.hours);
      await insertConversions(tx, ad, conversionsOf(ad.hours));
    }
    await countDays(tx, accountId, now);
    await insertInsights(tx, accountId, insightsOf(ads, { timeZone, now }));
    const entries = entriesOf(ads, { welcome: welcomeCredit * MICRO, payment: payment * MICRO, now });
    await insertEntries(tx, { accountId, currency }, entries);
    await insertSpend(tx, accountId, spendOf(ads, { accountId, timeZone, now }));
    await tellAdsChanged(tx, accountId);
  });
}

const startOf = (now: Date) => new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS - DAYS * DAY_MS);
const datedAt = (at: Date) => ({ created_at: at, updated_at: at });

interface Place {
  ownerId: Id;
  accountId: Id;
  now: Date;
}

async function insertCampaigns(
  tx: Transaction,
  place: Place,
  { owner, campaigns }: SampleAdvertiser,
): Promise<PastAd[]> {
  const { ownerId, accountId: ad_account_id, now } = place;
  const chance = chances();
  const ads: PastAd[] = [];
  for (const { name, objective, groups } of campaigns) {
    const of = { ad_account_id, status: 'ACTIVE', ...datedAt(startOf(now)) };
    const campaignId = await insertAdRow(tx, 'ad_campaigns', ownerId, {
      ...of,
      name,
      objective_type: objective,
    });
    await noteCreated(tx, place, 'CAMPAIGN', campaignId, { name, objective_type: objective });
    for (const group of groups) {
      const groupId = await insertGroup(tx, place, campaignId, group);
      for (const ad of group.ads) {
        const { title, link } = samplePin(owner, ad.board, ad.pin);
        const pin = await findPin(tx, ownerId, title);
        if (!pin?.isLive) continue;
        const adId = await insertAdRow(tx, 'ads', ownerId, {
          ...{ ...of, campaign_id: campaignId, ad_group_id: groupId, pin_id: pin.id, name: title },
          ...{ destination_url: link ?? `https://${owner}.example/`, review_status: 'APPROVED' },
          ...{ submitted_at: startOf(now), reviewed_at: startOf(now) },
        });
        const ids = { accountId: ad_account_id, campaignId, groupId, adId };
        ads.push({ ...ids, hours: pastOf(ad, group, { now, chance }) });
      }
    }
  }
  return ads;
}

async function insertGroup(
  tx: Transaction,
  place: Place,
  campaign_id: Id,
  group: SampleAdGroup,
): Promise<Id> {
  const { ownerId, accountId: ad_account_id, now } = place;
  const interests = group.topics.length > 0 ? await listTopicIds(tx, group.topics) : [];
  const targeting = {
    ...(group.countries.length > 0 && { LOCATION: group.countries }),
    ...(interests.length > 0 && { INTEREST: interests }),
  };
  const budget = { budget_in_micro_currency: group.budget.amount * MICRO, budget_type: group.budget.type };
  const isForLife = group.budget.type === 'LIFETIME';
  const groupId = await insertAdRow(tx, 'ad_groups', ownerId, {
    ...{ ad_account_id, campaign_id, name: group.name, status: 'ACTIVE', ...budget },
    ...{ bid_in_micro_currency: group.bid * MICRO, bid_strategy_type: 'MAX_BID' },
    ...{
      billable_event: group.billableEvent,
      targeting,
      placement_group: 'ALL',
      pacing_delivery_type: 'STANDARD',
    },
    start_time: startOf(now),
    end_time: isForLife ? new Date(startOf(now).getTime() + (DAYS + DAYS_TO_COME) * DAY_MS) : null,
    ...datedAt(startOf(now)),
  });
  await noteCreated(tx, place, 'AD_GROUP', groupId, { name: group.name, ...budget, targeting });
  return groupId;
}

async function noteCreated(
  tx: Transaction,
  { ownerId, accountId, now }: Place,
  level: 'CAMPAIGN' | 'AD_GROUP',
  entityId: Id,
  after: object,
): Promise<void> {
  const change = { ad_account_id: accountId, actor_id: ownerId, level, entity_id: entityId, after };
  await insertAdRow(tx, 'ad_changes', ownerId, { ...change, created_at: startOf(now) });
}

/** Monday is 0. At weekends people have time to look around. */
const OF_WEEKDAY = [0.9, 0.85, 0.9, 0.95, 1.05, 1.25, 1.3];
/** The part of a day's views in each hour: evenings, and a little at lunch. */
const OF_HOUR = [6, 3, 2, 1, 1, 2, 5, 9, 11, 11, 10, 11, 14, 13, 11, 11, 12, 14, 17, 21, 24, 24, 19, 11];
const OF_DAY = OF_HOUR.reduce((sum, part) => sum + part, 0);

/** Complete hours only: those to come are counted from events. */
function pastOf(
  ad: SampleAd,
  group: SampleAdGroup,
  { now, chance }: { now: Date; chance: () => number },
): SampleHour[] {
  const start = startOf(now).getTime();
  return Array.from({ length: DAYS * 24 }, (_, place) => {
    const hour = new Date(start + place * HOUR_MS);
    const grown = 0.7 + (0.5 * place) / (DAYS * 24);
    const share =
      ((OF_HOUR[hour.getUTCHours()] ?? 0) / OF_DAY) * (OF_WEEKDAY[(hour.getUTCDay() + 6) % 7] ?? 1);
    const impressions = Math.round(ad.impressions * share * grown * (0.75 + chance() / 2));
    // Each of them by its own chance, rounded by chance so that small hours have some too.
    const some = (rate: number) => Math.min(impressions, Math.floor(impressions * rate + chance()));
    const clicks = some(ad.clicks / 1000);
    const counts = { impressions, clicks, closeups: some(0.035), saves: some(0.012), hides: some(0.0008) };
    return { hour, ...counts, spendMicro: priceOf(group, counts, chance) };
  }).filter(({ impressions }) => impressions > 0);
}

const PURCHASE_MICRO = 42 * MICRO;

/** Most who press look around, a few buy within the hour. */
function conversionsOf(hours: readonly SampleHour[]): SampleConversions[] {
  const chance = chances();
  return hours.flatMap(({ hour, clicks }) => {
    const some = (rate: number) => Math.min(clicks, Math.floor(clicks * rate + chance()));
    const counted = {
      page_visit: some(0.7),
      add_to_cart: some(0.08),
      checkout: Math.floor(clicks * 0.03 + chance()),
    };
    return Object.entries(counted).flatMap(([eventName, conversions]) => {
      const value =
        eventName === 'checkout' ? Math.round(conversions * PURCHASE_MICRO * (0.6 + chance())) : 0;
      return conversions > 0 ? [{ hour, eventName, conversions, valueMicro: value }] : [];
    });
  });
}

/** Second prices: somewhat below what is bid. */
function priceOf(
  { billableEvent, bid }: SampleAdGroup,
  { impressions, clicks }: { impressions: number; clicks: number },
  chance: () => number,
): number {
  const price = bid * MICRO * (0.6 + chance() * 0.35);
  return billableEvent === 'IMPRESSION'
    ? Math.round((impressions * price) / 1000)
    : clicks * Math.round(price / 10_000) * 10_000;
}

/** What was spent each day, and payments before little is left. */
function entriesOf(
  ads: readonly PastAd[],
  { welcome, payment, now }: { welcome: number; payment: number; now: Date },
): SampleEntry[] {
  const entries: SampleEntry[] = [];
  let balance = 0;
  const add = (entry: Omit<SampleEntry, 'balance'>) => {
    balance += entry.amount;
    entries.push({ ...entry, balance });
  };
  const start = startOf(now);
  if (welcome > 0)
    add({ at: start, reason: 'welcome', book: 'credit', amount: welcome, adId: null, key: 'welcome' });
  for (const { at, adId, amount } of chargesOf(ads)) {
    if (balance - amount < payment / 5) {
      const key = `sample payment ${at.toISOString()}`;
      add({ at, reason: 'payment', book: 'cash', amount: payment, adId: null, key });
    }
    const key = `sample ${adId} ${at.toISOString()}`;
    add({ at, reason: 'charge', book: 'revenue', amount: -amount, adId, key });
  }
  return entries;
}

/** One for each ad and day (UTC), oldest first, recorded when its last hour has ended. */
function chargesOf(ads: readonly PastAd[]): { at: Date; adId: Id; amount: number }[] {
  return ads
    .flatMap(({ adId, hours }) =>
      [...Map.groupBy(hours, ({ hour }) => hour.toISOString().slice(0, 10)).values()].map((ofDay) => ({
        at: new Date((ofDay.at(-1)?.hour.getTime() ?? 0) + HOUR_MS),
        adId,
        amount: ofDay.reduce((sum, { spendMicro }) => sum + spendMicro, 0),
      })),
    )
    .filter(({ amount }) => amount > 0)
    .sort((one, other) => one.at.getTime() - other.at.getTime());
}

/** As delivery keeps it: of each ad group and campaign today and in all, and of the account in all. */
function spendOf(
  ads: readonly PastAd[],
  { accountId, timeZone, now }: { accountId: Id; timeZone: string; now: Date },
) {
  const today = dayIn(timeZone, now).day;
  const spent = (isWanted: (ad: PastAd) => boolean, day: string | null) =>
    ads
      .filter(isWanted)
      .flatMap(({ hours }) => hours)
      .filter(({ hour }) => day === null || dayIn(timeZone, hour).day === day)
      .reduce((sum, { spendMicro }) => sum + spendMicro, 0);
  const rowsOf = (scopeId: Id, isWanted: (ad: PastAd) => boolean) =>
    [null, today].map((day) => ({
      ...{ scopeId, day: day ?? EVER, spentMicro: spent(isWanted, day), postedMicro: 0 },
    }));
  const all = spent(() => true, null);
  return [
    ...[...new Set(ads.map(({ groupId }) => groupId))].flatMap((id) => rowsOf(id, (ad) => ad.groupId === id)),
    ...[...new Set(ads.map(({ campaignId }) => campaignId))].flatMap((id) =>
      rowsOf(id, (ad) => ad.campaignId === id),
    ),
    { scopeId: accountId, day: EVER, spentMicro: all, postedMicro: all },
  ];
}
