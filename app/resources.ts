import { createRegistry, type Registry } from '#api/resource/registry.ts';
import { tunnelResources } from '#api/resource/tunnel.ts';
import type { TypesOf } from '#api/resource/types-of.ts';
import { adAccountResources } from '#features/ads/ad-accounts/ad-account-resources.ts';
import { adReportResources } from '#features/ads/ad-reports/ad-report-resources.ts';
import { audienceResources } from '#features/ads/audiences/audience-resources.ts';
import { billingResources } from '#features/ads/billing/billing-resources.ts';
import { bulkEditResources } from '#features/ads/bulk-edits/bulk-edit-resources.ts';
import { campaignResources } from '#features/ads/campaigns/campaign-resources.ts';
import { catalogResources } from '#features/ads/catalogs/catalog-resources.ts';
import { deliveryResources } from '#features/ads/delivery/delivery-resources.ts';
import { keywordResources } from '#features/ads/keywords/keyword-resources.ts';
import { recommendationResources } from '#features/ads/recommendations/recommendation-resources.ts';
import { accessResources } from '#features/business/access/access-resources.ts';
import { merchantResources } from '#features/business/profiles/merchant-resources.ts';
import {
  websiteClaimCreate,
  websiteClaimDelete,
  websiteClaimGet,
  websiteClaimUpdate,
} from '#features/business/websites/claim-website/claim-website.resource.ts';
import { conversionResources } from '#features/conversions/conversion-events/conversion-resources.ts';
import { conversionFileResources } from '#features/conversions/conversion-files/conversion-file-resources.ts';
import { conversionTagResources } from '#features/conversions/conversion-tags/conversion-tag-resources.ts';
import { identityResources } from '#features/core/identity/identity-resources.ts';
import { findPinImagesGet } from '#features/core/media/find-pin-images/find-pin-images.resource.ts';
import { registerBatch, vipCreate, vipGet } from '#features/core/media/upload-file/upload-file.resource.ts';
import { peopleResources } from '#features/core/people/people-resources.ts';
import { personOfAccount } from '#features/core/people/person-of-account.service.ts';
import { articleResources } from '#features/discovery/articles/article-resources.ts';
import { userHomefeedGet } from '#features/discovery/home-feed/home-feed/home-feed.resource.ts';
import {
  boardContentRecommendationGet,
  boardRelatedPixieFeedGet,
} from '#features/discovery/related/more-for-board/more-for-board.resource.ts';
import {
  relatedModulesGet,
  relatedPinFeedGet,
} from '#features/discovery/related/related-pins/related-pins.resource.ts';
import { baseSearchGet, searchGet } from '#features/discovery/search/base-search/base-search.resource.ts';
import { typeaheadClearRecentDelete } from '#features/discovery/search/clear-recent/clear-recent.resource.ts';
import { boardSearchGet } from '#features/discovery/search/find-boards/find-boards.resource.ts';
import {
  pictureSearchCreate,
  pictureSearchGet,
} from '#features/discovery/search/find-by-picture/find-by-picture.resource.ts';
import { peopleSearchGet } from '#features/discovery/search/find-people/find-people.resource.ts';
import { pinSearchGet } from '#features/discovery/search/find-pins/find-pins.resource.ts';
import { searchGuidesGet } from '#features/discovery/search/list-guides/list-guides.resource.ts';
import { searchCorrectionGet } from '#features/discovery/search/read-query/search-correction.resource.ts';
import { searchStartGet } from '#features/discovery/search/start-search/start-search.resource.ts';
import { advancedTypeaheadGet } from '#features/discovery/search/suggest/suggest.resource.ts';
import { topicResources } from '#features/discovery/topics/topic-resources.ts';
import { boardResources } from '#features/library/boards/board-resources.ts';
import { boardsFeedGet, boardsGet } from '#features/library/boards/list-boards/list-boards.resource.ts';
import { memberResources } from '#features/library/members/member-resources.ts';
import { clustersGet } from '#features/library/organize/list-clusters/list-clusters.resource.ts';
import { clusterFeedGet } from '#features/library/organize/show-cluster/show-cluster.resource.ts';
import { pinResources } from '#features/library/pins/pin-resources.ts';
import {
  boardFeedGet,
  boardPinIdsGet,
  boardSectionPinsGet,
} from '#features/library/places/board-feed/board-feed.resource.ts';
import { boardPinOrderUpdate } from '#features/library/places/reorder-pins/reorder-pins.resource.ts';
import { saveResources } from '#features/library/saves/save-resources.ts';
import { boardSectionCreate } from '#features/library/sections/create-section/create-section.resource.ts';
import { boardSectionEditDelete } from '#features/library/sections/delete-section/delete-section.resource.ts';
import {
  boardSectionEditCreate,
  boardSectionEditUpdate,
} from '#features/library/sections/edit-section/edit-section.resource.ts';
import {
  boardSectionGet,
  boardSectionsGet,
} from '#features/library/sections/list-sections/list-sections.resource.ts';
import { boardSectionOrderUpdate } from '#features/library/sections/reorder-sections/reorder-sections.resource.ts';
import { tagResources } from '#features/library/tags/tag-resources.ts';
import {
  userAnalyticsBoardsGet,
  userAnalyticsPinsGet,
} from '#features/measure/analytics/rank-things/rank-things.resource.ts';
import {
  onPinAnalyticsGet,
  userAnalyticsGet,
} from '#features/measure/analytics/show-analytics/show-analytics.resource.ts';
import { timeSpentCreate } from '#features/measure/analytics/track-time/track-time.resource.ts';
import { eventCreate } from '#features/measure/events/log-event.resource.ts';
import { commentResources } from '#features/social/comments/comment-resources.ts';
import { conversationResources } from '#features/social/conversations/conversation-resources.ts';
import { followResources } from '#features/social/follows/follow-resources.ts';
import { nativeInteractionsGet } from '#features/social/interactions/list-interactions/list-interactions.resource.ts';
import { flagsGet, flagsUpdate } from '#features/trust/experiences/choose-flags/choose-flags.resource.ts';
import {
  moderationExperienceCreate,
  moderationExperienceGet,
  moderationExperiencesGet,
  moderationExperienceUpdate,
} from '#features/trust/experiences/manage-experiences/manage-experiences.resource.ts';
import {
  experiencesGet,
  experienceUpdate,
  userExperienceCompletedUpdate,
} from '#features/trust/experiences/meet-experiences/meet-experiences.resource.ts';
import { moderationResources } from '#features/trust/moderation/moderation-resources.ts';
import { notificationResources } from '#features/trust/notifications/notification-resources.ts';

