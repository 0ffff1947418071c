import { pathOfPicture } from '#features/core/media/picture-urls.ts';
import type { FollowedCard, PersonCard } from '#features/core/people/wire/person-answer.ts';

export type FoundPersonData = ReturnType<typeof foundPersonData>;

export function foundPersonData({ id, username, full_name, image_small_url, follower_count }: PersonCard) {
  return {
    id,
    username,
    fullName: full_name,
    image: pathOfPicture(image_small_url),
    followerCount: follower_count,
  };
}

export type PersonToFollowData = ReturnType<typeof personToFollowData>;

export function personToFollowData(person: FollowedCard) {
  return {
    ...foundPersonData(person),
    isPrivate: person.is_private_profile,
    isFollowedByMe: person.explicitly_followed_by_me,
    isAskedByMe: person.is_follow_requested_by_me,
  };
}
