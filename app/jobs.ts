import { forgetKeysJob } from '#api/resource/forget-keys.job.ts';
import { mailBusinessInviteJob } from '#features/business/access/invite-person/mail-invite.job.ts';
import { purgeBusinessInvitesJob } from '#features/business/access/invite-person/purge-invites.job.ts';
import { endBusinessAccessListener } from '#features/business/access/part-ways/part-ways.listener.ts';
import { recheckWebsiteJob } from '#features/business/websites/recheck-websites/recheck-website.job.ts';
import { recheckWebsitesJob } from '#features/business/websites/recheck-websites/recheck-websites.job.ts';
import { mailNewAddressJob } from '#features/core/identity/change-email/mail-new-address.job.ts';
import { eraseAccountsJob } from '#features/core/identity/erase-accounts/erase-accounts.job.ts';
import { forgetEndedJob } from '#features/core/identity/forget-ended/forget-ended.job.ts';
import { mailLinkJob } from '#features/core/identity/mail-link/mail-link.job.ts';
import { placeFilesJob } from '#features/core/media/place-files/place-files.job.ts';
import { sweepFilesJob } from '#features/core/media/sweep-files/sweep-files.job.ts';
import { abandonUploadsJob } from '#features/core/media/upload-file/abandon-uploads.job.ts';
import { countViewsJob } from '#features/core/people/count-views/count-views.job.ts';
import { mailPersonInviteJob } from '#features/core/people/invite-by-email/mail-person-invite.job.ts';
import { liftSuspensionsJob } from '#features/core/people/lift-suspensions/lift-suspensions.job.ts';
import { personOfAccount } from '#features/core/people/person-of-account.service.ts';
import { publishDueJob } from '#features/discovery/articles/publish-articles/publish-due.job.ts';
import { buildSitemapsJob } from '#features/discovery/sitemaps/build-sitemaps/build-sitemaps.job.ts';
import { assignTopicsJob } from '#features/discovery/topics/assign-topics/assign-topics.job.ts';
import { countPinsOfTopicsJob } from '#features/discovery/topics/count-pins/count-pins.job.ts';
import { mergeTopicJob, refileTopicJob } from '#features/discovery/topics/edit-topics/refile-topic.job.ts';
import { deleteBoardJob } from '#features/library/boards/delete-board/delete-board.service.ts';
import { followPrivacyJob } from '#features/library/boards/edit-board/follow-privacy.job.ts';
import { mergeBoardsJob } from '#features/library/boards/merge-boards/merge-boards.service.ts';
import { purgeBoardsJob } from '#features/library/boards/recently-deleted/purge-boards.job.ts';
import { restoreBoardJob } from '#features/library/boards/restore-board/restore-board.service.ts';
import { undoMergeJob } from '#features/library/boards/undo-merge/return-next-batch.service.ts';
import { mailInviteJob } from '#features/library/members/invite-by-email/mail-invite.job.ts';
import { purgeEmailInvitesJob } from '#features/library/members/invite-by-email/purge-email-invites.job.ts';
import { partWaysListener } from '#features/library/members/part-ways/part-ways.listener.ts';
import { clusterPinsJob } from '#features/library/organize/cluster-pins/cluster-pins.job.ts';
import { clusterChangedPins } from '#features/library/organize/cluster-pins/cluster-pins.listener.ts';
import { findLinksJob } from '#features/library/pins/link-previews/find-links.job.ts';
import { readLinkJob } from '#features/library/pins/link-previews/read-link.job.ts';
import { purgePinsJob } from '#features/library/pins/purge-pins/purge-pins.job.ts';
import { deletePinsJob } from '#features/library/saves/delete-pins/delete-pins.service.ts';
import { movePinsJob } from '#features/library/saves/move-pins/move-next-pins.service.ts';
import { createSectionJob } from '#features/library/sections/create-section/create-section.service.ts';
import { deleteSectionJob } from '#features/library/sections/delete-section/delete-section.service.ts';
import { resumeWorkJob } from '#features/library/work/resume-work/resume-work.job.ts';
import { rollUpJob } from '#features/measure/analytics/roll-up/roll-up.job.ts';
import { purgeEventsJob } from '#features/measure/events/purge-events/purge-events.job.ts';
import { purgeCommentsJob } from '#features/social/comments/purge-comments/purge-comments.job.ts';
import { settleBlockListener } from '#features/social/conversations/settle-block/settle-block.listener.ts';
import { purgeDaysJob } from '#features/trust/experiences/purge-days/purge-days.job.ts';
import {
  notifyAccessListener,
  notifyBoardListener,
  notifyCommentListener,
  notifyFollowListener,
  notifyMerchantListener,
  notifyModerationListener,
  notifyTryListener,
} from '#features/trust/notifications/notify.listener.ts';
import { purgeNotificationsJob } from '#features/trust/notifications/purge-notifications/purge-notifications.job.ts';
import type { Listener } from '#platform/events/event.ts';
import { listenerJobs } from '#platform/events/events.ts';
import type { AnyJob } from '#platform/jobs/job.ts';
import { sendMailJob } from '#platform/mail/send-mail.job.ts';
import type { Platform } from '#platform/resource/context.ts';
import { ERASERS } from './server/erasers.ts';

export const productListeners: readonly Listener<Platform>[] = [
  clusterChangedPins,
  notifyAccessListener,
  notifyBoardListener,
  partWaysListener,
  endBusinessAccessListener,
  settleBlockListener,
  notifyFollowListener,
  notifyCommentListener,
  notifyTryListener,
  notifyModerationListener,
  notifyMerchantListener,
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
  findLinksJob,
  readLinkJob,
  purgeCommentsJob,
  purgeEventsJob,
  purgeDaysJob,
  rollUpJob,
  countViewsJob,
  purgeNotificationsJob,
  clusterPinsJob,
  assignTopicsJob,
  countPinsOfTopicsJob,
  refileTopicJob,
  mergeTopicJob,
  publishDueJob,
  buildSitemapsJob,
  forgetEndedJob,
  eraseAccountsJob(personOfAccount, ERASERS),
  abandonUploadsJob,
  placeFilesJob,
  sweepFilesJob,
  liftSuspensionsJob,
  recheckWebsiteJob,
  recheckWebsitesJob,
  forgetKeysJob,
  ...listenerJobs(productListeners),
];
