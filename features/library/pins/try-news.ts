/** What people are told of what they say of pins that they tried. */
export const TRY_NEWS = ['try_like'] as const;
export type TryNews = (typeof TRY_NEWS)[number];
