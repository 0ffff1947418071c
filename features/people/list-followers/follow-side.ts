/** Which way one looks along a follow. */
export type FollowSide = 'followers' | 'following';
