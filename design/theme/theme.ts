/** What a person chose; `system` follows the device. */
export type Theme = 'system' | 'light' | 'dark';

export const THEMES: Theme[] = ['system', 'light', 'dark'];
const KEY = 'theme';

/** Colour of the browser's own bars, which cannot read tokens: `--surface` in each theme. */
export const THEME_COLORS = { light: '#ffffff', dark: '#141210' } as const;

/** Runs in the head before anything is drawn, so that a chosen theme never flashes the other one. */
export const THEME_BOOT = `try{var t=localStorage.getItem('${KEY}');if(t==='light'||t==='dark'){document.documentElement.dataset.theme=t;document.querySelectorAll('meta[name=theme-color]').forEach(function(m){m.media=m.dataset.for===t?'all':'not all'})}}catch(e){}`;

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
    if (theme === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // A browser that keeps nothing still changes its theme for this visit.
  }
  window.dispatchEvent(new Event('themechange'));
}
