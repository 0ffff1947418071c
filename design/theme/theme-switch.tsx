import { useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import type { Icon } from '../icons/icon.tsx';
import { MonitorIcon, MoonIcon, SunIcon } from '../icons/icons.tsx';
import type { Theme } from './theme.ts';
import { THEME_KEY } from './theme.ts';
import styles from './theme-switch.module.css';

const ICONS: Record<Theme, Icon> = { system: MonitorIcon, light: SunIcon, dark: MoonIcon };

function subscribe(changed: () => void) {
  window.addEventListener('themechange', changed);
  return () => window.removeEventListener('themechange', changed);
}

export function ThemeSwitch() {
  const { t } = useLingui();
  const current = useSyncExternalStore<Theme>(subscribe, readTheme, () => 'system');
  const names: Record<Theme, string> = { system: t`System`, light: t`Light`, dark: t`Dark` };
  return (
    <fieldset>
      <legend className={styles.legend}>{t`Theme`}</legend>
      <div className={styles.choices}>
        {THEMES.map((theme) => {
          const Icon = ICONS[theme];
          return (
            <label key={theme} className={styles.choice}>
              <input
                type="radio"
                name="theme"
                value={theme}
                checked={theme === current}
                onChange={() => chooseTheme(theme)}
                className={styles.input}
              />
              <Icon size={18} />
              {names[theme]}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

const THEMES: Theme[] = ['system', 'light', 'dark'];

/** Stored in the browser only: pages are the same for everybody and can be cached. */
function readTheme(): Theme {
  const now = document.documentElement.dataset.theme;
  return now === 'light' || now === 'dark' ? now : 'system';
}

function chooseTheme(theme: Theme): void {
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
    // Without storage the theme still changes for this visit.
  }
  window.dispatchEvent(new Event('themechange'));
}
