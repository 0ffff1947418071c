import { z } from 'zod';
import { partOptions } from '#platform/resource/field-options.ts';
import { type FieldSets, fields } from '#platform/resource/field-sets.ts';
import { booleanOption, idOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { personNameIn, personNameOptions } from '../person-name-options.ts';
import { personProfile } from '../wire/person-answer.ts';
import { presentProfile } from '../wire/profile.view.ts';
import { showProfile } from './show-profile.service.ts';

/** The few fields of a person that clients request as a graph, under its names. */
export const userGraphGet = defineResource({
  name: 'UserGraphResource.get',
  summary: 'The name and follower count of a person.',
  who: 'anyone',
  rate: 'read',
  acting: 'see-boards',
  options: z.object({ userId: idOption }),
  data: z.object({ id: z.string(), username: z.string(), followerCount: z.number().int() }),
  handle: async (context, { userId }) => {
    const shown = await showProfile(context, { id: userId });
    const { id, username, follower_count } = presentProfile(context, shown);
    return { id, username, followerCount: follower_count };
  },
});

/** The viewer, as they see themselves. Changes nothing; the method is the protocol's. */
export const ownUserPost = defineResource({
  name: 'POST /v3/users/me/',
  summary: 'The logged-in person.',
  who: 'person',
  rate: 'read',
  options: z.object({}),
  data: personProfile,
  handle: async (context) => presentProfile(context, await showProfile(context, { id: context.viewer.id })),
});

/** The identity, and the fields that other options request. */
const NAMED = fields('id', 'type', 'username', 'page_metadata', 'is_invite_code_valid');

/** No relation to the viewer, and nothing only the person sees. */
const OF_VISITORS = {
  ...fields(
    'id',
    'type',
    'username',
    'full_name',
    'first_name',
    'about',
    'pronouns',
    'country',
    'location',
    'account_type',
  ),
  ...fields(
    'image_small_url',
    'image_medium_url',
    'image_large_url',
    'image_xlarge_url',
    'created_at',
    'impressum_url',
  ),
  ...fields(
    'website_url',
    'domain_url',
    'is_primary_website_verified',
    'instagram_data',
    'verified_identity',
  ),
  ...fields(
    'seo_noindex_reason',
    'seo_title',
    'seo_description',
    'is_partner',
    'is_private_profile',
    'partner',
  ),
  ...fields('is_ads_only_profile', 'ads_only_profile_site', 'show_creator_profile', 'has_minimal_header'),
  ...fields(
    'should_show_messaging',
    'has_catalog',
    'has_published_pins',
    'explicitly_followed_by_me',
    'is_open_to_me',
  ),
  ...fields(
    'pin_count',
    'board_count',
    'story_pin_count',
    'video_pin_count',
    'follower_count',
    'following_count',
  ),
  ...fields('interest_following_count', 'profile_views', 'is_verified_merchant', 'is_inspirational_merchant'),
  ...fields('eligible_profile_tabs', 'profile_cover', 'page_metadata', 'is_invite_code_valid'),
};

export const PERSON_FIELD_SETS = {
  profile: true,
  unauth_profile: OF_VISITORS,
  board_visibility: {
    ...NAMED,
    ...fields('is_private_profile', 'board_count', 'secret_board_count', 'archived_board_count'),
  },
  quicksave: { ...NAMED, ...fields('has_quicksave_board', 'quick_saves_pin_count') },
  save_behavior: { ...NAMED, ...fields('save_behavior', 'board_count', 'secret_board_count') },
} as const satisfies FieldSets;

/** A person by id or username, in any case; previous usernames work too. */
export const userGet = defineResource({
  name: 'UserResource.get',
  summary: 'A person as the viewer sees them.',
  who: 'anyone',
  rate: 'read',
  acting: 'see-boards',
  options: z.object({
    ...personNameOptions,
    ...partOptions(PERSON_FIELD_SETS, personProfile),
    is_mobile_fork: booleanOption.optional(),
    get_page_metadata: booleanOption.optional(),
    invite_code: z.string().max(200).nullish(),
  }),
  data: personProfile,
  fieldSets: PERSON_FIELD_SETS,
  handle: async (context, { is_mobile_fork, get_page_metadata, invite_code, ...name }) => {
    const shown = await showProfile(context, personNameIn(name), invite_code || null);
    return presentProfile(context, shown, {
      isForPhone: is_mobile_fork ?? false,
      hasPageMetadata: get_page_metadata ?? false,
    });
  },
});
