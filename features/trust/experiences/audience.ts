import type { Viewer } from '#platform/resource/viewer.ts';
import type { Anchor, Audience, DisplayData } from './experience.ts';

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

const OWN_PAGES: readonly Anchor[] = [
  'news',
  'settings',
  'profile-create',
  'own-boards-plus',
  'first-board-plus',
];
const OF_BOARDS: readonly Anchor[] = ['board-plus', 'board-plus-dates'];

/** What their pages do not have: a newcomer has no board yet. */
const LACKS: Record<Previewed, readonly Anchor[]> = {
  visitors: [...OWN_PAGES, ...OF_BOARDS, 'merchant-badges'],
  newcomers: [...OF_BOARDS, 'merchant-badges'],
  people: ['merchant-badges'],
  businesses: [],
  returning: ['merchant-badges'],
};

interface Shown {
  audience: Audience;
  display_data: Pick<DisplayData, 'anchors_by_platform'>;
}

export function isSeenBy({ audience, display_data }: Shown, previewed: Previewed): boolean {
  if (!SEEN_BY[previewed].includes(audience)) return false;
  const anchors = Object.values(display_data.anchors_by_platform ?? {});
  return anchors.length === 0 || anchors.some((one) => !LACKS[previewed].includes(one));
}
