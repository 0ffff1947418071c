/** `system` follows the device. */
export type Theme = 'system' | 'light' | 'dark';

export const THEME_KEY = 'theme';

/** The browser's own bars cannot read tokens: `--surface` in each theme. */
export const THEME_COLORS = { light: '#ffffff', dark: '#141210' } as const;
