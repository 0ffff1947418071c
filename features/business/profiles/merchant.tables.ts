import { boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { home, id, moment } from '#platform/database/columns.ts';
import { BADGE_PALETTE } from './badge-color.ts';
import { DIVERSITY_LABELS, VALUE_BADGES } from './merchant.ts';

export const verifiedMerchants = pgTable(
  'verified_merchants',
  {
    home: home(),
    userId: id('user_id').notNull(),
    badgeColor: text('badge_color').notNull().default(BADGE_PALETTE[0]),
    businessDiversityLabels: text('business_diversity_labels', { enum: DIVERSITY_LABELS })
      .array()
      .notNull()
      .default([]),
    disapprovalReasons: text('disapproval_reasons').array().notNull().default([]),
    isInspirational: boolean('is_inspirational').notNull().default(false),
    isEligibleForStorefrontBadges: boolean('is_eligible_for_storefront_badges').notNull().default(false),
    reviewCriteria: text('review_criteria').array().notNull().default([]),
    reviewLabels: text('review_labels').array().notNull().default([]),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.home, table.userId] })],
);

/** The values that a merchant may show. */
export const badges = pgTable('badges', {
  id: id('id').primaryKey(),
  name: text('name', { enum: VALUE_BADGES }).notNull(),
});

/** The badges a merchant has earned, and which it hides. */
export const merchantBadges = pgTable(
  'merchant_badges',
  {
    home: home(),
    userId: id('user_id').notNull(),
    badgeId: id('badge_id').notNull(),
    optedOut: boolean('opted_out').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.home, table.userId, table.badgeId] })],
);
