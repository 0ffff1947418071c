import { useLingui } from '@lingui/react/macro';
import type { ColorName } from '../color-name.ts';
import styles from './color-swatch.module.css';

export function ColorSwatch({ color }: { color: ColorName }) {
  return <span className={styles.swatch} data-color={color} />;
}

export function useColorTexts(): Record<ColorName, string> {
  const { t } = useLingui();
  return {
    ...{ red: t`Red`, orange: t`Orange`, yellow: t`Yellow`, green: t`Green`, blue: t`Blue` },
    ...{ purple: t`Purple`, pink: t`Pink`, black: t`Black`, grey: t`Gray`, white: t`White` },
  };
}
