import { imprintOf } from '../about.ts';
import type { HeaderExtras } from '../parts/header-extra.tsx';
import { hasLongWord } from '../person.ts';
import type { PersonProfile } from '../wire/person-answer.ts';
import { listsOf } from './profile-tabs.ts';

export type ProfilePageData = ReturnType<typeof profilePageData>;

export function profilePageData(profile: PersonProfile, viewerId: string | undefined) {
  return {
    id: profile.id,
    username: profile.username,
    fullName: profile.full_name,
    // Sentences call a business by its whole name.
    firstName: profile.is_partner ? profile.full_name : profile.first_name,
    about: profile.about,
    pronouns: profile.pronouns,
    websiteUrl: profile.website_url,
    isWebsiteClaimed: profile.is_primary_website_verified,
    imprintUrl: imprintOf(profile),
    image: profile.image_xlarge_url && new URL(profile.image_xlarge_url).pathname,
    followerCount: profile.follower_count,
    followingCount: profile.following_count - profile.interest_following_count,
    pinCount: profile.pin_count,
    unorganizedCount: profile.quick_saves_pin_count,
    isPartner: profile.is_partner,
    isOpen: profile.is_open_to_me,
    isFollowedByMe: profile.explicitly_followed_by_me,
    isFollowingMe: profile.explicitly_following_me,
    isAskedByMe: profile.is_follow_requested_by_me,
    isBlockedByMe: profile.blocked_by_me,
    isOwner: viewerId === profile.id,
    isCreator: profile.show_creator_profile,
    isHeaderMinimal: profile.has_minimal_header,
    isAdsOnly: profile.is_ads_only_profile,
    adsOnlySite: viewerId === profile.id ? profile.ads_only_profile_site : null,
    hasLoginNotice: profile.has_login_notice ?? false,
    isNameLong: hasLongWord(profile.full_name),
    monthlyViews: profile.show_creator_profile && profile.profile_views >= 0 ? profile.profile_views : null,
    ...headerExtras(profile),
    tabs: profile.eligible_profile_tabs,
    lists: listsOf(profile),
  };
}

function headerExtras(profile: PersonProfile): HeaderExtras {
  const { instagram_data } = profile;
  const isIdentified = profile.verified_identity.verified;
  return {
    isPrivate: profile.is_private_profile,
    verified: profile.is_verified_merchant ? 'merchant' : isIdentified ? 'identity' : null,
    handle: instagram_data,
  };
}

type MetaOf = Pick<
  PersonProfile,
  'username' | 'seo_title' | 'seo_description' | 'seo_noindex_reason' | 'image_xlarge_url'
>;

/** Of a page about a person; the tabs, which show parts of the same, all name the profile as the page to list. */
export function profileMeta(
  profile: MetaOf,
  { brandName, origin }: { brandName: string; origin: string },
  { heading, path = `/${profile.username}/` }: { heading?: string; path?: string } = {},
) {
  const address = origin + path.replace(/\/?$/, '/');
  return [
    { title: [heading, profile.seo_title, brandName].filter(Boolean).join(' · ') },
    { name: 'description', content: profile.seo_description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:title', content: profile.seo_title },
    { property: 'og:description', content: profile.seo_description },
    { property: 'og:url', content: address },
    ...(profile.image_xlarge_url ? [{ property: 'og:image', content: profile.image_xlarge_url }] : []),
    ...(profile.seo_noindex_reason ? [{ name: 'robots', content: 'noindex' }] : []),
  ];
}
