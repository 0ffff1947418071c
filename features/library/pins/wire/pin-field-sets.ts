import { type FieldSets, fields, type Selected } from '#platform/resource/field-sets.ts';
import type { PinAnswer } from './pin-answer.ts';

const TEXTS = {
  ...fields('id', 'type', 'title', 'grid_title', 'description', 'grid_description', 'seo_url', 'seo_title'),
  ...fields(
    'link',
    'domain',
    'created_at',
    'dominant_color',
    'image_signature',
    'alt_text',
    'is_video',
    'is_animated',
  ),
  ...fields('videos', 'story_pin_data', 'carousel_data', 'did_it_data', 'recommendation_reason', 'promoted'),
};

/** What clients expect of a pin on a wall. */
const GRID = {
  ...TEXTS,
  images: fields('orig'),
  pinner: fields('id', 'username', 'full_name', 'image_small_url'),
  board: fields('id', 'name', 'url', 'sensitivity_screen'),
} as const;

/** Walls of businesses need these, as their pins link to products. */
const PARTNER_GRID = { ...GRID, ...fields('price_value', 'price_currency', 'rich_summary') } as const;

/** A table shows these, too. */
const TABLE = { ...GRID, ...fields('repin_count', 'placed_at') } as const;

/** Existing clients expect these of every pin in a list. */
const LISTED = {
  ...TEXTS,
  ...fields(
    'node_id',
    'images',
    'board',
    'section',
    'privacy',
    'repin_count',
    'comment_count',
    'reaction_counts',
    'embed',
  ),
  ...fields(
    'rich_summary',
    'auto_alt_text',
    'aggregated_pin_data',
    'closeup_attribution',
    'pin_join',
    'hashtags',
  ),
  ...fields('price_value', 'price_currency', 'favorited_by_me'),
  pinner: {
    ...fields(
      'id',
      'type',
      'username',
      'full_name',
      'image_small_url',
      'image_medium_url',
      'image_large_url',
    ),
    ...fields('follower_count'),
  },
} as const;

export const PIN_FIELD_SETS = {
  detailed: true,
  auth_web_main_pin: true,
  unauth_react_main_pin: true,
  closeup: true,
  grid_item: GRID,
  partner_grid_item: PARTNER_GRID,
  table_item: TABLE,
  react_grid_pin: LISTED,
  partner_react_grid_pin: LISTED,
  hf_grid: LISTED,
  hf_grid_partner: LISTED,
} as const satisfies FieldSets;

export type GridPin = Selected<PinAnswer, typeof GRID>;
