/** Notifications for people whose things were decided about, or whose appeal was answered. */
export const MODERATION_NOTIFICATIONS = ['moderation_decided', 'appeal_answered'] as const;
