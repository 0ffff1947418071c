import { classNames } from '../class-names.ts';
import styles from './skeleton.module.css';

type Length = number | string;
type SkeletonProps = { width?: Length; height?: Length; ratio?: number; round?: boolean; className?: string };

/** It has the final size. `ratio` is height ÷ width. */
export function Skeleton({ width, height, ratio, round, className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(styles.skeleton, round && styles.round, className)}
      style={{ inlineSize: width, blockSize: height, aspectRatio: ratio ? 1 / ratio : undefined }}
    />
  );
}

export function SkeletonText({ width = '60%' }: { width?: Length }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(styles.skeleton, styles.text)}
      style={{ inlineSize: width }}
    />
  );
}

type SkeletonGridProps = {
  count: number;
  /** The width of a cell, px. */
  column: number;
  children: React.ReactNode;
};

export function SkeletonGrid({ count, column, children }: SkeletonGridProps) {
  const cells = Array.from({ length: count }, (_, index) => index);
  return (
    <div aria-hidden="true" className={styles.grid} style={{ '--column': `${column}px` }}>
      {cells.map((index) => (
        <div key={index}>{children}</div>
      ))}
    </div>
  );
}
