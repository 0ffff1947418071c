/** Which way one looks along a follow. */
export type FollowSide = 'followers' | 'following';

/** The list that the rest of a profile's address names. */
export function sideAt(segment: string): FollowSide | null {
  const name = segment.replace(/\/$/, '');
  if (name === '_followers') return 'followers';
  return name === '_following' ? 'following' : null;
}
