import type { ProfilePage, SocialMediaPosting, WithContext } from 'schema-dts';
import { structuredPerson } from '#features/core/people/structured-person.ts';
import type { PersonProfile } from '#features/core/people/wire/person-answer.ts';
import { imageObject, isEmbedded } from '#features/library/pins/embedded.ts';
import type { PinAnswer } from '#features/library/pins/wire/pin-answer.ts';
import type { PageContext } from '../server/page-context.ts';

const MOST_PINS = 12;

type StructuredPin = Pick<
  PinAnswer,
  'grid_title' | 'seo_url' | 'created_at' | 'images' | 'is_animated' | 'story_pin_data' | 'board'
>;

/** For search engines, of a profile that they may list; members get none. */
export async function profileStructuredData(
  page: PageContext,
  profile: PersonProfile,
): Promise<Record<string, unknown>[]> {
  if (page.viewer.id || profile.seo_noindex_reason) return [];
  const pins = page.flags.isOn('seo_profile_pins') ? await listPins(page, profile.username) : [];
  return [{ 'script:ld+json': dataOf(page.origin, profile, pins) }];
}

async function listPins({ call }: PageContext, username: string): Promise<StructuredPin[]> {
  const { data } = await call('UserPinsResource.get', {
    username,
    field_set_key: 'detailed',
    is_indexable: true,
    page_size: MOST_PINS,
  });
  return data;
}

function dataOf(
  origin: string,
  profile: PersonProfile,
  pins: readonly StructuredPin[],
): WithContext<ProfilePage> {
  const { username, about, image_xlarge_url, created_at, follower_count } = profile;
  const address = `${origin}/${username}/`;
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    '@id': address,
    dateCreated: new Date(created_at).toISOString(),
    mainEntity: {
      ...structuredPerson(profile),
      url: address,
      ...(about && { description: about }),
      ...(image_xlarge_url && { image: image_xlarge_url }),
      interactionStatistic: {
        '@type': 'InteractionCounter',
        interactionType: { '@type': 'FollowAction' },
        userInteractionCount: follower_count,
      },
    },
    ...(pins.length > 0 && { hasPart: pins.map((pin) => postingOf(origin, pin)) }),
  };
}

function postingOf(origin: string, pin: StructuredPin): SocialMediaPosting {
  return {
    '@type': 'SocialMediaPosting',
    url: `${origin}${pin.seo_url}`,
    headline: pin.grid_title,
    datePublished: new Date(pin.created_at).toISOString(),
    ...(isEmbedded(pin) && { image: imageObject(pin.images['736x']) }),
  };
}
