import { PRIVACIES } from '#features/library/pins/pin.ts';
import { COLLABORATOR_STATUSES, INVITE_STATUSES } from './board-member.ts';

export const TABLES = {
  boards: { privacy: PRIVACIES },
  sections: {},
  board_pins: {},
  board_collaborators: { status: COLLABORATOR_STATUSES },
  board_memberships: { role: ['owner', 'collaborator'] },
  board_follows: {},
  board_followers: {},
  board_invites: { status: INVITE_STATUSES },
  board_email_invites: {},
  contact_requests: {},
  board_todos: {},
  former_board_slugs: { privacy: PRIVACIES },
  former_section_slugs: { privacy: PRIVACIES },
  merged_pins: {},
};
