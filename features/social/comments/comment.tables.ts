import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { home, id, moment } from '#platform/database/columns.ts';

/** Comments of pins; live with the pin. */
export const comments = pgTable(
  'comments',
  {
    home: home(),
    id: id('id').notNull(),
    pinId: id('pin_id').notNull(),
    userId: id('user_id').notNull(),
    replyToId: id('reply_to_id'),
    text: text('text').notNull(),
    likeCount: integer('like_count').notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
    deletedAt: moment('deleted_at'),
    replyCount: integer('reply_count').notNull().default(0),
    mentionedIds: id('mentioned_ids').array().notNull().default([]),
    deletedBy: id('deleted_by'),
  },
  (table) => [primaryKey({ columns: [table.home, table.id] })],
);

/** Who likes which comment; lives with the comment, and so with the pin. */
export const commentLikes = pgTable(
  'comment_likes',
  {
    home: home(),
    commentId: id('comment_id').notNull(),
    userId: id('user_id').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.home, table.commentId, table.userId] })],
);
