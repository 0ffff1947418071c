import { THEME_KEY, type Theme } from './theme.ts';

export const THEMES: Theme[] = ['system', 'light', 'dark'];

/** The chosen theme of this browser. It stays in the browser: pages are the same for everybody and can be kept. */
export function readTheme(): Theme {
  const now = document.documentElement.dataset.theme;
  return now === 'light' || now === 'dark' ? now : 'system';
}

/** Changes the theme at once and remembers it. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const own = meta.dataset.for;
    if (theme === 'system') meta.media = `(prefers-color-scheme: ${own})`;
    else meta.media = own === theme ? 'all' : 'not all';
  }
  try {
    if (theme === 'system') localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, theme);
  } catch {
    // A browser that keeps nothing still changes its theme for this visit.
  }
  window.dispatchEvent(new Event('themechange'));
}
