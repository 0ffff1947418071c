import { type FieldSets, fields, type Selected } from '#platform/resource/field-sets.ts';
import type { BoardAnswer } from './board-answer.ts';

const PERSON = fields('id', 'username', 'full_name', 'image_small_url');

const GRID = {
  ...fields('id', 'type', 'node_id', 'name', 'description', 'url', 'privacy', 'profileGroup', 'created_at'),
  ...fields('pin_count', 'section_count', 'is_collaborative', 'should_show_board_collaborators'),
  ...fields('archived_by_me_at', 'sensitivity_screen', 'is_temporarily_disabled', 'blocking_actions'),
  ...fields(
    'cover_pin',
    'has_custom_cover',
    'cover_images',
    'images',
    'image_cover_url',
    'image_cover_hd_url',
  ),
  owner: PERSON,
  collaborating_users: PERSON,
} as const;

const PICKED = {
  ...fields(
    'id',
    'type',
    'name',
    'url',
    'privacy',
    'section_count',
    'pin_count',
    'cover_images',
    'image_cover_url',
  ),
  ...fields('collaborated_by_me', 'access'),
  owner: fields('id', 'username'),
} as const;

export const BOARD_FIELD_SETS = {
  detailed: true,
  profile_grid_item: GRID,
  board_picker: PICKED,
} as const satisfies FieldSets;

export type GridBoard = Selected<BoardAnswer, typeof GRID>;

/** Members who were removed, or whose invites were withdrawn, for the board's editor. */
export const MEMBER_FIELD_SETS = {
  news: fields('board_id', 'invited_user_id'),
  boardEdit: fields('board_id', 'invited_user_id'),
} as const satisfies FieldSets;
