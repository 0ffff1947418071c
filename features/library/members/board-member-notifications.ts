/** What people are told of who works on a board. */
export const MEMBER_NOTIFICATIONS = [
  'board_invite',
  'board_invite_accepted',
  'contact_request',
  'contact_request_accepted',
] as const;
