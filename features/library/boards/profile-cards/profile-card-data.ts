import type { ProfileCardAnswer } from '../wire/profile-card-answer.ts';

export type ProfileCardData = Pick<ProfileCardAnswer, 'story_type' | 'url' | 'pin_count' | 'cover_images'>;

export function profileCardData({
  story_type,
  url,
  pin_count,
  cover_images,
}: ProfileCardAnswer): ProfileCardData {
  return { story_type, url, pin_count, cover_images };
}
