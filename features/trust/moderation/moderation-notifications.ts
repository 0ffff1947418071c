export const MODERATION_NOTIFICATIONS = [
  'moderation_decided',
  'decision_taken_back',
  'appeal_answered',
] as const;
