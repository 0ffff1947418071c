export const ACCESS_NOTIFICATIONS = ['business_invite', 'business_invite_accepted'] as const;
