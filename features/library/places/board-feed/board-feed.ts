/** `default` is the manual order, initially newest first. */
export const FEED_SORTS = ['default', 'newest', 'oldest', 'popular'] as const;
export type FeedSort = (typeof FEED_SORTS)[number];

export const FEED_PARTS = ['all', 'unsectioned', 'section'] as const;
export type FeedPart = (typeof FEED_PARTS)[number];
