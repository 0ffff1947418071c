import { z } from 'zod';
import type { AdAccountRow } from '#features/ads/ad-accounts/ad-account.service.ts';
import { msg } from '#platform/i18n/msg.ts';
import { toRfc2822 } from '#platform/i18n/wire-date.ts';
import type { Id } from '#platform/ids/ids.ts';
import { idOption } from '#platform/resource/options.ts';
import { invalid } from '#platform/resource/refusal.ts';
import { type ContextFor, defineResource } from '#platform/resource/resource.ts';
import {
  AD_LIMITS,
  AD_STATUSES,
  BID_STRATEGY_TYPES,
  BUDGET_TYPES,
  OBJECTIVE_TYPES,
  PACING_TYPES,
  PLACEMENT_GROUPS,
} from '../campaign.ts';
import { editorOf } from '../changes.service.ts';
import type { NewTree } from '../create-tree.service.ts';
import { CAP_TYPES, type DraftEntries } from '../parts/tree-entries.ts';
import {
  adGroupOptions,
  campaignOptions,
  newAdGroupOf,
  newAdsOf,
  newAdsOption,
  newCampaignOf,
} from '../tree-options.ts';
import {
  beginDraft,
  discardDraft,
  listDrafts,
  publishTree,
  saveDraft,
  showDraft,
} from './build-campaign.service.ts';
import type { DraftRow } from './drafts.store.ts';

const typed = z.string().max(AD_LIMITS.name);
const link = z.string().max(2048);
const chosen = z.array(typed).max(AD_LIMITS.listed);
const status = z.enum(AD_STATUSES);

/** As typed, so that what is not right yet survives, too. */
const entries = z.object({
  objective: z.enum(OBJECTIVE_TYPES),
  campaignId: idOption.nullable(),
  productGroupId: idOption.nullable(),
  campaign: z.object({
    ...{ name: typed, status, capType: z.enum(CAP_TYPES), cap: typed, start: typed, end: typed },
  }),
  group: z.object({
    ...{ name: typed, status, budgetType: z.enum(BUDGET_TYPES), budget: typed, start: typed, end: typed },
    ...{ bidStrategy: z.enum(BID_STRATEGY_TYPES), bid: typed, placement: z.enum(PLACEMENT_GROUPS) },
    ...{ pacing: z.enum(PACING_TYPES), isForEveryone: z.boolean(), locations: chosen, locales: chosen },
    ...{ interests: chosen, age_buckets: chosen, genders: chosen },
    ...{ audience_include: chosen, audience_exclude: chosen },
  }),
  ads: z.array(z.object({ pinId: idOption, name: typed, link, status })).max(AD_LIMITS.ads),
}) satisfies z.ZodType<DraftEntries>;

const draftAnswer = z.object({
  id: z.string(),
  type: z.literal('ad_draft'),
  ad_account_id: z.string(),
  entries,
  /** Named when it is changed, so that a window that is behind learns of it. */
  version: z.number(),
  /** The viewer began it. */
  is_own: z.boolean(),
  created_at: z.string(),
  updated_at: z.string(),
});

function presentDraft(row: DraftRow, actorId: Id | null): z.output<typeof draftAnswer> {
  const { id, ad_account_id, data, version, author_id, created_at, updated_at } = row;
  return {
    ...{ id, type: 'ad_draft', ad_account_id, entries: data as z.output<typeof entries>, version },
    ...{ is_own: author_id !== null && author_id === actorId },
    ...{ created_at: toRfc2822(created_at), updated_at: toRfc2822(updated_at) },
  };
}

const presentFor = (context: ContextFor<'person'>) => {
  const { actorId } = editorOf(context);
  return (row: DraftRow) => presentDraft(row, actorId);
};

export const adDraftsGet = defineResource({
  name: 'AdDraftsResource.get',
  summary: 'The campaigns of an own ad account that are not published yet.',
  who: 'person',
  rate: 'read',
  acting: 'see-ads',
  options: z.object({ ad_account_id: idOption }),
  data: z.array(draftAnswer),
  handle: async (context, { ad_account_id }) =>
    (await listDrafts(context, ad_account_id)).map(presentFor(context)),
});

