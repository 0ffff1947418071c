import { REVIEW_NOTIFICATIONS } from '#features/ads/campaigns/campaign.ts';
import { ACCESS_NOTIFICATIONS } from '#features/business/access/access-notifications.ts';
import { MERCHANT_NOTIFICATIONS } from '#features/business/profiles/merchant-notifications.ts';
import { FOLLOW_NOTIFICATIONS } from '#features/core/people/person.ts';
import { MEMBER_NOTIFICATIONS } from '#features/library/members/board-member-notifications.ts';
import { TRY_NOTIFICATIONS } from '#features/library/pins/try-notifications.ts';
import { SAVE_NOTIFICATIONS } from '#features/library/saves/save-notifications.ts';
import { COMMENT_NOTIFICATIONS } from '#features/social/comments/comment.ts';
import { MODERATION_NOTIFICATIONS } from '#features/trust/moderation/moderation-notifications.ts';

export const NOTIFICATION_TYPES = [
  ...MEMBER_NOTIFICATIONS,
  ...FOLLOW_NOTIFICATIONS,
  ...COMMENT_NOTIFICATIONS,
  ...TRY_NOTIFICATIONS,
  ...SAVE_NOTIFICATIONS,
  ...MODERATION_NOTIFICATIONS,
  ...ACCESS_NOTIFICATIONS,
  ...MERCHANT_NOTIFICATIONS,
  ...REVIEW_NOTIFICATIONS,
] as const;

export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** Read or not. */
export const NOTIFICATION_RETENTION_DAYS = 180;

export const MOST_COUNTED = 99;

/** Something arrived; its id is the person's. */
export const LIVE_NOTIFICATIONS = 'notifications';
/** Some were read, in this window or another. */
export const LIVE_READ = 'notifications-read';
