import { type PictureSize, picturePath } from '#features/core/media/picture-urls.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Reading } from '#platform/resource/context.ts';
import type { ContactRow, PersonCardRow } from '../person-row.ts';
import type { FollowedCard, PersonCard } from './person-answer.ts';

/** Picture addresses start with `origin`. */
export function presentPersonCard(row: PersonCardRow, origin: string): PersonCard {
  const image = (size: PictureSize) =>
    row.avatar_signature && origin + picturePath(row.avatar_signature, size);
  return {
    id: row.id,
    type: 'user',
    username: row.username,
    full_name: row.full_name,
    first_name: row.first_name,
    image_small_url: image('136x136'),
    image_medium_url: image('170x'),
    image_large_url: image('236x'),
    image_xlarge_url: image('474x'),
    follower_count: row.follower_count,
    is_partner: row.is_partner,
    is_verified_merchant: row.is_verified_merchant,
    is_private_profile: row.is_private_profile,
  };
}

export function presentFollowed(
  row: PersonCardRow,
  { isFollowedByMe, isAskedByMe }: { isFollowedByMe: boolean; isAskedByMe: boolean },
  origin: string,
): FollowedCard {
  return {
    ...presentPersonCard(row, origin),
    explicitly_followed_by_me: isFollowedByMe,
    is_follow_requested_by_me: isAskedByMe,
  };
}

export function presentFollowedPeople(
  { config }: Pick<Reading, 'config'>,
  people: readonly ({ row: PersonCardRow } & Parameters<typeof presentFollowed>[1])[],
): FollowedCard[] {
  return people.map(({ row, ...follow }) => presentFollowed(row, follow, config.origin));
}

export function presentPeople(
  { config }: Pick<Reading, 'config'>,
  rows: readonly PersonCardRow[],
): PersonCard[] {
  return rows.map((row) => presentPersonCard(row, config.origin));
}

/** Presents each person once per answer: a list of somebody's boards names its owner on every board. */
export function personCards(origin: string): (row: PersonCardRow) => PersonCard {
  const known = new Map<Id, PersonCard>();
  return (row) => {
    const card = known.get(row.id) ?? presentPersonCard(row, origin);
    known.set(row.id, card);
    return card;
  };
}

/** Includes what only the business itself may see. */
export function presentContact(row: ContactRow) {
  const { contact_phone_country: code, contact_phone_code: phone_code } = row;
  return {
    contact_email: row.contact_email,
    contact_phone: row.contact_phone,
    contact_phone_country: code && phone_code ? { code, phone_code } : null,
    enable_profile_message: row.enable_profile_message,
    enable_profile_address: row.enable_profile_address,
    profile_place: {
      street: row.place_street,
      extra_street: row.place_extra_street,
      locality: row.place_locality,
      region: row.place_region,
      postal_code: row.place_postal_code,
      country: row.place_country,
    },
  };
}
