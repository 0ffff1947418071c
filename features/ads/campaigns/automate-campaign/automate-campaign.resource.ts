import { z } from 'zod';
import { msg } from '#platform/i18n/msg.ts';
import type { Id } from '#platform/ids/ids.ts';
import { idOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { AD_LIMITS, AD_STATUSES } from '../campaign.ts';
import { adGroupOptions, campaignOptions } from '../tree-options.ts';
import { type AutomatedValues, createAutomated, editAutomated } from './automate-campaign.service.ts';
import { AUTOMATED_OBJECTIVES } from './automated.ts';

const automated = {
  name: campaignOptions.name,
  /** For each day. */
  budget_in_micro_currency: adGroupOptions.budget_in_micro_currency.unwrap().unwrap(),
  end_date: adGroupOptions.end_date,
  /** One ad for each. */
  pin_ids: z.array(idOption).min(1, msg('{field}: choose at least one pin')).max(AD_LIMITS.ads),
};

interface Sent {
  name: string;
  budget_in_micro_currency: number;
  end_date?: string | null | undefined;
  pin_ids: Id[];
}

const valuesOf = ({ name, budget_in_micro_currency, end_date, pin_ids }: Sent): AutomatedValues => ({
  ...{ name, budgetMicro: budget_in_micro_currency, endDate: end_date || null },
  pinIds: [...new Set(pin_ids)],
});

/** Whom it is for and what it bids is chosen from its pins. */
export const automatedCampaignCreate = defineResource({
  name: 'AutomatedCampaignResource.create',
  summary: 'Makes a campaign of pins and a budget.',
  who: 'person',
  rate: 'write',
  acting: 'advertise',
  options: z.object({ ...automated, ad_account_id: idOption, objective_type: z.enum(AUTOMATED_OBJECTIVES) }),
  data: z.object({ id: z.string() }),
  handle: async (context, { ad_account_id, objective_type: objectiveType, ...sent }) => {
    const created = await createAutomated(context, ad_account_id, { ...valuesOf(sent), objectiveType });
    return { id: created.campaignId };
  },
});

export const automatedCampaignUpdate = defineResource({
  name: 'AutomatedCampaignResource.update',
  summary: 'Changes an automated campaign; ads of pins that are not named any more are archived.',
  who: 'person',
  rate: 'write',
  acting: 'advertise',
  options: z.object({ ...automated, campaign_id: idOption, status: z.enum(AD_STATUSES).optional() }),
  data: z.object({ id: z.string() }),
  handle: async (context, { campaign_id: id, status, ...sent }) => {
    await editAutomated(context, id, { ...valuesOf(sent), status });
    return { id };
  },
});
