import type { ProfileCardAnswer } from './profile-card-answer.ts';

/** What a page sends to the browser of a card that is no board. */
export type ProfileCardData = Pick<ProfileCardAnswer, 'story_type' | 'url' | 'pin_count' | 'cover_images'>;

export function profileCardData({
  story_type,
  url,
  pin_count,
  cover_images,
}: ProfileCardAnswer): ProfileCardData {
  return { story_type, url, pin_count, cover_images };
}
