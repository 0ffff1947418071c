import type { Oneself } from '#features/core/identity/acting-access.ts';
import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf } from '#platform/ids/ids.ts';
import type { BoardView, PinDensity, StoredBoardSort } from '../preferences.ts';

export interface LayoutPreferences {
  most_recent_board_sort_order: StoredBoardSort | null;
  profile_board_rep_view_type: BoardView | null;
  board_pin_rep_view_type: PinDensity | null;
  profile_pin_rep_view_type: PinDensity | null;
}

const NO_PREFERENCES: LayoutPreferences = {
  most_recent_board_sort_order: null,
  profile_board_rep_view_type: null,
  board_pin_rep_view_type: null,
  profile_pin_rep_view_type: null,
};

const NAMES = Object.keys(NO_PREFERENCES) as (keyof LayoutPreferences)[];
const COLUMNS = NAMES.join(', ');

export const LAYOUT_COLUMNS = NAMES.map((name) => `m.${name}`).join(', ');

const given = (name: keyof LayoutPreferences, value: string) =>
  `case when '${name}' = any($7::text[]) then ${value} else m.${name} end`;

const CHANGE: Statement = {
  name: 'layout-preferences-change',
  text: `insert into user_metadata as m (home, user_id, ${COLUMNS}) values ($1, $2, $3, $4, $5, $6)
    on conflict (home, user_id) do update set
      most_recent_board_sort_order = ${given('most_recent_board_sort_order', '$3')},
      profile_board_rep_view_type = ${given('profile_board_rep_view_type', '$4')},
      board_pin_rep_view_type = ${given('board_pin_rep_view_type', '$5')},
      profile_pin_rep_view_type = ${given('profile_pin_rep_view_type', '$6')}
    returning ${COLUMNS}`,
};

/** Keeps values that are not given, so that two devices do not undo each other's changes; null forgets one. */
export async function changeLayoutPreferences(
  db: Queryable,
  { id: userId }: Oneself,
  changes: Partial<LayoutPreferences>,
): Promise<LayoutPreferences> {
  const [row = NO_PREFERENCES] = await db.rows<LayoutPreferences>(CHANGE, [
    homeOf(userId),
    userId,
    ...NAMES.map((name) => changes[name] ?? null),
    NAMES.filter((name) => changes[name] !== undefined),
  ]);
  return row;
}
