import type { Id } from '#platform/ids/ids.ts';

/** Without the parents, which come along. */
export const MOST_TOPICS_OF_PIN = 10;

/** More than the vocabulary has, so that somebody can follow all of it in one call. */
export const MOST_TOPICS_AT_ONCE = 500;

export interface Topic {
  id: Id;
  slug: string;
  name: string;
  parent_id: Id | null;
  follower_count: number;
  pin_count: number;
  /** Public pins, best first; the viewer may not see all of them. */
  cover_pin_ids: Id[];
}

/** ASCII letters and digits; empty if the name has none, or digits only, which would be an id. */
export function topicSlug(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const slug = (plain.match(/[a-z0-9]+/g) ?? []).join('-').slice(0, 100).replace(/-$/, '');
  return /^\d+$/.test(slug) ? '' : slug;
}

/** Words written as one: "Food & drink", "#FoodAndDrink" and "food-and-drink" have the same letters. */
export function hashtagLetters(text: string): string {
  const plain = text.normalize('NFKD').toLowerCase().replaceAll('&', 'and');
  return plain.replace(/[^\p{L}\p{N}]/gu, '');
}

export function topicPath(slug: string): string {
  return `/topics/${slug}/`;
}
