import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { home, id, moment, searchWords } from '#platform/database/columns.ts';
import { PIN_KINDS, PRIVACIES } from './pin.ts';
import type { PinPlace } from './pin-place.ts';
import type { RichSummary } from './rich-summary.ts';
import type { Story } from './story.ts';

/** A saved picture, video or story with a link and texts. Always lives with its pinner, whoever owns the board. */
export const pins = pgTable(
  'pins',
  {
    home: home(),
    id: id('id').notNull(),
    pinnerId: id('pinner_id').notNull(),
    kind: text('kind', { enum: PIN_KINDS }).notNull().default('image'),
    boardId: id('board_id'),
    privacy: text('privacy', { enum: PRIVACIES }).notNull().default('public'),
    title: text('title').notNull().default(''),
    description: text('description').notNull().default(''),
    link: text('link'),
    domain: text('domain'),
    altText: text('alt_text').notNull().default(''),
    imageSignature: text('image_signature').notNull(),
    imageWidth: integer('image_width').notNull(),
    imageHeight: integer('image_height').notNull(),
    dominantColor: text('dominant_color').notNull(),
    isAnimated: boolean('is_animated').notNull().default(false),
    videoSignature: text('video_signature'),
    videoExtension: text('video_extension', { enum: ['mp4', 'webm'] }),
    videoDurationMs: integer('video_duration_ms'),
    story: jsonb('story').$type<Story>(),
    originPinId: id('origin_pin_id'),
    originPinnerId: id('origin_pinner_id'),
    sourcePinId: id('source_pin_id'),
    isRepin: boolean('is_repin').notNull().default(false),
    isPromoted: boolean('is_promoted').notNull().default(false),
    isCommentsAllowed: boolean('is_comments_allowed').notNull().default(true),
    priceValue: numeric('price_value', { precision: 12, scale: 2 }),
    priceCurrency: text('price_currency'),
    richSummary: jsonb('rich_summary').$type<RichSummary>(),
    repinCount: integer('repin_count').notNull().default(0),
    commentCount: integer('comment_count').notNull().default(0),
    favoriteCount: integer('favorite_count').notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    deletedAt: moment('deleted_at'),
    deletedBy: id('deleted_by'),
    lastPlace: jsonb('last_place').$type<PinPlace>(),
    tryCount: integer('try_count').notNull().default(0),
    search: searchWords('search').notNull().generatedAlwaysAs(sql`null`),
    linkKey: text('link_key'),
  },
  (table) => [primaryKey({ columns: [table.home, table.id] })],
);

/** One person's marks on a pin: favorited, tried, hidden. Lives with the person. */
export const pinUsers = pgTable(
  'pin_users',
  {
    home: home(),
    userId: id('user_id').notNull(),
    pinId: id('pin_id').notNull(),
    favoritedAt: moment('favorited_at'),
    triedAt: moment('tried_at'),
    hiddenAt: moment('hidden_at'),
  },
  (table) => [primaryKey({ columns: [table.home, table.userId, table.pinId] })],
);

/** What a person says about trying a pin; lives with the pin. */
export const pinTries = pgTable(
  'pin_tries',
  {
    home: home(),
    id: id('id').notNull(),
    pinId: id('pin_id').notNull(),
    userId: id('user_id').notNull(),
    note: text('note').notNull().default(''),
    photo: text('photo'),
    likeCount: integer('like_count').notNull().default(0),
    triedAt: moment('tried_at').notNull().defaultNow(),
    removedAt: moment('removed_at'),
  },
  (table) => [primaryKey({ columns: [table.home, table.id] })],
);

/** A like of a try; lives with the try, and so with the pin. */
export const pinTryLikes = pgTable(
  'pin_try_likes',
  {
    home: home(),
    tryId: id('try_id').notNull(),
    userId: id('user_id').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.home, table.tryId, table.userId] })],
);
