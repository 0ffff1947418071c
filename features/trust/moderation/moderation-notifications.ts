/** What the news tell of moderation: to whom it happened that something was decided, or that their appeal was answered. */
export const MODERATION_NOTIFICATIONS = ['moderation_decided', 'appeal_answered'] as const;
