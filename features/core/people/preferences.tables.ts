import { boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { home, id, moment } from '#platform/database/columns.ts';
import { BOARD_VIEWS, PIN_DENSITIES, STORED_BOARD_SORTS } from './preferences.ts';

export const userMetadata = pgTable(
  'user_metadata',
  {
    home: home(),
    userId: id('user_id').notNull(),
    mostRecentBoardSortOrder: text('most_recent_board_sort_order', { enum: STORED_BOARD_SORTS }),
    profileBoardRepViewType: text('profile_board_rep_view_type', { enum: BOARD_VIEWS }),
    boardPinRepViewType: text('board_pin_rep_view_type', { enum: PIN_DENSITIES }),
    profilePinRepViewType: text('profile_pin_rep_view_type', { enum: PIN_DENSITIES }),
  },
  (table) => [primaryKey({ columns: [table.home, table.userId] })],
);

/** Choices about cookies and about cards of the viewer's own profile; null means not chosen yet. */
export const userSettings = pgTable(
  'user_settings',
  {
    home: home(),
    userId: id('user_id').notNull(),
    allowAnalyticCookies: boolean('allow_analytic_cookies'),
    allowMarketingCookies: boolean('allow_marketing_cookies'),
    allowPersonalizationCookies: boolean('allow_personalization_cookies'),
    surfaceTag: text('surface_tag'),
    showAllPins: boolean('show_all_pins').notNull().default(true),
    showShoppingList: boolean('show_shopping_list').notNull().default(true),
    eligibleForWishlist: boolean('eligible_for_wishlist').notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.home, table.userId] })],
);

/** Small things to remember for a person, such as a hint already seen. */
export const userStates = pgTable(
  'user_states',
  {
    home: home(),
    userId: id('user_id').notNull(),
    state: text('state').notNull(),
    value: text('value').notNull(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.home, table.userId, table.state] })],
);
