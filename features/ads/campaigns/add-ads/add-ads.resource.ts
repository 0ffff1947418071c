import { z } from 'zod';
import { idOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { newAdsOf, newAdsOption } from '../tree-options.ts';
import { addAds } from './add-ads.service.ts';

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
