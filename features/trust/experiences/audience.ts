import type { Viewer } from '#platform/resource/viewer.ts';
import type { Audience } from './experience.ts';

/** Nothing is for crawlers, nor for limited logins, who could not end it. Whether a member returns, the browser knows. */
export function audiencesOf(viewer: Viewer): Audience[] {
  if (viewer.kind === 'anonymous') return ['everyone', 'visitors'];
  if (viewer.kind !== 'person') return [];
  const isNewcomer = viewer.card?.isNewcomer === true;
  return [
    ...(['everyone', 'members', 'returning'] as const),
    ...(isNewcomer ? (['newcomers'] as const) : []),
    viewer.isPartner ? 'businesses' : 'people',
  ];
}

/** Who has become somebody else since it was shown may still end it. */
export function mayMeet(viewer: Viewer, audience: Audience): boolean {
  if (viewer.kind === 'person') return audience !== 'visitors';
  return audiencesOf(viewer).includes(audience);
}

/** Whom staff may look as. */
export const PREVIEWED = ['visitors', 'newcomers', 'people', 'businesses', 'returning'] as const;
export type Previewed = (typeof PREVIEWED)[number];

const SEEN_BY: Record<Previewed, readonly Audience[]> = {
  visitors: ['everyone', 'visitors'],
  newcomers: ['everyone', 'members', 'newcomers', 'people'],
  people: ['everyone', 'members', 'people'],
  businesses: ['everyone', 'members', 'businesses'],
  returning: ['everyone', 'members', 'people', 'returning'],
};

export function isSeenBy(audience: Audience, previewed: Previewed): boolean {
  return SEEN_BY[previewed].includes(audience);
}
