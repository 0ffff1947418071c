import { z } from 'zod';
import { msg } from '#platform/i18n/msg.ts';
import { idOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { LARGEST_BUDGET, LONGEST_DAYS, REVIEW_STATUSES, SMALLEST_BUDGET } from '../campaign.ts';
import { promoteGroup } from './promote-group.service.ts';

const options = z
  .object({
    ad_account_id: idOption,
    product_group_id: idOption,
    /** One that sells from the catalog; without it, a campaign is made with this budget. */
    ad_group_id: idOption.nullish(),
    budget_in_micro_currency: z.coerce.number().int().min(SMALLEST_BUDGET).max(LARGEST_BUDGET).nullish(),
    budget_type: z.enum(['DAILY', 'LIFETIME']).default('DAILY'),
    days: z.coerce.number().int().min(1).max(LONGEST_DAYS).default(7),
  })
  .refine(({ ad_group_id, budget_in_micro_currency: budget }) => ad_group_id || budget, {
    error: msg('{field}: must be given for a new campaign'),
    path: ['budget_in_micro_currency'],
  });

/** Its available products are shown one at a time, once staff have approved them. */
export const productGroupPromotionCreate = defineResource({
  name: 'ProductGroupPromotionResource.create',
  summary: 'Promotes a product group.',
  who: 'person',
  rate: 'write',
  acting: 'advertise',
  options,
  data: z.object({
    id: z.string(),
    campaign_id: z.string(),
    ad_group_id: z.string(),
    review_status: z.enum(REVIEW_STATUSES),
  }),
  handle: async (context, sent) => {
    const { ad_group_id: adGroupId, budget_in_micro_currency, budget_type: budgetType, days } = sent;
    const made = await promoteGroup(context, {
      ...{ adAccountId: sent.ad_account_id, productGroupId: sent.product_group_id },
      among: adGroupId ? { adGroupId } : { budgetMicro: budget_in_micro_currency ?? 0, budgetType, days },
    });
    const { id, campaignId: campaign_id, adGroupId: ad_group_id } = made;
    return { id, campaign_id, ad_group_id, review_status: 'PENDING' as const };
  },
});
