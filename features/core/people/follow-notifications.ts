/** What people are told of who follows them, and who lets them follow. */
export const FOLLOW_NOTIFICATIONS = ['user_follow', 'follow_request', 'follow_request_accepted'] as const;
