/** Notifications about new followers, follow requests and accepted requests. */
export const FOLLOW_NOTIFICATIONS = ['user_follow', 'follow_request', 'follow_request_accepted'] as const;
