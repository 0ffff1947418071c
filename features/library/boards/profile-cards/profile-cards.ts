import type { ProfileCardAnswer } from '../wire/profile-card-answer.ts';

export const STORY_TYPES = ['all_pins', 'wishlist_shop_your_products_story'] as const;

export const STACK_PICTURES = 5;
export const SHOPPING_PICTURES = 5;

/** Width, px. */
export const SHOPPING_PULSAR = 136;

const MOST_SIGNATURES = 11;

export function recentSignatures(signatures: readonly string[]): string[] {
  return [...new Set(signatures)].slice(0, MOST_SIGNATURES);
}

/** Height of a picture of the stack, and the offset of each further one, as fractions of its width. */
export const STACK_RATIO = 133 / 100;
const STACK_OFFSET = 0.25;

/** Both are fractions of the card's width, which all pictures together fill. */
export function stackPlace(index: number): { start: number; width: number } {
  const width = 1 / (1 + (STACK_PICTURES - 1) * STACK_OFFSET);
  return { start: index * STACK_OFFSET * width, width };
}

export type ProfileCardData = Pick<ProfileCardAnswer, 'story_type' | 'url' | 'pin_count' | 'cover_images'>;

export function profileCardData({
  story_type,
  url,
  pin_count,
  cover_images,
}: ProfileCardAnswer): ProfileCardData {
  return { story_type, url, pin_count, cover_images };
}
