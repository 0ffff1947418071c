import { bigint, boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { home, id, moment } from '#platform/database/columns.ts';
import { MEDIA_KINDS, UPLOAD_STATUSES } from './media.ts';

/** A stored picture or video, one row however often it is pinned; its home is the first 12 bits of the signature. */
export const media = pgTable(
  'media',
  {
    home: home(),
    signature: text('signature').notNull(),
    kind: text('kind', { enum: MEDIA_KINDS }).notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    dominantColor: text('dominant_color').notNull(),
    placeholder: text('placeholder'),
    perceptualHash: text('perceptual_hash'),
    isAnimated: boolean('is_animated').notNull().default(false),
    originalExt: text('original_ext').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    durationMs: integer('duration_ms'),
    createdAt: moment('created_at').notNull().defaultNow(),
    withheldAt: moment('withheld_at'),
  },
  (table) => [primaryKey({ columns: [table.home, table.signature] })],
);

/**
 * Files that may be in storage without a row in `media`: being stored until the claim ends, to be deleted afterwards.
 */
export const mediaClaims = pgTable(
  'media_claims',
  {
    home: home(),
    signature: text('signature').notNull(),
    claim: uuid('claim').notNull().defaultRandom(),
    until: moment('until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.home, table.signature] })],
);

export const uploads = pgTable(
  'uploads',
  {
    home: home(),
    id: id('id').notNull(),
    userId: id('user_id').notNull(),
    kind: text('kind', { enum: MEDIA_KINDS }).notNull(),
    status: text('status', { enum: UPLOAD_STATUSES }).notNull().default('registered'),
    failure: text('failure'),
    signature: text('signature'),
    createdAt: moment('created_at').notNull().defaultNow(),
    finishedAt: moment('finished_at'),
    claimedUntil: moment('claimed_until'),
  },
  (table) => [primaryKey({ columns: [table.home, table.id] })],
);
