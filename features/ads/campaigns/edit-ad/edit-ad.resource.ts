import { z } from 'zod';
import { idOption, lineOption, linkOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { AD_LIMITS, REVIEW_STATUSES } from '../campaign.ts';
import { editAd } from './edit-ad.service.ts';

/** Options that are not given stay as they are. What was rejected is submitted again. */
export const adUpdate = defineResource({
  name: 'AdResource.update',
  summary: 'Changes an ad and submits it again where needed.',
  who: 'person',
  rate: 'write',
  acting: 'advertise',
  options: z.object({
    ad_id: idOption,
    name: lineOption(AD_LIMITS.name).optional(),
    destination_url: linkOption.optional(),
  }),
  data: z.object({ id: z.string(), review_status: z.enum(REVIEW_STATUSES) }),
  handle: async (context, { ad_id, name, destination_url: destinationUrl }) => ({
    id: ad_id,
    review_status: await editAd(context, ad_id, { name, destinationUrl }),
  }),
});
