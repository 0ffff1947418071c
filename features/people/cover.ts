/** The sizes that a cover is kept in. */
export const COVER_RESOLUTIONS = ['736x', '1200x', 'originals'] as const;
export type CoverResolution = (typeof COVER_RESOLUTIONS)[number];

/** Empty means that no cover shows. */
export const COVER_SOURCES = ['image', 'video', ''] as const;
