import { useState } from 'react';
import { classNames } from '../class-names.ts';
import styles from './avatar.module.css';
import { hueOf, initialsOf } from './initials.ts';

type AvatarProps = {
  name: string;
  /** Address of a square picture; initials on a colour of the name's own stand in for a missing or broken one. */
  src?: string | null;
  /** Edge in px. */
  size?: number;
  /** Where the name is not written beside the picture, say it here; else the avatar is decoration. */
  label?: string;
  className?: string;
};

/** A round picture of someone. */
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
    // Not as text, which would have to be part of the name of a button that the avatar stands in.
    'data-initials': initialsOf(name),
  };
  return label ? <span role="img" aria-label={label} {...own} /> : <span aria-hidden="true" {...own} />;
}
