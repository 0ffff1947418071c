import { sql } from 'drizzle-orm';
import { bigint, boolean, date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { PRIVACIES } from '#features/library/pins/pin.ts';
import { home, id, moment, searchWords } from '#platform/database/columns.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { CoverCrop } from './board.ts';
import type { CoverImage } from './wire/board-answer.ts';

export const boards = pgTable(
  'boards',
  {
    home: home(),
    id: id('id').notNull(),
    ownerId: id('owner_id').notNull(),
    name: text('name').notNull(),
    slug: text('slug').notNull(),
    description: text('description').notNull().default(''),
    privacy: text('privacy', { enum: PRIVACIES }).notNull().default('public'),
    category: text('category'),
    layout: text('layout').notNull().default('default'),
    coverPinId: id('cover_pin_id'),
    hasCustomCover: boolean('has_custom_cover').notNull().default(false),
    coverSignature: text('cover_signature'),
    coverCrop: jsonb('cover_crop').$type<CoverCrop>(),
    coverPins: jsonb('cover_pins').$type<(CoverImage & { pin_id: Id })[]>().notNull().default([]),
    shouldShowBoardCollaborators: boolean('should_show_board_collaborators').notNull().default(true),
    sensitivityScreen: boolean('sensitivity_screen').notNull().default(false),
    isTemporarilyDisabled: boolean('is_temporarily_disabled').notNull().default(false),
    pinCount: integer('pin_count').notNull().default(0),
    sectionCount: integer('section_count').notNull().default(0),
    followerCount: integer('follower_count').notNull().default(0),
    collaboratorCount: integer('collaborator_count').notNull().default(0),
    startsOn: date('starts_on'),
    endsOn: date('ends_on'),
    lastPinnedAt: moment('last_pinned_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    deletedAt: moment('deleted_at'),
    /** If deleted: the board that took its pins. */
    mergedIntoId: id('merged_into_id'),
    search: searchWords('search').notNull().generatedAlwaysAs(sql`null`),
    /** A board is sensitive if either of them marked it. */
    sensitivityByOwner: boolean('sensitivity_by_owner').notNull().default(false),
    sensitivityByStaff: boolean('sensitivity_by_staff').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.home, table.id] })],
);

/** A titled part of a board. Higher ranks come first. */
export const sections = pgTable(
  'sections',
  {
    home: home(),
    id: id('id').notNull(),
    boardId: id('board_id').notNull(),
    title: text('title').notNull(),
    slug: text('slug').notNull(),
    rank: bigint('rank', { mode: 'number' }).notNull().default(0),
    pinCount: integer('pin_count').notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
    deletedAt: moment('deleted_at'),
  },
  (table) => [primaryKey({ columns: [table.home, table.id] })],
);

/** A pin's place on a board; lives with the board, so that a group board is one list. */
export const boardPins = pgTable(
  'board_pins',
  {
    home: home(),
    boardId: id('board_id').notNull(),
    pinId: id('pin_id').notNull(),
    sectionId: id('section_id'),
    rank: bigint('rank', { mode: 'number' }).notNull(),
    savedAt: moment('saved_at').notNull().defaultNow(),
    savedBy: id('saved_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.home, table.boardId, table.pinId] })],
);
