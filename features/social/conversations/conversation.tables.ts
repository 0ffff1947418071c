import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { home, id, moment } from '#platform/database/columns.ts';
import { type Attachment, INBOX_STATES } from './conversation.ts';

/** Lives with the person who began it. */
export const conversations = pgTable(
  'conversations',
  {
    home: home(),
    id: id('id').notNull(),
    createdBy: id('created_by').notNull(),
    lastMessageAt: moment('last_message_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    isGroup: boolean('is_group').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.home, table.id] })],
);

/** The one-to-one conversation of two people; lives with the one whose id is smaller. */
export const conversationPairs = pgTable(
  'conversation_pairs',
  {
    home: home(),
    lowId: id('low_id').notNull(),
    highId: id('high_id').notNull(),
    conversationId: id('conversation_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.home, table.lowId, table.highId] })],
);

/** Live with the conversation. */
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

/** A message has text, an attachment, or both. */
export const messages = pgTable(
  'messages',
  {
    home: home(),
    id: id('id').notNull(),
    conversationId: id('conversation_id').notNull(),
    senderId: id('sender_id').notNull(),
    text: text('text').notNull().default(''),
    attachment: jsonb('attachment').$type<Attachment>(),
    createdAt: moment('created_at').notNull().defaultNow(),
    clientId: text('client_id'),
    removedAt: moment('removed_at'),
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
    state: text('state', { enum: INBOX_STATES }).notNull().default('open'),
    otherId: id('other_id'),
    readMessageId: id('read_message_id'),
    unreadCount: integer('unread_count').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.home, table.userId, table.conversationId] })],
);
