import interLatin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';

/** Other scripts' files load only where their letters occur. */
export const FONT_PRELOAD = {
  rel: 'preload',
  href: interLatin,
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous',
} as const;
