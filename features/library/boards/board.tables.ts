import { PRIVACIES } from '#features/library/pins/pin.ts';
import { COLLABORATOR_STATUSES, INVITE_STATUSES } from './board-member.ts';
import { PINS_SORTS, PINS_VIEWS } from './pins-view.ts';

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
  board_pin_views: { view: PINS_VIEWS, sort: PINS_SORTS },
};
