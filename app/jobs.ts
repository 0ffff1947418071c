import { forgetKeysJob } from '#api/resource/forget-keys.job.ts';
import { eraseAdAccounts } from '#features/ads/ad-accounts/erase-person/erase-person.service.ts';
import { runDueReportsJob } from '#features/ads/ad-reports/run-reports/report-runs.service.ts';
import { runReportJob } from '#features/ads/ad-reports/run-reports/run-report.service.ts';
import { eraseAudiences } from '#features/ads/audiences/erase-person/erase-person.service.ts';
import { refreshAudiencesJob } from '#features/ads/audiences/refresh-audiences/refresh-audiences.service.ts';
import { issueDocumentsJob } from '#features/ads/billing/documents/issue.service.ts';
import { applyBulkRowsJob } from '#features/ads/bulk-edits/apply-rows/apply-rows.service.ts';
import { eraseBulkEdits } from '#features/ads/bulk-edits/erase-person/erase-person.service.ts';
import { eraseCampaigns } from '#features/ads/campaigns/erase-person/erase-person.service.ts';
import { reviewChangedPinsListener } from '#features/ads/campaigns/review-changed-pins/review-changed-pins.service.ts';
import { reviewChangedProductsListener } from '#features/ads/campaigns/review-changed-products/review-changed-products.service.ts';
import { applyFeedJob } from '#features/ads/catalogs/apply-feed/apply-feed.service.ts';
import { makePinsJob } from '#features/ads/catalogs/make-pins/make-pins.service.ts';
import { fetchFeedJob, fetchFeedsJob } from '#features/ads/catalogs/receive-feed/fetch-feeds.service.ts';
import { eraseAdViewer } from '#features/ads/delivery/erase-person/erase-person.service.ts';
import { purgeAdsJob } from '#features/ads/delivery/purge-ads/purge-ads.service.ts';
import { rollUpInsightsJob } from '#features/ads/delivery/roll-up-insights/roll-up-insights.service.ts';
import { settleAdsJob } from '#features/ads/delivery/settle-ads/settle-ads.service.ts';
import { copyKeywordsListener } from '#features/ads/keywords/copy-keywords/copy-keywords.service.ts';
import { eraseAccess } from '#features/business/access/erase-person/erase-person.service.ts';
import { purgeBusinessInvitesJob } from '#features/business/access/invite-person/invite-person.service.ts';
import { mailBusinessInviteJob } from '#features/business/access/invite-person/mail-invite.service.ts';
import { endBusinessAccessListener } from '#features/business/access/part-ways/part-ways.service.ts';
import { eraseBusiness } from '#features/business/profiles/erase-person/erase-person.service.ts';
import {
  recheckWebsiteJob,
  recheckWebsitesJob,
} from '#features/business/websites/recheck-websites/recheck-websites.service.ts';
import { purgeConversionsJob } from '#features/conversions/conversion-events/purge-conversions/purge-conversions.service.ts';
import { purgeConversionFilesJob } from '#features/conversions/conversion-files/purge-files/purge-files.service.ts';
import { workOffFileJob } from '#features/conversions/conversion-files/work-off-file/work-off-file.service.ts';
import { mailNewAddressJob } from '#features/core/identity/change-email/mail-new-address.service.ts';
import { eraseAccountsJob } from '#features/core/identity/erase-accounts/erase-accounts.service.ts';
import type { Eraser } from '#features/core/identity/eraser.ts';
import { forgetEndedJob } from '#features/core/identity/forget-ended/forget-ended.service.ts';
import { mailLinkJob } from '#features/core/identity/mail-link/send-link.service.ts';
import { describePicturesJob } from '#features/core/media/describe-pictures/describe-pictures.service.ts';
import { placeFilesJob } from '#features/core/media/place-files/place-files.service.ts';
import { sweepFilesJob } from '#features/core/media/sweep-files/sweep-files.service.ts';
import { abandonUploadsJob } from '#features/core/media/upload-file/upload-file.service.ts';
import { countViewsJob } from '#features/core/people/count-views/count-views.service.ts';
import { erasePerson } from '#features/core/people/erase-person/erase-person.service.ts';
import { mailPersonInviteJob } from '#features/core/people/invite-by-email/invite-by-email.service.ts';
import { liftSuspensionsJob } from '#features/core/people/lift-suspensions/lift-suspensions.service.ts';
import { personOfAccount } from '#features/core/people/person-of-account.service.ts';
import { publishDueJob } from '#features/discovery/articles/publish-articles/publish-articles.service.ts';
import { countWordsJob } from '#features/discovery/search/count-words/count-words.service.ts';
import { buildSitemapsJob } from '#features/discovery/sitemaps/build-sitemaps/build-sitemaps.service.ts';
import { assignTopicsJob } from '#features/discovery/topics/assign-topics/assign-topics.service.ts';
import { countPinsOfTopicsJob } from '#features/discovery/topics/count-pins/count-pins.service.ts';
import {
  mergeTopicJob,
  refileTopicJob,
} from '#features/discovery/topics/edit-topics/refile-topic.service.ts';
import { eraseTopics } from '#features/discovery/topics/erase-person/erase-person.service.ts';
import { deleteBoardJob } from '#features/library/boards/delete-board/delete-board.service.ts';
import { followPrivacyJob } from '#features/library/boards/edit-board/follow-privacy.service.ts';
import { eraseBoards } from '#features/library/boards/erase-person/erase-person.service.ts';
import { mergeBoardsJob } from '#features/library/boards/merge-boards/merge-boards.service.ts';
import { purgeBoardsJob } from '#features/library/boards/recently-deleted/recently-deleted.service.ts';
import { restoreBoardJob } from '#features/library/boards/restore-board/restore-board.service.ts';
import { undoMergeJob } from '#features/library/boards/undo-merge/return-next-batch.service.ts';
import { purgeEmailInvitesJob } from '#features/library/members/invite-by-email/invite-by-email.service.ts';
import { mailInviteJob } from '#features/library/members/invite-by-email/mail-invite.service.ts';
import { partWaysListener } from '#features/library/members/part-ways/part-ways.service.ts';
import {
  clusterChangedPins,
  clusterOnceAllowed,
  clusterPinsJob,
} from '#features/library/organize/cluster-pins/cluster-pins.service.ts';
import { eraseClusters } from '#features/library/organize/erase-person/erase-person.service.ts';
import { eraseFiles, erasePins } from '#features/library/pins/erase-person/erase-person.service.ts';
import { findLinksJob } from '#features/library/pins/link-previews/find-links.service.ts';
import { readLinkJob } from '#features/library/pins/link-previews/read-link.service.ts';
import { purgePinsJob } from '#features/library/pins/purge-pins/purge-pins.service.ts';
import { deletePinsJob } from '#features/library/saves/delete-pins/delete-pins.service.ts';
import { eraseSaves } from '#features/library/saves/erase-person/erase-person.service.ts';
import { movePinsJob } from '#features/library/saves/move-pins/move-next-pins.service.ts';
import { createSectionJob } from '#features/library/sections/create-section/create-section.service.ts';
import { deleteSectionJob } from '#features/library/sections/delete-section/delete-section.service.ts';
import { purgeTagsJob } from '#features/library/tags/delete-tag/delete-tag.service.ts';
import { eraseTags } from '#features/library/tags/erase-person/erase-person.service.ts';
import { resumeWorkJob } from '#features/library/work/resume-work/resume-work.service.ts';
import { eraseAnalytics } from '#features/measure/analytics/erase-person/erase-person.service.ts';
import { purgeAnalyticsDaysJob } from '#features/measure/analytics/purge-days/purge-days.service.ts';
import { rollUpJob } from '#features/measure/analytics/roll-up/roll-up.service.ts';
import { purgeEventsJob } from '#features/measure/events/purge-events/purge-events.service.ts';
import { eraseComments } from '#features/social/comments/erase-person/erase-person.service.ts';
import { purgeCommentsJob } from '#features/social/comments/purge-comments/purge-comments.service.ts';
import { eraseMessages } from '#features/social/conversations/erase-person/erase-person.service.ts';
import { settleBlockListener } from '#features/social/conversations/settle-block/settle-block.service.ts';
import { eraseExperiences } from '#features/trust/experiences/erase-person/erase-person.service.ts';
import { purgeDaysJob } from '#features/trust/experiences/purge-days/purge-days.service.ts';
import { eraseReports } from '#features/trust/moderation/erase-person/erase-person.service.ts';
import { eraseNotifications } from '#features/trust/notifications/erase-person/erase-person.service.ts';
import {
  notifyAccessListener,
  notifyAdListener,
  notifyBoardListener,
  notifyCommentListener,
  notifyFollowListener,
  notifyMerchantListener,
  notifyModerationListener,
  notifySaveListener,
  notifyTryListener,
} from '#features/trust/notifications/notify.listener.ts';
import { purgeNotificationsJob } from '#features/trust/notifications/purge-notifications/purge-notifications.service.ts';
import type { Listener } from '#platform/events/event.ts';
import { listenerJobs } from '#platform/events/events.ts';
import type { AnyJob } from '#platform/jobs/job.ts';
import { sendMailJob } from '#platform/mail/send-mail.job.ts';
import type { Platform } from '#platform/resource/context.ts';

