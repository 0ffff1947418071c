import { toRfc2822 } from '#platform/i18n/wire-date.ts';
import type { Context } from '#platform/resource/context.ts';
import { instagramAddressOf } from '../about.ts';
import { hostOfWebsite } from '../claim-code.ts';
import { coverResolution } from '../cover.ts';
import { eligibleTabs } from '../show-profile/profile-tabs.ts';
import type { ShownProfile } from '../show-profile/show-profile.service.ts';
import type { HiddenCounts, PartnerRow, ProfileRow } from '../show-profile/show-profile.store.ts';
import { presentContact, presentPersonCard } from './person.view.ts';
import type { PersonProfile } from './person-answer.ts';

interface Wanted {
  isForPhone: boolean;
  hasPageMetadata: boolean;
}

const PHONE_COVER = coverResolution({ isPhone: true, isSignedIn: true, isInExperiment: false });

const HIDDEN_COUNT = -1;

/** Counts leave out what the viewer may not see. */
export function presentProfile(
  { viewer, config: { origin } }: Pick<Context, 'viewer' | 'config'>,
  shown: ShownProfile,
  { isForPhone, hasPageMetadata }: Wanted = { isForPhone: false, hasPageMetadata: false },
): PersonProfile {
  const profile = presentPerson(viewer.kind === 'bot', shown, origin);
  return {
    ...profile,
    profile_cover: isForPhone ? coverForPhones(profile.profile_cover) : profile.profile_cover,
    ...(hasPageMetadata && { page_metadata: pageMetadata(profile, origin) }),
    ...(shown.isInviteValid !== null && { is_invite_code_valid: shown.isInviteValid }),
  };
}

function presentPerson(isBot: boolean, shown: ShownProfile, origin: string): PersonProfile {
  const { row, isOwner, areThingsOpen } = shown;
  const countSeen = (name: keyof HiddenCounts) => {
    if (!areThingsOpen) return 0;
    return isOwner ? row[name] : Math.max(0, row[name] - row.hidden[name]);
  };
  const hasPublishedPins = countSeen('created_pin_count') > 0;
  return {
    ...presentPersonCard(row, origin),
    about: row.about,
    pronouns: row.pronouns,
    country: row.country,
    location: row.location || null,
    account_type: 'user',
    created_at: toRfc2822(row.created_at),
    website_url: row.website_url,
    domain_url: row.website_url && hostOfWebsite(row.website_url),
    is_primary_website_verified: row.is_primary_website_verified,
    impressum_url: row.impressum_url,
    seo_noindex_reason:
      row.staff_noindex_reason ??
      row.seo_noindex_reason ??
      (row.is_private_profile ? 'private_profile' : null),
    seo_title: `${row.full_name} (${row.username})`,
    seo_description: row.about || textFor(row),
    is_ads_only_profile: row.is_ads_only_profile,
    ads_only_profile_site: row.ads_only_profile_site,
    show_creator_profile: row.show_creator_profile,
    has_minimal_header: row.is_partner && (row.partner?.has_minimal_header ?? false),
    should_show_messaging: hearsFrom(shown),
    has_custom_board_sorting_order: row.has_custom_board_sorting_order,
    has_pin_clusters: isOwner && row.has_pin_clusters,
    has_catalog: false,
    has_quicksave_board: countSeen('quick_saves_pin_count') > 0,
    has_published_pins: hasPublishedPins,
    explicitly_followed_by_me: shown.isFollowedByMe,
    explicitly_following_me: shown.isFollowingMe,
    is_follow_requested_by_me: shown.isAskedByMe,
    is_open_to_me: areThingsOpen,
    blocked_by_me: shown.isBlockedByMe,
    quick_saves_pin_count: countSeen('quick_saves_pin_count'),
    pin_count: countSeen('pin_count'),
    board_count: countSeen('board_count'),
    story_pin_count: countSeen('story_pin_count'),
    video_pin_count: countSeen('video_pin_count'),
    ...(isOwner ? ownerOnly(shown) : {}),
    following_count: row.following_count,
    interest_following_count: row.interest_following_count,
    profile_views: row.show_creator_profile ? Number(row.profile_views) : -1,
    instagram_data:
      shown.isHandleShown && row.instagram_username
        ? { username: row.instagram_username, url: instagramAddressOf(row.instagram_username) }
        : null,
    verified_identity: { verified: row.is_identity_verified },
    is_inspirational_merchant: row.is_inspirational_merchant,
    eligible_profile_tabs: eligibleTabs({
      isOwner,
      isBot,
      hasPublishedPins,
      hasTriedPins: shown.hasTriedPins,
      isMostlySaved: countSeen('created_pin_count') * 2 < countSeen('pin_count'),
    }),
    profile_cover: presentCover(row.covers, origin),
    partner: row.is_partner && row.partner ? presentPartner(row.partner) : null,
    ...(row.is_private_profile && !areThingsOpen ? outside(shown) : {}),
  };
}

/** On the viewer's own profile, it says whether messages are on. */
function hearsFrom({ row, isFollowingMe, isOwner }: ShownProfile): boolean {
  const isOpen = isOwner || isFollowingMe || row.message_permission === 'everyone';
  return row.should_show_messaging && isOpen;
}

const textFor = ({ full_name }: ProfileRow) => `${full_name} saves ideas here.`;

/** The identity, without description, websites or pictures. */
function outside({ row, isFollowerCountPrivate }: ShownProfile) {
  return {
    ...(isFollowerCountPrivate ? { follower_count: HIDDEN_COUNT } : {}),
    ...{ about: '', pronouns: [], location: null, seo_description: textFor(row) },
    ...{ website_url: null, domain_url: null, instagram_data: null, profile_cover: null, partner: null },
    is_primary_website_verified: false,
  };
}

function ownerOnly({ row, hasLoginNotice }: ShownProfile) {
  return {
    secret_board_count: row.secret_board_count,
    archived_board_count: row.archived_board_count,
    save_behavior: row.save_behavior,
    has_login_notice: hasLoginNotice,
  };
}

function presentCover(covers: ProfileRow['covers'], origin: string): PersonProfile['profile_cover'] {
  const [first] = covers ?? [];
  if (!covers || !first) return null;
  const absolute = (url: string) => (url.startsWith('/') ? origin + url : url);
  const images = covers.map(({ resolution, url, width, height }) => {
    return [resolution, { url: absolute(url), width, height }] as const;
  });
  return {
    source: first.source,
    images: Object.fromEntries(images),
    dominant_color: first.dominant_color,
    video_url: first.video_url && absolute(first.video_url),
  };
}

function coverForPhones(cover: PersonProfile['profile_cover']): PersonProfile['profile_cover'] {
  const image = cover?.images[PHONE_COVER];
  return cover && { ...cover, images: image ? { [PHONE_COVER]: image } : {} };
}

function pageMetadata(
  { username, seo_title, seo_description, seo_noindex_reason }: PersonProfile,
  origin: string,
): PersonProfile['page_metadata'] {
  return {
    title: seo_title,
    description: seo_description,
    canonical_url: `${origin}/${username}/`,
    robots: seo_noindex_reason ? 'noindex' : null,
  };
}

function presentPartner(row: PartnerRow): NonNullable<PersonProfile['partner']> {
  const contact = presentContact(row);
  return { ...contact, profile_place: row.enable_profile_address ? contact.profile_place : null };
}
