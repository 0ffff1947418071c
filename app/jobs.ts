import { createSectionJob } from '#features/boards/create-section/create-section.job.ts';
import { deleteBoardJob } from '#features/boards/delete-board/delete-board.job.ts';
import { deleteSectionJob } from '#features/boards/delete-section/delete-section.job.ts';
import { followPrivacyJob } from '#features/boards/edit-board/follow-privacy.job.ts';
import { mailInviteJob } from '#features/boards/invite-by-email/mail-invite.job.ts';
import { purgeEmailInvitesJob } from '#features/boards/invite-by-email/purge-email-invites.job.ts';
import { mergeBoardsJob } from '#features/boards/merge-boards/merge-boards.job.ts';
import { partWaysListener } from '#features/boards/part-ways/part-ways.listener.ts';
import { purgeBoardsJob } from '#features/boards/recently-deleted/purge-boards.job.ts';
import { restoreBoardJob } from '#features/boards/restore-board/restore-board.job.ts';
import { resumeWorkJob } from '#features/boards/resume-work/resume-work.job.ts';
import { undoMergeJob } from '#features/boards/undo-merge/undo-merge.job.ts';
import { purgeCommentsJob } from '#features/comments/purge-comments/purge-comments.job.ts';
import { settleBlockListener } from '#features/conversations/settle-block/settle-block.listener.ts';
import { mailNewAddressJob } from '#features/identity/change-email/mail-new-address.job.ts';
import { eraseAccountsJob } from '#features/identity/erase-accounts/erase-accounts.job.ts';
import { forgetEndedJob } from '#features/identity/forget-ended/forget-ended.job.ts';
import { mailLinkJob } from '#features/identity/mail-link/mail-link.job.ts';
import { placeFilesJob } from '#features/media/place-files/place-files.job.ts';
import { sweepFilesJob } from '#features/media/sweep-files/sweep-files.job.ts';
import { abandonUploadsJob } from '#features/media/upload-file/abandon-uploads.job.ts';
import { purgeNewsJob } from '#features/notifications/purge-news/purge-news.job.ts';
import { boardNewsListener } from '#features/notifications/tell-board-news/tell-board-news.listener.ts';
import { commentNewsListener } from '#features/notifications/tell-comment-news/tell-comment-news.listener.ts';
import { followNewsListener } from '#features/notifications/tell-follow-news/tell-follow-news.listener.ts';
import { moderationNewsListener } from '#features/notifications/tell-moderation-news/tell-moderation-news.listener.ts';
import { tryNewsListener } from '#features/notifications/tell-try-news/tell-try-news.listener.ts';
import { clusterPinsJob } from '#features/organize/cluster-pins/cluster-pins.job.ts';
import { clusterChangedPins } from '#features/organize/cluster-pins/cluster-pins.listener.ts';
import { countViewsJob } from '#features/people/count-views/count-views.job.ts';
import { mailPersonInviteJob } from '#features/people/invite-by-email/mail-person-invite.job.ts';
import { liftSuspensionsJob } from '#features/people/lift-suspensions/lift-suspensions.job.ts';
import { personOfAccount } from '#features/people/person-of-account.service.ts';
import { purgeEventsJob } from '#features/people/purge-events/purge-events.job.ts';
import { recheckWebsiteJob } from '#features/people/recheck-websites/recheck-website.job.ts';
import { recheckWebsitesJob } from '#features/people/recheck-websites/recheck-websites.job.ts';
import { findLinksJob } from '#features/pins/link-previews/find-links.job.ts';
import { readLinkJob } from '#features/pins/link-previews/read-link.job.ts';
import { purgePinsJob } from '#features/pins/purge-pins/purge-pins.job.ts';
import { deletePinsJob } from '#features/saves/delete-pins/delete-pins.job.ts';
import { movePinsJob } from '#features/saves/move-pins/move-pins.job.ts';
import type { Listener } from '#platform/events/event.ts';
import { listenerJobs } from '#platform/events/events.ts';
import type { AnyJob } from '#platform/jobs/job.ts';
import { sendMailJob } from '#platform/mail/send-mail.job.ts';
import type { Platform } from '#platform/resource/context.ts';
import { forgetKeysJob } from '#platform/resource/forget-keys.job.ts';
import { ERASERS } from './erasers.ts';

/** Everything that reacts to an event of the product. */
export const productListeners: readonly Listener<Platform>[] = [
  clusterChangedPins,
  boardNewsListener,
  partWaysListener,
  settleBlockListener,
  followNewsListener,
  commentNewsListener,
  tryNewsListener,
  moderationNewsListener,
];

/** Every job of the product, listeners' jobs among them. */
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
  mailPersonInviteJob,
  purgeEmailInvitesJob,
  purgeBoardsJob,
  purgePinsJob,
  findLinksJob,
  readLinkJob,
  purgeCommentsJob,
  purgeEventsJob,
  countViewsJob,
  purgeNewsJob,
  clusterPinsJob,
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
