import type { DraftEntries } from '../parts/tree-entries.ts';

export type DraftWanted = Pick<DraftEntries, 'objective' | 'campaignId' | 'productGroupId'>;

/** What the form begins with. */
export function newDraft(wanted: DraftWanted, groupName: string): DraftEntries {
  return {
    ...wanted,
    campaign: { name: '', status: 'ACTIVE', capType: 'NONE', cap: '', start: '', end: '' },
    group: {
      ...{ name: groupName, status: 'ACTIVE', budgetType: 'DAILY', budget: '5', start: '', end: '' },
      ...{ bidStrategy: 'AUTOMATIC_BID', bid: '', placement: 'ALL', pacing: 'STANDARD' },
      ...{ isForEveryone: true, locations: [], locales: [], interests: [], age_buckets: [], genders: [] },
      ...{ audience_include: [], audience_exclude: [] },
    },
    ads: [],
  };
}

export const BUILDER_STEPS = ['objective', 'campaign', 'ad_group', 'ads'] as const;
export type BuilderStep = (typeof BUILDER_STEPS)[number];

/** Where a field of the form is; null for what is of the whole. */
export function stepOf(field: string): BuilderStep | null {
  if (field === 'campaign.objective_type') return 'objective';
  if (field === 'product_group_id') return 'ads';
  return BUILDER_STEPS.find((step) => field === step || field.startsWith(`${step}.`)) ?? null;
}
