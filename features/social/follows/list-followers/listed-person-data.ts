import { pathOfPicture } from '#features/core/media/picture-urls.ts';
import type { ListedPerson } from './list-followers.ts';

export type ListedPersonData = ReturnType<typeof listedPersonData>;

export function listedPersonData(person: ListedPerson) {
  return {
    id: person.id,
    username: person.username,
    fullName: person.full_name,
    image: pathOfPicture(person.image_small_url),
    followerCount: person.follower_count,
    isPrivate: person.is_private_profile,
    isFollowedByMe: person.explicitly_followed_by_me,
    isAskedByMe: person.is_follow_requested_by_me,
  };
}
