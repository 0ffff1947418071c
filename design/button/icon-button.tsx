import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classNames } from '../class-names.ts';
import styles from './icon-button.module.css';

type Appearance = {
  /** The tooltip, too, unless `title` says otherwise ("" inside a Tooltip). */
  label: string;
  /** `onPicture` is white in both themes, for use on pictures. */
  variant?: 'ghost' | 'filled' | 'primary' | 'onPicture';
  /** 48, 40 or 32 px; never under 44 px on touch devices. */
  size?: 'regular' | 'small' | 'tiny';
};

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & Appearance;
type IconLinkProps = Omit<LinkProps, 'aria-label'> & Appearance;

function iconButtonClass(
  { variant = 'ghost', size = 'regular' }: Omit<Appearance, 'label'>,
  className?: string,
) {
  const ofDescriptor = variant === 'ghost' ? undefined : styles[variant];
  return classNames(styles.iconButton, ofDescriptor, size !== 'regular' && styles[size], className);
}

export function IconButton({ label, title = label, variant, size, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={title}
      className={iconButtonClass({ variant, size }, className)}
    />
  );
}

export function IconLink({ label, title = label, variant, size, className, ...rest }: IconLinkProps) {
  return (
    <Link
      {...rest}
      aria-label={label}
      title={title}
      className={iconButtonClass({ variant, size }, className)}
    />
  );
}
