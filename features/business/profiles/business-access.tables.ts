import { boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { home, id, moment } from '#platform/database/columns.ts';

/** The business profiles that a person may act as; lives with that person. */
export const businessAccess = pgTable(
  'business_access',
  {
    home: home(),
    viewerId: id('viewer_id').notNull(),
    profileUserId: id('profile_user_id').notNull(),
    permissions: text('permissions').array().notNull().default([]),
    meetsMfa: boolean('meets_mfa').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.home, table.viewerId, table.profileUserId] })],
);

/** The clients whose advertising an agency runs; lives with the agency. */
export const managedClients = pgTable(
  'managed_clients',
  {
    home: home(),
    agencyId: id('agency_id').notNull(),
    clientId: id('client_id').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.home, table.agencyId, table.clientId] })],
);

/** The tool that an advertiser makes campaigns with. */
export const campaignPreferences = pgTable(
  'campaign_preferences',
  {
    home: home(),
    userId: id('user_id').notNull(),
    campaignTool: text('campaign_tool', { enum: ['ADS_MANAGER', 'AUTOMATED_CAMPAIGN'] }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.home, table.userId] })],
);