/** Dependants first; files last. */
const ERASERS: readonly Eraser[] = [
  eraseNotifications,
  eraseReports,
  eraseCampaigns,
  eraseBulkEdits,
  eraseAudiences,
  eraseAdAccounts,
  eraseAdViewer,
  eraseBusiness,
  eraseAccess,
  eraseExperiences,
  eraseMessages,
  eraseTopics,
  eraseAnalytics,
  eraseClusters,
  eraseTags,
  eraseComments,
  eraseSaves,
  eraseBoards,
  erasePins,
  erasePerson,
  eraseFiles,
];

export const productListeners: readonly Listener<Platform>[] = [
  clusterChangedPins,
  clusterOnceAllowed,
  notifyAccessListener,
  notifyBoardListener,
  partWaysListener,
  endBusinessAccessListener,
  settleBlockListener,
  notifyFollowListener,
  notifyCommentListener,
  notifyTryListener,
  notifyModerationListener,
  notifySaveListener,
  notifyMerchantListener,
  notifyAdListener,
  reviewChangedPinsListener,
  copyKeywordsListener,
  reviewChangedProductsListener,
];

export const productJobs: readonly AnyJob<Platform>[] = [
  sendMailJob,
  mailLinkJob,
  mailNewAddressJob,
  mergeBoardsJob,
  undoMergeJob,
  deleteBoardJob,
  createSectionJob,
  deleteSectionJob,
  followPrivacyJob,
  movePinsJob,
  deletePinsJob,
  restoreBoardJob,
  resumeWorkJob,
  mailInviteJob,
  mailBusinessInviteJob,
  purgeBusinessInvitesJob,
  mailPersonInviteJob,
  purgeEmailInvitesJob,
  purgeBoardsJob,
  purgePinsJob,
  purgeTagsJob,
  findLinksJob,
  readLinkJob,
  purgeCommentsJob,
  purgeEventsJob,
  purgeConversionsJob,
  purgeConversionFilesJob,
  workOffFileJob,
  purgeDaysJob,
  purgeAnalyticsDaysJob,
  rollUpJob,
  settleAdsJob,
  refreshAudiencesJob,
  issueDocumentsJob,
  applyBulkRowsJob,
  purgeAdsJob,
  rollUpInsightsJob,
  runDueReportsJob,
  runReportJob,
  applyFeedJob,
  makePinsJob,
  fetchFeedJob,
  fetchFeedsJob,
  countViewsJob,
  purgeNotificationsJob,
  clusterPinsJob,
  assignTopicsJob,
  countPinsOfTopicsJob,
  refileTopicJob,
  mergeTopicJob,
  publishDueJob,
  buildSitemapsJob,
  countWordsJob,
  forgetEndedJob,
  eraseAccountsJob(personOfAccount, ERASERS),
  abandonUploadsJob,
  describePicturesJob,
  placeFilesJob,
  sweepFilesJob,
  liftSuspensionsJob,
  recheckWebsiteJob,
  recheckWebsitesJob,
  forgetKeysJob,
  ...listenerJobs(productListeners),
];
