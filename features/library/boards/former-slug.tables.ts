import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { PRIVACIES } from '#features/library/pins/pin.ts';
import { home, id, moment } from '#platform/database/columns.ts';

/** A board's former slug, which still leads to it; lives and is deleted with the board. */
export const formerBoardSlugs = pgTable(
  'former_board_slugs',
  {
    home: home(),
    ownerId: id('owner_id').notNull(),
    slug: text('slug').notNull(),
    boardId: id('board_id').notNull(),
    privacy: text('privacy', { enum: PRIVACIES }).notNull(),
    leftAt: moment('left_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.home, table.ownerId, table.slug] })],
);

/** A section's former slug; lives and is deleted with the board. */
export const formerSectionSlugs = pgTable(
  'former_section_slugs',
  {
    home: home(),
    boardId: id('board_id').notNull(),
    slug: text('slug').notNull(),
    sectionId: id('section_id').notNull(),
    privacy: text('privacy', { enum: PRIVACIES }).notNull(),
    leftAt: moment('left_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.home, table.boardId, table.slug] })],
);
