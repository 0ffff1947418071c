export type FollowSide = 'followers' | 'following';

/** Also the people somebody follows either directly or through a board. */
export type FollowList = FollowSide | 'following-any';
