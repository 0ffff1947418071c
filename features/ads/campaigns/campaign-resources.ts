import { adStatusUpdate } from './change-status/change-status.resource.ts';
import { adUpdate } from './edit-ad/edit-ad.resource.ts';
import { adsGet } from './list-ads/list-ads.resource.ts';
import { adChangesGet, adChangeUndoCreate } from './list-changes/list-changes.resource.ts';
import { quickPromotionCreate } from './quick-promote/quick-promote.resource.ts';
import { moderationAdGet, moderationAdsGet, moderationAdUpdate } from './review-ads/review-ads.resource.ts';

export const campaignResources = [
  quickPromotionCreate,
  adsGet,
  adUpdate,
  adStatusUpdate,
  adChangesGet,
  adChangeUndoCreate,
  moderationAdsGet,
  moderationAdGet,
  moderationAdUpdate,
] as const;
