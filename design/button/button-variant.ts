import { classNames } from '../class-names.ts';
import styles from './button.module.css';

export type ButtonVariant = {
  /** The page's main action, a secondary one, a quiet one, or a destructive one. */
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger';
  /** 48 px high, or 40. */
  size?: 'regular' | 'small';
  /** Takes the full width. */
  wide?: boolean;
};

/** Class names that style an element as a button. */
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
