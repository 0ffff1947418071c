/** Which way one looks along a follow. */
export type FollowSide = 'followers' | 'following';

/** The same, and whom somebody follows by name or by following a board of theirs. */
export type FollowList = FollowSide | 'following-any';
