import { adsCreate } from './add-ads/add-ads.resource.ts';
import {
  automatedCampaignCreate,
  automatedCampaignUpdate,
} from './automate-campaign/automate-campaign.resource.ts';
import {
  adDraftCreate,
  adDraftDelete,
  adDraftGet,
  adDraftsGet,
  adDraftUpdate,
  adTreeCreate,
} from './build-campaign/build-campaign.resource.ts';
import { adStatusUpdate } from './change-status/change-status.resource.ts';
import { campaignToolGet, campaignToolUpdate } from './choose-tool/choose-tool.resource.ts';
import { campaignDuplicateCreate } from './duplicate-campaign/duplicate-campaign.resource.ts';
import { adGroupUpdate, adTreeGet, adUpdate, campaignUpdate } from './edit-tree/edit-tree.resource.ts';
import { adsGet } from './list-ads/list-ads.resource.ts';
import { adChangesGet, adChangeUndoCreate } from './list-changes/list-changes.resource.ts';
import { productGroupPromotionCreate } from './promote-group/promote-group.resource.ts';
import { quickPromotionCreate } from './quick-promote/quick-promote.resource.ts';
import { moderationAdGet, moderationAdsGet, moderationAdUpdate } from './review-ads/review-ads.resource.ts';

export const campaignResources = [
  quickPromotionCreate,
  productGroupPromotionCreate,
  adsGet,
  adsCreate,
  adDraftsGet,
  adDraftGet,
  adDraftCreate,
  adDraftUpdate,
  adDraftDelete,
  automatedCampaignCreate,
  automatedCampaignUpdate,
  campaignToolGet,
  campaignToolUpdate,
  adTreeCreate,
  adTreeGet,
  campaignUpdate,
  campaignDuplicateCreate,
  adGroupUpdate,
  adUpdate,
  adStatusUpdate,
  adChangesGet,
  adChangeUndoCreate,
  moderationAdsGet,
  moderationAdGet,
  moderationAdUpdate,
] as const;
