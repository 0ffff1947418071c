export const FOLLOW_NOTIFICATIONS = ['user_follow', 'follow_request', 'follow_request_accepted'] as const;
