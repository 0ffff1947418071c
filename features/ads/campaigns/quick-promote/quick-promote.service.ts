import { type AllowedAdAccount, lockOrOpenAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import { adRefusals } from '#features/ads/ad-accounts/ad-refusals.ts';
import { mapShownTopics } from '#features/discovery/topics/topic.service.ts';
import { listOpenPins } from '#features/library/pins/pin.service.ts';
import type { Transaction } from '#platform/database/database.ts';
import { msg } from '#platform/i18n/msg.ts';
import type { Id } from '#platform/ids/ids.ts';
import { invalid, Refusal } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { insertAd, insertAdGroup, insertCampaign, type NewAdGroup } from '../ad-tree.store.ts';
import { AD_LIMITS, type TargetingSpec } from '../campaign.ts';
import { noteCreated } from '../changes.service.ts';
import type { QuickBudgetType } from './quick-promote.ts';

type Me = ContextFor<'person'>;

export interface QuickPromotion {
  pinId: Id;
  budgetMicro: number;
  budgetType: QuickBudgetType;
  days: number;
  destinationUrl: string | null;
  targeting: TargetingSpec;
  /** Needed only where an ad account is opened. */
  country: string | null;
  timeZone: string | null;
}

const DAY_MS = 86_400_000;

/** All of it or nothing: a first promotion also opens the account. */
export async function quickPromote(context: Me, input: QuickPromotion) {
  const { db } = context;
  return db.transaction(async (tx) => {
    const account = await lockOrOpenAdAccount(tx, context, () => detailsIn(input));
    const pin = await requireOwnOpenPin(tx, context, input.pinId);
    const targeting = await requireTargeting({ ...context, db: tx }, input.targeting);
    const link = input.destinationUrl ?? pin.link;
    const ids = await insertTree(tx, context, account, {
      ...{ input, targeting, name: nameOf(pin.title), link },
    });
    return { adAccountId: account.id, ...ids };
  });
}

function detailsIn({ country, timeZone }: QuickPromotion) {
  if (!country) throw invalid('country', msg('{field}: choose a country'));
  if (!timeZone) throw invalid('time_zone', msg('{field}: choose a time zone'));
  return { country, timeZone };
}

/** @throws Refusal 'pin-not-open' */
async function requireOwnOpenPin(tx: Transaction, { viewer }: Me, pinId: Id) {
  const [pin] = await listOpenPins(tx, [pinId]);
  // Someone else's, a secret and a missing pin get the same answer.
  if (pin?.pinner.id !== viewer.id) throw new Refusal(adRefusals['pin-not-open']);
  return pin;
}

/** Lists that are empty ask for nothing. */
async function requireTargeting(
  context: Parameters<typeof mapShownTopics>[0],
  { LOCATION = [], LOCALE = [], INTEREST = [] }: TargetingSpec,
): Promise<TargetingSpec> {
  const unknown = LOCALE.find((locale) => !context.locales.includes(locale));
  if (unknown) throw invalid('locales', msg('{field}: must be languages of this site'));
  const topics = await mapShownTopics(context, INTEREST as Id[]);
  if (INTEREST.some((id) => !topics.has(id as Id)))
    throw invalid('interests', msg('{field}: must be topics'));
  const once = (list: readonly string[]) => [...new Set(list)];
  return {
    ...(LOCATION.length > 0 && { LOCATION: once(LOCATION) }),
    ...(LOCALE.length > 0 && { LOCALE: once(LOCALE) }),
    ...(INTEREST.length > 0 && { INTEREST: once(INTEREST) }),
  };
}

const nameOf = (title: string): string =>
  [...title].slice(0, AD_LIMITS.name).join('').trim() || 'Promoted Pin';

interface Tree {
  input: QuickPromotion;
  targeting: TargetingSpec;
  name: string;
  /** The one that is reviewed: a later link of the pin does not replace it. */
  link: string | null;
}

async function insertTree(
  tx: Transaction,
  context: Me,
  account: AllowedAdAccount & { isNew: boolean },
  { input, targeting, name, link }: Tree,
) {
  const at = context.clock.now();
  const objectiveType = link ? 'CONSIDERATION' : 'AWARENESS';
  const campaignId = await insertCampaign(
    tx,
    account,
    { name, objectiveType, startTime: null, endTime: null },
    at,
  );
  const group: NewAdGroup = {
    ...{ campaignId, name, targeting, bidMicro: null, bidStrategyType: 'AUTOMATIC_BID' },
    ...{ budgetMicro: input.budgetMicro, budgetType: input.budgetType },
    billableEvent: link ? 'CLICKTHROUGH' : 'IMPRESSION',
    ...{ startTime: at, endTime: new Date(at.getTime() + input.days * DAY_MS) },
    ...{ placementGroup: 'ALL', pacingType: 'STANDARD' },
  };
  const adGroupId = await insertAdGroup(tx, account, group, at);
  const ad = { campaignId, adGroupId, pinId: input.pinId, name, destinationUrl: link };
  const adId = await insertAd(tx, account, ad, at);
  await noteCreated(tx, context, account, [
    ...(account.isNew
      ? [{ level: 'ACCOUNT' as const, entityId: account.id, after: accountFacts(account) }]
      : []),
    { level: 'CAMPAIGN', entityId: campaignId, after: { name, objective_type: objectiveType } },
    { level: 'AD_GROUP', entityId: adGroupId, after: groupFacts(group) },
    { level: 'AD', entityId: adId, after: { name, pin_id: input.pinId, destination_url: link } },
  ]);
  return { campaignId, adGroupId, adId };
}

const accountFacts = ({ name, country, currency, time_zone }: AllowedAdAccount) => ({
  ...{ name, country, currency, time_zone },
});

const groupFacts = ({ budgetMicro, budgetType, startTime, endTime, targeting }: NewAdGroup) => ({
  ...{ budget_in_micro_currency: budgetMicro, budget_type: budgetType, targeting },
  ...{ start_time: startTime?.toISOString(), end_time: endTime?.toISOString() },
});
