import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { home, id, moment } from '#platform/database/columns.ts';
import { COLLABORATOR_STATUSES, INVITE_STATUSES } from './board-member.ts';

/** Collaborators of a board, without its owner; lives with the board. */
export const boardCollaborators = pgTable(
  'board_collaborators',
  {
    home: home(),
    boardId: id('board_id').notNull(),
    userId: id('user_id').notNull(),
    status: text('status', { enum: COLLABORATOR_STATUSES }).notNull().default('invited'),
    access: text('access').array().notNull().default([]),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.home, table.boardId, table.userId] })],
);

/** A person's boards, own and shared, in their own order and archive; lives with the person. */
export const boardMemberships = pgTable(
  'board_memberships',
  {
    home: home(),
    userId: id('user_id').notNull(),
    boardId: id('board_id').notNull(),
    role: text('role', { enum: ['owner', 'collaborator'] }).notNull(),
    access: text('access').array().notNull().default([]),
    archivedAt: moment('archived_at'),
    position: integer('position'),
    positionModifiedAt: moment('position_modified_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.home, table.userId, table.boardId] })],
);

/** The boards a person follows; lives with the person. */
export const boardFollows = pgTable(
  'board_follows',
  {
    home: home(),
    userId: id('user_id').notNull(),
    boardId: id('board_id').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.home, table.userId, table.boardId] })],
);

/** Mirrors board_follows; lives with the board. */
export const boardFollowers = pgTable(
  'board_followers',
  {
    home: home(),
    boardId: id('board_id').notNull(),
    userId: id('user_id').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    mergedFromId: id('merged_from_id'),
  },
  (table) => [primaryKey({ columns: [table.home, table.boardId, table.userId] })],
);

/** An invite to work on a board; lives with the invited person. */
export const boardInvites = pgTable(
  'board_invites',
  {
    home: home(),
    id: id('id').notNull(),
    boardId: id('board_id').notNull(),
    invitedUserId: id('invited_user_id').notNull(),
    invitedByUserId: id('invited_by_user_id').notNull(),
    status: text('status', { enum: INVITE_STATUSES }).notNull().default('pending'),
    createdAt: moment('created_at').notNull().defaultNow(),
    answeredAt: moment('answered_at'),
  },
  (table) => [primaryKey({ columns: [table.home, table.id] })],
);

/** An invite sent to a mail address; lives with the board, deleted when answered. */
export const boardEmailInvites = pgTable(
  'board_email_invites',
  {
    home: home(),
    id: id('id').notNull(),
    boardId: id('board_id').notNull(),
    invitedByUserId: id('invited_by_user_id').notNull(),
    emailHash: text('email_hash').notNull(),
    emailHint: text('email_hint').notNull(),
    tokenHash: text('token_hash').notNull(),
    access: text('access').array().notNull().default([]),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.home, table.id] })],
);

/** A request about a board; lives with the person asked, deleted when answered. */
export const contactRequests = pgTable(
  'contact_requests',
  {
    home: home(),
    id: id('id').notNull(),
    boardId: id('board_id').notNull(),
    senderId: id('sender_id').notNull(),
    recipientId: id('recipient_id').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.home, table.id] })],
);
