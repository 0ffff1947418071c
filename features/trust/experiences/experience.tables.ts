import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { home, id, moment } from '#platform/database/columns.ts';
import { type DisplayData, EXPERIENCE_STATES, EXPERIENCE_TYPES } from './experience.ts';

/** A hint or banner for a placement; `id` is its experience_id. */
export const experiences = pgTable('experiences', {
  id: id('id').primaryKey(),
  placementId: integer('placement_id').notNull(),
  type: text('type', { enum: EXPERIENCE_TYPES }).notNull(),
  displayData: jsonb('display_data').$type<DisplayData>().notNull().default({}),
  viewType: integer('view_type'),
  component: text('component'),
  element: text('element'),
});

/** What a person did with an experience; lives with the person. */
export const experienceUsers = pgTable(
  'experience_users',
  {
    home: home(),
    userId: id('user_id').notNull(),
    experienceId: id('experience_id').notNull(),
    state: text('state', { enum: EXPERIENCE_STATES }).notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.home, table.userId, table.experienceId] })],
);

/** The variant of a flag for one person, for one of 100 buckets, or for all. A directory table. */
export const flagOverrides = pgTable('flag_overrides', {
  id: id('id').primaryKey().default(sql`nextval('ids')`),
  name: text('name').notNull(),
  userId: id('user_id'),
  bucket: smallint('bucket'),
  value: text('value').notNull(),
});
