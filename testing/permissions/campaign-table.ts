import { newDraft } from '#features/ads/campaigns/build-campaign/new-draft.ts';
import { type AdIds, draftRow } from '#features/ads/campaigns/testing-ads.ts';
import { account, OF_BUSINESS, OF_OTHERS, others, own } from './advertiser-table.ts';
import type { Row } from './table.ts';
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

/** How businesses make campaigns. */
export const campaignTable: Row[] = [
  ...ofAccount('AdDraftsResource.get', account),
  ...ofAccount('AdDraftResource.get', draft),
  ...ofAccount('AdDraftResource.create', begun),
  ...ofAccount('AdDraftResource.update', saved),
  ...ofAccount('AdDraftResource.delete', draft),
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
