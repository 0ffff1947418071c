export const ACCESS_NOTIFICATIONS = [
  'business_invite',
  'business_invite_accepted',
  'managed_client_asked',
  'managed_client_accepted',
] as const;
