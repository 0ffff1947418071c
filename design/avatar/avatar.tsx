import { useState } from 'react';
import { classNames } from '../class-names.ts';
import styles from './avatar.module.css';
import { hueOf, initialsOf } from './initials.ts';

type AvatarProps = {
  name: string;
  /** If it is missing or fails to load, initials appear on a colour derived from the name. */
  src?: string | null;
  size?: number;
  /** If it is absent, the avatar is decoration. */
  label?: string;
  className?: string;
};

export function Avatar({ name, src, size = 40, label, className }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const edge = { inlineSize: size, blockSize: size };
  if (src && src !== broken) {
    return (
      <img
        src={src}
        alt={label ?? ''}
        width={size}
        height={size}
        className={classNames(styles.avatar, className)}
        style={edge}
        loading="lazy"
        decoding="async"
        onError={() => setBroken(src)}
      />
    );
  }
  const own = {
    className: classNames(styles.avatar, styles.initials, className),
    style: { ...edge, fontSize: size * 0.4, '--hue': hueOf(name) },
    // Not as text, which would become part of the accessible name of a button around the avatar.
    'data-initials': initialsOf(name),
  };
  return label ? <span role="img" aria-label={label} {...own} /> : <span aria-hidden="true" {...own} />;
}
