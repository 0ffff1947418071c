import { z } from 'zod';
import { idOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import {
  adGroupOptions,
  adGroupValuesOf,
  adOptions,
  campaignOptions,
  campaignValuesOf,
} from '../tree-options.ts';
import { presentTree, treeAnswer } from '../wire/ad-tree.view.ts';
import { changeTree, showTree } from './edit-tree.service.ts';

/** A campaign with its ad groups; of the ad group that is asked for, or that of the ad, also its ads. */
export const adTreeGet = defineResource({
  name: 'AdTreeResource.get',
  summary: 'A campaign with what is below it.',
  who: 'person',
  rate: 'read',
  acting: 'see-ads',
  options: z.object({
    campaign_id: idOption.nullish(),
    ad_group_id: idOption.nullish(),
    ad_id: idOption.nullish(),
  }),
  data: treeAnswer,
  handle: async (context, { campaign_id, ad_group_id, ad_id }) => {
    const wanted = { campaignId: campaign_id ?? null, adGroupId: ad_group_id ?? null, adId: ad_id ?? null };
    return presentTree(await showTree(context, wanted), context.clock.now());
  },
});

const answer = z.object({ id: z.string() });

/** Options that are not given stay as they are, also below. */
export const campaignUpdate = defineResource({
  name: 'CampaignResource.update',
  summary: 'Changes a campaign: its name, status, limits and days.',
  who: 'person',
  rate: 'write',
  acting: 'advertise',
  options: z.object(campaignOptions).partial().extend({ campaign_id: idOption }),
  data: answer,
  handle: async (context, { campaign_id: id, ...sent }) => {
    await changeTree(context, {
      level: 'CAMPAIGN',
      id,
      valuesIn: (account) => campaignValuesOf(sent, account),
    });
    return { id };
  },
});

export const adGroupUpdate = defineResource({
  name: 'AdGroupResource.update',
  summary: 'Changes an ad group: its name, status, budget, bid, days, audience and places.',
  who: 'person',
  rate: 'write',
  acting: 'advertise',
  options: z.object(adGroupOptions).partial().extend({ ad_group_id: idOption }),
  data: answer,
  handle: async (context, { ad_group_id: id, ...sent }) => {
    await changeTree(context, {
      level: 'AD_GROUP',
      id,
      valuesIn: (account) => adGroupValuesOf(sent, account),
    });
    return { id };
  },
});

/** What was rejected, or shows or leads elsewhere now, waits for a review again. */
export const adUpdate = defineResource({
  name: 'AdResource.update',
  summary: 'Changes an ad and submits it again where needed.',
  who: 'person',
  rate: 'write',
  acting: 'advertise',
  options: z.object({ ...adOptions, ad_id: idOption }),
  data: z.object({ id: z.string(), review_status: z.enum(['PENDING', 'APPROVED', 'REJECTED']) }),
  handle: async (context, { ad_id: id, name, status, pin_id, destination_url }) => {
    const values = {
      ...(name && { name }),
      ...(status && { status }),
      ...(pin_id && { pin_id }),
      ...(destination_url !== undefined && { destination_url: destination_url || null }),
    };
    await changeTree(context, { level: 'AD', id, valuesIn: () => values });
    const { ads } = await showTree(context, { campaignId: null, adGroupId: null, adId: id });
    return { id, review_status: ads.find((ad) => ad.id === id)?.review_status ?? 'PENDING' };
  },
});
