import { type FieldSets, fields, type Selected } from '#platform/resource/field-sets.ts';
import type { BoardAnswer } from './board-answer.ts';

const PERSON = fields('id', 'username', 'full_name', 'image_small_url');

/** What a card shows of a board, and what programs that ask for cards look for. */
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

/** What one reads of a board to choose it. */
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

/** The sets of fields that a board can be asked for in. */
export const BOARD_FIELD_SETS = {
  detailed: true,
  profile_grid_item: GRID,
  board_picker: PICKED,
} as const satisfies FieldSets;

/** A board as its card shows it. */
export type GridBoard = Selected<BoardAnswer, typeof GRID>;

/** Who was taken off a board or is invited no more, for who edits the board. */
export const MEMBER_FIELD_SETS = {
  news: fields('board_id', 'invited_user_id'),
  boardEdit: fields('board_id', 'invited_user_id'),
} as const satisfies FieldSets;
