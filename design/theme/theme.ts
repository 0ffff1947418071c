/** What a person chose; `system` follows the device. */
export type Theme = 'system' | 'light' | 'dark';

export const THEMES: Theme[] = ['system', 'light', 'dark'];
const KEY = 'theme';

/** Runs in the head before anything is drawn, so that a chosen theme never flashes the other one. */
export const THEME_BOOT = `try{var t=localStorage.getItem('${KEY}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`;

/** The chosen theme of this browser. It stays in the browser: pages are the same for everybody and can be kept. */
export function readTheme(): Theme {
  const now = document.documentElement.dataset.theme;
  return now === 'light' || now === 'dark' ? now : 'system';
}

/** Changes the theme at once and remembers it. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    if (theme === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // A browser that keeps nothing still changes its theme for this visit.
  }
  window.dispatchEvent(new Event('themechange'));
}
