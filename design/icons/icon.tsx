import type { CSSProperties } from 'react';
import { classNames } from '../class-names.ts';
import styles from './icon.module.css';
import sprite from './sprite.svg?url';

type IconProps = {
  /** Edge in px; 20 unless told. */
  size?: number;
  /** Said by screen readers. Without it the icon is decoration. */
  label?: string;
  /** Fills the shape, for a state that is on (a favourite, say). */
  filled?: boolean;
  className?: string;
  style?: CSSProperties;
};

export type Icon = (props: IconProps) => React.JSX.Element;

/**
 * Makes an icon of a symbol of sprite.svg; a mirrored one turns round where text runs right to left. The shapes stand
 * in one picture file, not in scripts: those would carry every icon of the product to every page.
 */
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
