import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { home, id, moment } from '#platform/database/columns.ts';

/** The people a person follows; lives with the follower. */
export const follows = pgTable(
  'follows',
  {
    home: home(),
    followerId: id('follower_id').notNull(),
    followeeId: id('followee_id').notNull(),
    inviteCode: text('invite_code'),
    pinId: id('pin_id'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.home, table.followerId, table.followeeId] })],
);

/** The mirror of follows; lives with the followed person. */
export const followers = pgTable(
  'followers',
  {
    home: home(),
    followeeId: id('followee_id').notNull(),
    followerId: id('follower_id').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.home, table.followeeId, table.followerId] })],
);

/** Requests to follow a private profile; lives with the profile. */
export const followRequests = pgTable(
  'follow_requests',
  {
    home: home(),
    followeeId: id('followee_id').notNull(),
    followerId: id('follower_id').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.home, table.followeeId, table.followerId] })],
);

/** Codes that allow following a private profile. A directory table. */
export const profileInviteCodes = pgTable('profile_invite_codes', {
  code: text('code').primaryKey(),
  userId: id('user_id').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** Addresses that opted out of invitations by mail, as keyed hashes. A directory table. */
export const inviteOptOuts = pgTable('invite_opt_outs', {
  emailHash: text('email_hash').primaryKey(),
  createdAt: moment('created_at').notNull().defaultNow(),
});
