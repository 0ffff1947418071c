export const MEMBER_NOTIFICATIONS = [
  'board_invite',
  'board_invite_accepted',
  'contact_request',
  'contact_request_accepted',
] as const;
