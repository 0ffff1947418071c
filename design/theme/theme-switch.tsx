import { useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import type { Icon } from '../icons/icon.tsx';
import { MonitorIcon, MoonIcon, SunIcon } from '../icons/icons.tsx';
import { chooseTheme, readTheme, THEMES } from './choose-theme.ts';
import type { Theme } from './theme.ts';
import styles from './theme-switch.module.css';

const ICONS: Record<Theme, Icon> = { system: MonitorIcon, light: SunIcon, dark: MoonIcon };

function subscribe(changed: () => void) {
  window.addEventListener('themechange', changed);
  return () => window.removeEventListener('themechange', changed);
}

/** Follows the device, or light, or dark. */
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
