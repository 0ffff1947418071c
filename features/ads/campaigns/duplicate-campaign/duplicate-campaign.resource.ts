import { z } from 'zod';
import { idOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { campaignOptions } from '../tree-options.ts';
import { duplicateCampaign } from './duplicate-campaign.service.ts';

/** With its ad groups, ads and keywords. Days that are over are not copied, nor is what is archived. */
export const campaignDuplicateCreate = defineResource({
  name: 'CampaignDuplicateResource.create',
  summary: 'Copies a campaign with all that is below it.',
  who: 'person',
  rate: 'write',
  acting: 'advertise',
  options: z.object({
    campaign_id: idOption,
    name: campaignOptions.name,
    status: z.enum(['ACTIVE', 'PAUSED']).default('PAUSED'),
    /** The last day of all of it. */
    end_date: campaignOptions.end_date,
  }),
  data: z.object({
    id: z.string(),
    /** Ads whose pin, or whose products, cannot be promoted any more. */
    ads_left_out: z.number().int(),
  }),
  handle: async (context, { campaign_id: campaignId, name, status, end_date }) => {
    const wanted = { campaignId, name, status, endDate: end_date || null };
    const { id, leftOut } = await duplicateCampaign(context, wanted);
    return { id, ads_left_out: leftOut };
  },
});
