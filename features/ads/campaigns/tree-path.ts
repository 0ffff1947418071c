export const EDIT_VIEWS = ['campaign', 'adgroup', 'ad'] as const;
export type EditView = (typeof EDIT_VIEWS)[number];

interface Above {
  campaignId: string;
  adGroupId?: string | undefined;
  pinPromotionId?: string | undefined;
}

/** Where a campaign, one of its ad groups or one of its ads is changed: the deepest that is named. */
export function editPath({ campaignId, adGroupId, pinPromotionId }: Above, isCreatingPins = false): string {
  const view: EditView = pinPromotionId ? 'ad' : adGroupId ? 'adgroup' : 'campaign';
  const query = new URLSearchParams({
    campaignId,
    ...(adGroupId && { adGroupId }),
    ...(pinPromotionId && { pinPromotionId }),
    ...{ view },
    ...(isCreatingPins && { isCreatingPins: 'true' }),
  });
  return `/advertiser/ads/edit/?${query}`;
}

/** Where a draft is gone on with: it has the id of a campaign that is not there yet. */
export function draftPath(draftId: string): string {
  return `/advertiser/ads/edit_draft/?${new URLSearchParams({ campaignId: draftId, view: 'campaign' })}`;
}

/** Where an ad group is added to a campaign. */
export function addGroupPath(campaignId: string): string {
  return `/advertiser/ads/create/?${new URLSearchParams({ partialCreate: 'true', campaignId })}`;
}

/** Where a campaign begins that sells from the catalog of an account: from a data source or a product group of it. */
export function sellPath(
  catalogId: string,
  from: { catalogsFeedId: string } | { productGroupId: string },
): string {
  const query = { objectiveType: 'CATALOG_SALES', catalogId, ...from };
  return `/advertiser/ads/create/?${new URLSearchParams(query)}`;
}

/** Where an automated campaign is changed. */
export function automatedPath(campaignId: string): string {
  return `/advertiser/automated/ads/edit/?${new URLSearchParams({ campaignId })}`;
}

/** Where a campaign is copied. */
export function duplicatePath(campaignId: string): string {
  return `/advertiser/ads/duplicate/?${new URLSearchParams({ campaignId })}`;
}
