import { newDraft } from '#features/ads/campaigns/build-campaign/new-draft.ts';
import { type AdIds, draftRow } from '#features/ads/campaigns/testing-ads.ts';
import { account, OF_BUSINESS, OF_OTHERS, others, own } from './advertiser-table.ts';
import { type Row, signedIn } from './table.ts';
import type { Thing } from './things.ts';

const draft = async ({ account: id }: AdIds, { world: { platform } }: Thing) => ({
  draft_id: await draftRow(platform.db, id, 'Spring'),
});
const entries = newDraft({ objective: 'CONSIDERATION', campaignId: null, productGroupId: null }, 'Group');
const begun = (ids: AdIds) => ({ ...account(ids), entries });
const saved = async (ids: AdIds, thing: Thing) => ({ ...(await draft(ids, thing)), entries });

/** An own one and that of others. */
const ofAccount = (
  resource: Row['resource'],
  options: (ids: AdIds, thing: Thing) => object | Promise<object>,
): Row[] => [
  { resource, options: own(options), on: { person: OF_BUSINESS } },
  { resource, tries: 'of others', options: others(options), on: { person: OF_OTHERS } },
];

const automated = async (ids: AdIds, { world: { platform }, pin }: Thing, pinId = pin) => {
  await platform.db.write(`update ad_campaigns set is_automated = true, name = 'Chairs' where id = $1`, [
    ids.campaign,
  ]);
  await platform.db.write('update ads set pin_id = $2 where id = $1', [ids.ad, pinId]);
  return { campaign_id: ids.campaign, name: 'Lamps', budget_in_micro_currency: 5_000_000, pin_ids: [pinId] };
};
const automating = (ids: AdIds, pinId: string) => ({
  ...{ ...account(ids), objective_type: 'AWARENESS', name: 'Lamps', budget_in_micro_currency: 5_000_000 },
  pin_ids: [pinId],
});

const copied = async ({ campaign, ad }: AdIds, { world: { platform } }: Thing) => {
  // Its pin need not be one that leads somewhere.
  await platform.db.write(`update ads set status = 'ARCHIVED' where id = $1`, [ad]);
  return { campaign_id: campaign, name: 'Copy' };
};

/** How businesses make campaigns. */
export const campaignTable: Row[] = [
  { resource: 'CampaignToolResource.get', options: () => ({}), on: { person: signedIn({ others: 200 }) } },
  {
    resource: 'CampaignToolResource.update',
    options: async ({ world: { platform } }) => {
      await platform.db.write('delete from campaign_preferences');
      return { campaign_tool: 'ADS_MANAGER' };
    },
    on: { person: OF_BUSINESS },
  },
  ...ofAccount('AdDraftsResource.get', account),
  ...ofAccount('AdDraftResource.get', draft),
  ...ofAccount('AdDraftResource.create', begun),
  ...ofAccount('AdDraftResource.update', saved),
  ...ofAccount('AdDraftResource.delete', draft),
  {
    resource: 'AutomatedCampaignResource.create',
    options: async (thing, actor) => {
      const pinId = await actor.pin();
      return own((ids) => automating(ids, pinId))(thing, actor);
    },
    on: { person: OF_BUSINESS },
  },
  {
    resource: 'AutomatedCampaignResource.create',
    tries: 'of others',
    options: others((ids, { pin }) => automating(ids, pin)),
    on: { person: OF_OTHERS },
  },
  ...ofAccount('AutomatedCampaignResource.update', automated),
  ...ofAccount('CampaignDuplicateResource.create', copied),
  {
    resource: 'AdTreeResource.create',
    options: async (thing, actor) => ({
      ...(await own((ids) => ({ ...account(ids), campaign_id: ids.campaign }))(thing, actor)),
      ad_group: { name: 'Lamps', budget_in_micro_currency: 5_000_000 },
      ads: [{ pin_id: await actor.pin(), destination_url: 'https://lamps.example/' }],
    }),
    on: { person: OF_BUSINESS },
  },
  {
    resource: 'AdTreeResource.create',
    tries: 'of others',
    options: others((ids, { pin }) => ({
      ...{ ...account(ids), campaign_id: ids.campaign, ads: [{ pin_id: pin }] },
      ad_group: { name: 'Lamps', budget_in_micro_currency: 5_000_000 },
    })),
    on: { person: OF_OTHERS },
  },
];
