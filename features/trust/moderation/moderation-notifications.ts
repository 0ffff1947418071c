export const MODERATION_NOTIFICATIONS = ['moderation_decided', 'appeal_answered'] as const;
