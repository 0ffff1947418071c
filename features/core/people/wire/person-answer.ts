import { z } from 'zod';

export const personCard = z.object({
  id: z.string(),
  type: z.literal('user'),
  username: z.string(),
  full_name: z.string(),
  first_name: z.string(),
  image_small_url: z.string().nullable(),
  image_medium_url: z.string().nullable(),
  image_large_url: z.string().nullable(),
  image_xlarge_url: z.string().nullable(),
  follower_count: z.number().int(),
  is_partner: z.boolean(),
  is_verified_merchant: z.boolean(),
  is_private_profile: z.boolean(),
});

/** With how the viewer follows them. */
export const followedCard = personCard.extend({
  explicitly_followed_by_me: z.boolean(),
  is_follow_requested_by_me: z.boolean(),
});

const profileTab = z.object({
  tab_type: z.union([z.literal(0), z.literal(1), z.literal(3), z.literal(4), z.literal(5)]),
  is_default: z.boolean(),
});

/** `*_by_me` refers to the viewer. */
export const personProfile = personCard.extend({
  about: z.string(),
  pronouns: z.array(z.string()),
  country: z.string().nullable(),
  location: z.string().nullable(),
  account_type: z.string(),
  created_at: z.string(),
  website_url: z.string().nullable(),
  domain_url: z.string().nullable(),
  is_primary_website_verified: z.boolean(),
  impressum_url: z.string().nullable(),
  seo_noindex_reason: z.string().nullable(),
  seo_title: z.string(),
  seo_description: z.string(),
  is_ads_only_profile: z.boolean(),
  ads_only_profile_site: z.string().nullable(),
  show_creator_profile: z.boolean(),
  /** A business whose header shows only its picture and name. */
  has_minimal_header: z.boolean(),
  should_show_messaging: z.boolean(),
  has_custom_board_sorting_order: z.boolean(),
  has_pin_clusters: z.boolean(),
  has_catalog: z.boolean(),
  has_quicksave_board: z.boolean(),
  has_published_pins: z.boolean(),
  explicitly_followed_by_me: z.boolean(),
  explicitly_following_me: z.boolean(),
  is_follow_requested_by_me: z.boolean(),
  /** Whether the viewer may see what this person saves, creates and follows. */
  is_open_to_me: z.boolean(),
  blocked_by_me: z.boolean(),
  quick_saves_pin_count: z.number().int(),
  pin_count: z.number().int(),
  board_count: z.number().int(),
  story_pin_count: z.number().int(),
  video_pin_count: z.number().int(),
  /** Owner only. */
  secret_board_count: z.number().int().optional(),
  archived_board_count: z.number().int().optional(),
  following_count: z.number().int(),
  interest_following_count: z.number().int(),
  /** Views of the last month; -1 means hidden. */
  profile_views: z.number().int(),
  instagram_data: z.object({ username: z.string(), url: z.string() }).nullable(),
  verified_identity: z.object({ verified: z.boolean() }),
  is_inspirational_merchant: z.boolean(),
  /** Owner only: 0 saves to the profile, 1 shows the board picker. */
  save_behavior: z.union([z.literal(0), z.literal(1)]).optional(),
  /** Owner only: they can sign in only through another site, and their settings should say so. */
  has_login_notice: z.boolean().optional(),
  eligible_profile_tabs: z.array(profileTab),
  profile_cover: z
    .object({
      source: z.enum(['image', 'video', '']),
      images: z.record(z.string(), z.object({ url: z.string(), width: z.number(), height: z.number() })),
      /** Shown until the picture loads, `#rrggbb`. */
      dominant_color: z.string().nullable(),
      /** Null for a picture; a video's poster is in the images. */
      video_url: z.string().nullable(),
    })
    .nullable(),
  page_metadata: z
    .object({
      title: z.string(),
      description: z.string(),
      canonical_url: z.string(),
      robots: z.literal('noindex').nullable(),
    })
    .optional(),
  /** Whether the given invite code belongs to this profile. */
  is_invite_code_valid: z.boolean().optional(),
  partner: z
    .object({
      contact_email: z.string().nullable(),
      contact_phone: z.string().nullable(),
      contact_phone_country: z.object({ code: z.string(), phone_code: z.string() }).nullable(),
      enable_profile_address: z.boolean(),
      enable_profile_message: z.boolean(),
      profile_place: z
        .object({
          street: z.string().nullable(),
          extra_street: z.string().nullable(),
          locality: z.string().nullable(),
          region: z.string().nullable(),
          postal_code: z.string().nullable(),
          country: z.string().nullable(),
        })
        .nullable(),
    })
    .nullable(),
});

export type PersonCard = z.infer<typeof personCard>;
export type FollowedCard = z.infer<typeof followedCard>;
export type PersonProfile = z.infer<typeof personProfile>;
