import { ACCESS_NOTIFICATIONS } from '#features/business/access/access-notifications.ts';
import { FOLLOW_NOTIFICATIONS } from '#features/core/people/person.ts';
import { MEMBER_NOTIFICATIONS } from '#features/library/members/board-member-notifications.ts';
import { TRY_NOTIFICATIONS } from '#features/library/pins/try-notifications.ts';
import { SAVE_NOTIFICATIONS } from '#features/library/saves/save-notifications.ts';
import { COMMENT_NOTIFICATIONS } from '#features/social/comments/comment.ts';

const TYPES = {
  boards: MEMBER_NOTIFICATIONS,
  follows: FOLLOW_NOTIFICATIONS,
  comments: [...COMMENT_NOTIFICATIONS, ...TRY_NOTIFICATIONS],
  saves: SAVE_NOTIFICATIONS,
  business: ACCESS_NOTIFICATIONS,
} as const;

export type NotificationKind = keyof typeof TYPES;

/** Decisions by staff are always shown. */
export const NOTIFICATION_KINDS = Object.keys(TYPES) as [NotificationKind, ...NotificationKind[]];

/** A kind that is off on the site is not mailed either. */
export interface NotificationChoice {
  on_site: boolean;
  by_mail: boolean;
}

export const UNCHOSEN: NotificationChoice = { on_site: true, by_mail: false };

/** Null if the notification cannot be turned off. */
export function kindOfNotification(type: string): NotificationKind | null {
  return NOTIFICATION_KINDS.find((kind) => TYPES[kind].some((known) => known === type)) ?? null;
}
