/** The orders of a board's pins. `default` is the order by hand, which starts as the newest first. */
export const FEED_SORTS = ['default', 'newest', 'oldest', 'popular'] as const;
export type FeedSort = (typeof FEED_SORTS)[number];

/** Which pins of a board a feed holds. */
export const FEED_PARTS = ['all', 'unsectioned', 'section'] as const;
export type FeedPart = (typeof FEED_PARTS)[number];
