import { COVER_RESOLUTIONS, COVER_SOURCES } from './cover.ts';
import { BOARD_VIEWS, PIN_DENSITIES, STORED_BOARD_SORTS } from './preferences.ts';
import { MESSAGE_PERMISSIONS } from './social-permissions.ts';

export const TABLES = {
  users: { message_permission: MESSAGE_PERMISSIONS, mention_permission: MESSAGE_PERMISSIONS },
  user_private: {},
  partner_profiles: {},
  profile_covers: { resolution: COVER_RESOLUTIONS, source: COVER_SOURCES },
  blocks: {},
  blocked_by: {},
  follows: {},
  followers: {},
  follow_requests: {},
  profile_invite_codes: {},
  invite_opt_outs: {},
  user_metadata: {
    most_recent_board_sort_order: STORED_BOARD_SORTS,
    profile_board_rep_view_type: BOARD_VIEWS,
    board_pin_rep_view_type: PIN_DENSITIES,
    profile_pin_rep_view_type: PIN_DENSITIES,
  },
  user_settings: {},
  user_states: {},
};
