import { classNames } from '../class-names.ts';
import styles from './button.module.css';

export type ButtonVariant = {
  /** What the press means: the page's main act, another act, a quiet one, or one that destroys. */
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger';
  /** 48 px high, or 40. */
  size?: 'regular' | 'small';
  /** Takes the whole line. */
  wide?: boolean;
};

/** Class names that make an element look like a button. */
export function buttonClass(
  { variant = 'secondary', size, wide }: ButtonVariant,
  ...more: (string | false | undefined)[]
) {
  return classNames(
    styles.button,
    styles[variant],
    size === 'small' && styles.small,
    wide && styles.wide,
    ...more,
  );
}
