import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { home, id, moment } from '#platform/database/columns.ts';

/** People who write to each other; lives with the one who began. */
export const conversations = pgTable(
  'conversations',
  {
    home: home(),
    id: id('id').notNull(),
    createdBy: id('created_by').notNull(),
    lastMessageAt: moment('last_message_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.home, table.id] })],
);

/** Who takes part in a conversation; lives with it. */
export const conversationMembers = pgTable(
  'conversation_members',
  {
    home: home(),
    conversationId: id('conversation_id').notNull(),
    userId: id('user_id').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.home, table.conversationId, table.userId] })],
);

/** One message: words, or a thing shared, or both. */
export const messages = pgTable(
  'messages',
  {
    home: home(),
    id: id('id').notNull(),
    conversationId: id('conversation_id').notNull(),
    senderId: id('sender_id').notNull(),
    text: text('text').notNull().default(''),
    attachment: jsonb('attachment').$type<Record<string, unknown>>(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.home, table.id] })],
);

/** The conversations of a person, newest first; lives with the person. */
export const inbox = pgTable(
  'inbox',
  {
    home: home(),
    userId: id('user_id').notNull(),
    conversationId: id('conversation_id').notNull(),
    lastMessageAt: moment('last_message_at').notNull().defaultNow(),
    readAt: moment('read_at'),
  },
  (table) => [primaryKey({ columns: [table.home, table.userId, table.conversationId] })],
);
