import { sql } from 'drizzle-orm';
import { bigint, boolean, date, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { home, id, moment, searchWords } from '#platform/database/columns.ts';
import { COVER_RESOLUTIONS, COVER_SOURCES } from './cover.ts';
import { MESSAGE_PERMISSIONS } from './message-permission.ts';
import type { SaveBehavior } from './person.ts';
import { MENTION_PERMISSIONS } from './social-permissions.ts';

/** A person or business as others see it. profile_views -1 means hidden. */
export const users = pgTable(
  'users',
  {
    home: home(),
    id: id('id').notNull(),
    username: text('username').notNull(),
    fullName: text('full_name').notNull(),
    firstName: text('first_name').notNull(),
    about: text('about').notNull().default(''),
    pronouns: text('pronouns').array().notNull().default([]),
    country: text('country'),
    location: text('location').notNull().default(''),
    avatarSignature: text('avatar_signature'),
    websiteUrl: text('website_url'),
    isPrimaryWebsiteVerified: boolean('is_primary_website_verified').notNull().default(false),
    impressumUrl: text('impressum_url'),
    seoNoindexReason: text('seo_noindex_reason'),
    isPartner: boolean('is_partner').notNull().default(false),
    isPrivateProfile: boolean('is_private_profile').notNull().default(false),
    isAdsOnlyProfile: boolean('is_ads_only_profile').notNull().default(false),
    adsOnlyProfileSite: text('ads_only_profile_site'),
    showCreatorProfile: boolean('show_creator_profile').notNull().default(false),
    shouldShowMessaging: boolean('should_show_messaging').notNull().default(true),
    hasCustomBoardSortingOrder: boolean('has_custom_board_sorting_order').notNull().default(false),
    isEmployee: boolean('is_employee').notNull().default(false),
    isStaff: boolean('is_staff').notNull().default(false),
    saveBehavior: smallint('save_behavior').$type<SaveBehavior>().notNull().default(1),
    instagramUsername: text('instagram_username'),
    isIdentityVerified: boolean('is_identity_verified').notNull().default(false),
    isVerifiedMerchant: boolean('is_verified_merchant').notNull().default(false),
    isInspirationalMerchant: boolean('is_inspirational_merchant').notNull().default(false),
    pinCount: integer('pin_count').notNull().default(0),
    createdPinCount: integer('created_pin_count').notNull().default(0),
    quickSavesPinCount: integer('quick_saves_pin_count').notNull().default(0),
    storyPinCount: integer('story_pin_count').notNull().default(0),
    videoPinCount: integer('video_pin_count').notNull().default(0),
    boardCount: integer('board_count').notNull().default(0),
    secretBoardCount: integer('secret_board_count').notNull().default(0),
    archivedBoardCount: integer('archived_board_count').notNull().default(0),
    followerCount: integer('follower_count').notNull().default(0),
    followingCount: integer('following_count').notNull().default(0),
    interestFollowingCount: integer('interest_following_count').notNull().default(0),
    profileViews: bigint('profile_views', { mode: 'number' }).notNull().default(-1),
    createdAt: moment('created_at').notNull().defaultNow(),
    deactivatedAt: moment('deactivated_at'),
    suspendedAt: moment('suspended_at'),
    deletedAt: moment('deleted_at'),
    messagePermission: text('message_permission', { enum: MESSAGE_PERMISSIONS })
      .notNull()
      .default('everyone'),
    suspendedUntil: moment('suspended_until'),
    allowComments: boolean('allow_comments').notNull().default(true),
    mentionPermission: text('mention_permission', { enum: MENTION_PERMISSIONS })
      .notNull()
      .default('everyone'),
    search: searchWords('search').notNull().generatedAlwaysAs(sql`null`),
  },
  (table) => [primaryKey({ columns: [table.home, table.id] })],
);

/** Data that only the person may see. */
export const userPrivate = pgTable(
  'user_private',
  {
    home: home(),
    userId: id('user_id').notNull(),
    birthDate: date('birth_date'),
    gender: text('gender'),
    loginCountry: text('login_country'),
  },
  (table) => [primaryKey({ columns: [table.home, table.userId] })],
);

export const partnerProfiles = pgTable(
  'partner_profiles',
  {
    home: home(),
    userId: id('user_id').notNull(),
    businessName: text('business_name').notNull().default(''),
    accountType: text('account_type'),
    contactEmail: text('contact_email'),
    contactPhone: text('contact_phone'),
    contactPhoneCountry: text('contact_phone_country'),
    contactPhoneCode: text('contact_phone_code'),
    enableProfileAddress: boolean('enable_profile_address').notNull().default(false),
    enableProfileMessage: boolean('enable_profile_message').notNull().default(false),
    placeStreet: text('place_street'),
    placeExtraStreet: text('place_extra_street'),
    placeLocality: text('place_locality'),
    placeRegion: text('place_region'),
    placePostalCode: text('place_postal_code'),
    placeCountry: text('place_country'),
    hasMinimalHeader: boolean('has_minimal_header').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.home, table.userId] })],
);

/** The picture or video above a profile, in each resolution. */
export const profileCovers = pgTable(
  'profile_covers',
  {
    home: home(),
    userId: id('user_id').notNull(),
    resolution: text('resolution', { enum: COVER_RESOLUTIONS }).notNull(),
    source: text('source', { enum: COVER_SOURCES }).notNull().default(''),
    url: text('url').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    dominantColor: text('dominant_color'),
    videoUrl: text('video_url'),
  },
  (table) => [primaryKey({ columns: [table.home, table.userId, table.resolution] })],
);
