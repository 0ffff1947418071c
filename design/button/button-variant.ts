import { classNames } from '../class-names.ts';
import styles from './button.module.css';

export type ButtonVariant = {
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger';
  size?: 'regular' | 'small';
  wide?: boolean;
};

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
