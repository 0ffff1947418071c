/** The chosen theme; `system` follows the device. */
export type Theme = 'system' | 'light' | 'dark';

/** The key in the browser's storage. */
export const THEME_KEY = 'theme';

/** Colour of the browser's own bars, which cannot read tokens: `--surface` in each theme. */
export const THEME_COLORS = { light: '#ffffff', dark: '#141210' } as const;