export const adDraftGet = defineResource({
  name: 'AdDraftResource.get',
  summary: 'A campaign that is not published yet.',
  who: 'person',
  rate: 'read',
  acting: 'see-ads',
  options: z.object({ draft_id: idOption }),
  data: draftAnswer,
  handle: async (context, { draft_id }) => presentFor(context)(await showDraft(context, draft_id)),
});

export const adDraftCreate = defineResource({
  name: 'AdDraftResource.create',
  summary: 'Begins a campaign that is published later.',
  who: 'person',
  rate: 'write',
  acting: 'advertise',
  options: z.object({ ad_account_id: idOption, entries }),
  data: draftAnswer,
  handle: async (context, { ad_account_id, entries: data }) =>
    presentFor(context)(await beginDraft(context, ad_account_id, data)),
});

/** With the version that the caller knows, it is refused (`draft-changed`) where somebody has changed it since. */
export const adDraftUpdate = defineResource({
  name: 'AdDraftResource.update',
  summary: 'Saves a campaign that is not published yet.',
  who: 'person',
  rate: 'write',
  acting: 'advertise',
  options: z.object({ draft_id: idOption, version: z.coerce.number().int().optional(), entries }),
  data: draftAnswer,
  handle: async (context, { draft_id: id, version, entries: data }) =>
    presentFor(context)(await saveDraft(context, { id, version }, data)),
});

export const adDraftDelete = defineResource({
  name: 'AdDraftResource.delete',
  summary: 'Discards a campaign that is not published yet.',
  who: 'person',
  rate: 'write',
  acting: 'advertise',
  options: z.object({ draft_id: idOption }),
  data: z.null(),
  handle: async (context, { draft_id }) => {
    await discardDraft(context, draft_id);
    return null;
  },
});

const campaignOption = z.object({ ...campaignOptions, objective_type: z.enum(OBJECTIVE_TYPES) });

/** A campaign, or the one that is named, gets an ad group with its ads. The draft ends with it. */
export const adTreeCreate = defineResource({
  name: 'AdTreeResource.create',
  summary: 'Publishes a campaign with an ad group and its ads: all of it or nothing.',
  who: 'person',
  rate: 'write',
  acting: 'advertise',
  options: z.object({
    ad_account_id: idOption,
    draft_id: idOption.nullish(),
    /** Of the draft, as last seen. */
    version: z.coerce.number().int().optional(),
    campaign_id: idOption.nullish(),
    campaign: campaignOption.nullish(),
    ad_group: z.object(adGroupOptions),
    /** What a campaign that sells from a catalog shows, instead of `ads`. */
    product_group_id: idOption.nullish(),
    ads: newAdsOption.nullish(),
  }),
  data: z.object({ campaign_id: z.string(), ad_group_id: z.string(), ad_ids: z.array(z.string()) }),
  handle: async (context, { ad_account_id: accountId, draft_id, version, ...sent }) => {
    const { campaignId, adGroupId, adIds } = await publishTree(context, {
      ...{ accountId, draft: draft_id ? { id: draft_id, version } : null },
      treeIn: (account) => treeOf(sent, account),
    });
    return { campaign_id: campaignId, ad_group_id: adGroupId, ad_ids: adIds };
  },
});

interface SentTree {
  campaign_id?: Id | null | undefined;
  campaign?: z.output<typeof campaignOption> | null | undefined;
  ad_group: Parameters<typeof newAdGroupOf>[0];
  product_group_id?: Id | null | undefined;
  ads?: Parameters<typeof newAdsOf>[0] | null | undefined;
}

function treeOf({ campaign_id: id, campaign, ad_group, ...shown }: SentTree, account: AdAccountRow): NewTree {
  const below = { group: newAdGroupOf(ad_group, account), ads: adsOf(shown) };
  if (id) return { campaign: { id }, ...below };
  if (!campaign) throw invalid('campaign', msg('{field}: enter a campaign'));
  const { objective_type: objectiveType, ...sent } = campaign;
  return { campaign: { objectiveType, values: newCampaignOf(sent, account) }, ...below };
}

function adsOf({ product_group_id: productGroupId, ads }: Pick<SentTree, 'product_group_id' | 'ads'>) {
  const pins = newAdsOf(ads ?? []);
  return productGroupId ? [...pins, { productGroupId, name: '' }] : pins;
}
