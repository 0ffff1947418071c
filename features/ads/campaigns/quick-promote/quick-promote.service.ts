import { type AllowedAdAccount, lockOrOpenAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import type { Transaction } from '#platform/database/database.ts';
import { msg } from '#platform/i18n/msg.ts';
import type { Id } from '#platform/ids/ids.ts';
import { invalid } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { insertAd, insertAdGroup, insertCampaign } from '../ad-tree.store.ts';
import { AD_LIMITS, type AdGroupValues, type TargetingSpec } from '../campaign.ts';
import { noteCreated } from '../changes.service.ts';
import { requireOwnOpenPin, requireTargeting } from '../tree-rules.service.ts';
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
    const pin = await requireOwnOpenPin(tx, context.viewer.id, input.pinId);
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
  const whole = { daily_spend_cap: null, lifetime_spend_cap: null, start_time: null, end_time: null };
  const campaign = { objectiveType, values: { name, status: 'ACTIVE', ...whole } } as const;
  const campaignId = await insertCampaign(tx, account, campaign, at);
  const values: AdGroupValues = {
    ...{ name, status: 'ACTIVE', targeting, bid_in_micro_currency: null, bid_strategy_type: 'AUTOMATIC_BID' },
    ...{ budget_in_micro_currency: input.budgetMicro, budget_type: input.budgetType },
    ...{ start_time: at, end_time: new Date(at.getTime() + input.days * DAY_MS) },
    ...{ placement_group: 'ALL', pacing_delivery_type: 'STANDARD' },
  };
  const billed = link ? 'CLICKTHROUGH' : 'IMPRESSION';
  const adGroupId = await insertAdGroup(tx, account, { campaignId, billed, values }, at);
  const ad = { campaignId, adGroupId, pinId: input.pinId, name, destinationUrl: link };
  const adId = await insertAd(tx, account, ad, at);
  await noteCreated(tx, context, account, [
    ...(account.isNew
      ? [{ level: 'ACCOUNT' as const, entityId: account.id, after: accountFacts(account) }]
      : []),
    { level: 'CAMPAIGN', entityId: campaignId, after: { name, objective_type: objectiveType } },
    { level: 'AD_GROUP', entityId: adGroupId, after: groupFacts(values) },
    { level: 'AD', entityId: adId, after: { name, pin_id: input.pinId, destination_url: link } },
  ]);
  return { campaignId, adGroupId, adId };
}

const accountFacts = ({ name, country, currency, time_zone }: AllowedAdAccount) => ({
  ...{ name, country, currency, time_zone },
});

const groupFacts = ({
  budget_in_micro_currency,
  budget_type,
  targeting,
  start_time,
  end_time,
}: AdGroupValues) => ({
  ...{ budget_in_micro_currency, budget_type, targeting, start_time, end_time },
});
