import { z } from 'zod';
import { msg } from '#platform/i18n/msg.ts';
import type { Id } from '#platform/ids/ids.ts';
import { idOption, lineOption, linkOption } from '#platform/resource/options.ts';
import { invalid } from '#platform/resource/refusal.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { AD_LIMITS } from '../campaign.ts';
import { addAds, type NewAdValues } from './add-ads.service.ts';

const newAdsOption = z
  .array(
    z.object({
      pin_id: idOption,
      name: lineOption(AD_LIMITS.name).default(''),
      /** Empty for that of the pin. */
      destination_url: z.string().max(2048).default(''),
    }),
  )
  .min(1, msg('{field}: choose at least one pin'))
  .max(AD_LIMITS.ads);

/** A wrong link is refused at its place in the list. */
function newAdsOf(sent: z.output<typeof newAdsOption>): NewAdValues[] {
  return sent.map(({ pin_id, name, destination_url }, at) => {
    const link = linkOption.safeParse(destination_url);
    if (!link.success)
      throw invalid(`ads.${at}.destination_url`, msg('{field}: must be a web address with http or https'));
    return { pinId: pin_id as Id, name, link: link.data };
  });
}

export const adsCreate = defineResource({
  name: 'AdsResource.create',
  summary: 'Adds ads to an ad group, each for a public pin of the business.',
  who: 'person',
  rate: 'write',
  acting: 'advertise',
  options: z.object({ ad_group_id: idOption, ads: newAdsOption }),
  data: z.object({ ids: z.array(z.string()) }),
  handle: async (context, { ad_group_id, ads }) => ({
    ids: await addAds(context, ad_group_id, newAdsOf(ads)),
  }),
});
