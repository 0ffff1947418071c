import { redirect } from 'react-router';
import type { PersonProfile } from '#features/people/person-answer.ts';
import type { PageContext } from '../page-context.ts';
import { type FirstPins, firstPins } from './pin-list.tsx';

/** Where a profile that cannot be found leads. */
const NOBODY = '/?show_error=true';

/**
 * The profile at this address.
 * @throws a redirect: to the address with the right username, to the business's own site, or home where there is nobody
 */
export async function requireProfile(
  page: PageContext,
  request: Request,
  username: string,
): Promise<PersonProfile> {
  const profile = await findProfile(page, username);
  if (!profile) throw redirect(NOBODY);
  const isOwner = page.viewer.id === profile.id;
  if (username !== profile.username) {
    const { pathname, search } = new URL(request.url);
    const rest = pathname.split('/').slice(2).join('/');
    throw redirect(`/${profile.username}/${rest}${search}`);
  }
  const site = profile.is_ads_only_profile && !isOwner ? profile.ads_only_profile_site : null;
  if (site && /^https?:\/\//i.test(site)) throw redirect(site);
  return profile;
}

async function findProfile(page: PageContext, username: string): Promise<PersonProfile | null> {
  const field_set_key = page.viewer.id ? 'profile' : 'unauth_profile';
  try {
    return (await page.call('UserResource.get', { username, field_set_key })).data;
  } catch (error) {
    if (error instanceof Response && (error.status === 404 || error.status === 400)) return null;
    throw error;
  }
}

/** The first pins of a list on a profile; visitors get a fixed set of recent ones, without further pages. */
export function profilePins(page: PageContext, answer: Parameters<typeof firstPins>[0]): FirstPins {
  const pins = firstPins(answer);
  return page.viewer.id ? pins : { ...pins, bookmark: null, isCut: pins.bookmark !== null };
}

/** What the parts of a profile page show of a person. */
export type ProfileData = ReturnType<typeof profileData>;

/** The part of a profile that its page sends to the browser. */
export function profileData(profile: PersonProfile, viewerId: string | undefined) {
  return {
    id: profile.id,
    username: profile.username,
    fullName: profile.full_name,
    firstName: profile.first_name,
    about: profile.about,
    pronouns: profile.pronouns,
    websiteUrl: profile.website_url,
    image: profile.image_xlarge_url && new URL(profile.image_xlarge_url).pathname,
    followerCount: profile.follower_count,
    followingCount: profile.following_count - profile.interest_following_count,
    pinCount: profile.pin_count,
    isPartner: profile.is_partner,
    isPrivate: profile.is_private_profile,
    isOpen: !profile.is_private_profile || viewerId === profile.id || profile.explicitly_followed_by_me,
    isOwner: viewerId === profile.id,
    tabs: profile.eligible_profile_tabs,
  };
}

/** `<title>` and what search engines read of a profile, or of one of its pages. */
export function profileMeta(
  profile: { seo_title: string; seo_description: string; seo_noindex_reason: string | null },
  { brandName }: PageContext,
  heading?: string,
) {
  return [
    { title: [heading, profile.seo_title, brandName].filter(Boolean).join(' · ') },
    { name: 'description', content: profile.seo_description },
    ...(profile.seo_noindex_reason ? [{ name: 'robots', content: 'noindex' }] : []),
  ];
}
