import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, moment } from '#platform/database/columns.ts';

/** What a person signs in with; shares the person's id. */
export const accounts = pgTable('accounts', {
  id: id('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  username: text('username'),
  displayUsername: text('display_username'),
  twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
  /** From when signing in no longer restores the account; null unless its owner deletes it. */
  eraseAfter: moment('erase_after'),
  /** The language of the person's last request; mails use it. */
  locale: text('locale'),
});

export const sessions = pgTable('sessions', {
  id: id('id').primaryKey().default(sql`nextval('ids')`),
  token: text('token').notNull(),
  accountId: id('account_id').notNull(),
  expiresAt: moment('expires_at').notNull(),
  ipAddress: text('ip_address'),
  userAgent: text('user_agent'),
  isLimited: boolean('is_limited').notNull().default(false),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
  /** Two-letter code of where it was used last. */
  country: text('country'),
});

/** A way to sign in: a password hash, or a social login. */
export const credentials = pgTable('credentials', {
  id: id('id').primaryKey().default(sql`nextval('ids')`),
  accountId: id('account_id').notNull(),
  providerId: text('provider_id').notNull(),
  providerAccountId: text('provider_account_id').notNull(),
  accessToken: text('access_token'),
  refreshToken: text('refresh_token'),
  idToken: text('id_token'),
  accessTokenExpiresAt: moment('access_token_expires_at'),
  refreshTokenExpiresAt: moment('refresh_token_expires_at'),
  scope: text('scope'),
  password: text('password'),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

/** Tokens of password resets, mail checks and limited logins. */
export const verifications = pgTable('verifications', {
  id: id('id').primaryKey().default(sql`nextval('ids')`),
  identifier: text('identifier').notNull(),
  value: text('value').notNull(),
  expiresAt: moment('expires_at').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

export const twoFactors = pgTable('two_factors', {
  id: id('id').primaryKey().default(sql`nextval('ids')`),
  accountId: id('account_id').notNull(),
  secret: text('secret').notNull(),
  backupCodes: text('backup_codes').notNull(),
  verified: boolean('verified').notNull().default(true),
  failedVerificationCount: integer('failed_verification_count').notNull().default(0),
  lockedUntil: moment('locked_until'),
});

/** Previous usernames, which still lead to their people. */
export const oldUsernames = pgTable('old_usernames', {
  username: text('username').primaryKey(),
  userId: id('user_id').notNull(),
  since: moment('since').notNull().defaultNow(),
});

/** A business account that a person switches into without its password; deactivated and deleted along with theirs. */
export const accountLinks = pgTable('account_links', {
  accountId: id('account_id').primaryKey(),
  ownerId: id('owner_id').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});
