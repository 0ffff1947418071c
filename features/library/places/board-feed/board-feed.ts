export const FEED_PARTS = ['all', 'unsectioned', 'section'] as const;
export type FeedPart = (typeof FEED_PARTS)[number];