const resources = [
  ...deliveryResources,
  ...adReportResources,
  ...keywordResources,
  ...billingResources,
  ...saveResources,
  ...identityResources(personOfAccount),
  vipCreate,
  vipGet,
  registerBatch,
  findPinImagesGet,
  eventCreate,
  timeSpentCreate,
  userAnalyticsGet,
  userAnalyticsPinsGet,
  userAnalyticsBoardsGet,
  onPinAnalyticsGet,
  ...peopleResources,
  ...followResources,
  websiteClaimGet,
  websiteClaimCreate,
  websiteClaimUpdate,
  websiteClaimDelete,
  ...pinResources,
  ...tagResources,
  boardsGet,
  boardsFeedGet,
  ...boardResources,
  boardSectionsGet,
  boardSectionGet,
  boardSectionCreate,
  boardSectionEditUpdate,
  boardSectionEditCreate,
  boardSectionEditDelete,
  boardSectionOrderUpdate,
  boardFeedGet,
  boardPinIdsGet,
  boardSectionPinsGet,
  boardPinOrderUpdate,
  ...memberResources,
  ...topicResources,
  ...articleResources,
  clustersGet,
  clusterFeedGet,
  userHomefeedGet,
  relatedPinFeedGet,
  relatedModulesGet,
  boardContentRecommendationGet,
  boardRelatedPixieFeedGet,
  pictureSearchCreate,
  pictureSearchGet,
  pinSearchGet,
  boardSearchGet,
  peopleSearchGet,
  baseSearchGet,
  searchGet,
  searchGuidesGet,
  searchCorrectionGet,
  searchStartGet,
  advancedTypeaheadGet,
  typeaheadClearRecentDelete,
  experiencesGet,
  experienceUpdate,
  userExperienceCompletedUpdate,
  moderationExperiencesGet,
  moderationExperienceGet,
  moderationExperienceCreate,
  moderationExperienceUpdate,
  flagsGet,
  flagsUpdate,
  ...accessResources,
  ...conversionTagResources,
  ...conversionResources,
  ...conversionFileResources,
  ...merchantResources,
  ...adAccountResources,
  ...audienceResources,
  ...campaignResources,
  ...catalogResources,
  ...bulkEditResources,
  ...recommendationResources,
  ...commentResources,
  nativeInteractionsGet,
  ...conversationResources,
  ...notificationResources,
  ...moderationResources,
] as const;

declare module '#platform/resource/call.ts' {
  interface ResourceTypes extends TypesOf<typeof resources> {}
}

/** The tunnel reaches the resources with paths. */
export function createProductRegistry(): Registry {
  const registry: Registry = createRegistry([...resources, ...tunnelResources(() => registry)]);
  return registry;
}
