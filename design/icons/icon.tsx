import type { CSSProperties } from 'react';
import { classNames } from '../class-names.ts';
import styles from './icon.module.css';
import sprite from './sprite.svg?url';

type IconProps = {
  size?: number;
  /** If it is absent, the icon is decoration. */
  label?: string;
  filled?: boolean;
  className?: string;
  style?: CSSProperties;
};

export type Icon = (props: IconProps) => React.JSX.Element;

/** `mirrored` flips in right-to-left text. The shapes are in one image: in scripts, every page would load all of them. */
export function icon(symbol: string, mirrored = false): Icon {
  return function Icon({ size = 20, label, filled, className, style }) {
    return (
      <svg
        role={label ? 'img' : undefined}
        aria-label={label}
        aria-hidden={!label}
        viewBox="0 0 24 24"
        width={size}
        height={size}
        className={classNames(styles.icon, filled && styles.filled, mirrored && styles.mirrored, className)}
        style={style}
      >
        <use href={`${sprite}#${symbol}`} />
      </svg>
    );
  };
}
