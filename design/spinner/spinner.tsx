import styles from './spinner.module.css';

type SpinnerProps = {
  /** Pixels. */
  size?: number;
  /** Leave out where the surrounding element already says it is busy. */
  label?: string;
};

export function Spinner({ size = 24, label }: SpinnerProps) {
  const ring = { inlineSize: size, blockSize: size };
  if (!label) return <span className={styles.spinner} style={ring} aria-hidden="true" />;
  return (
    <span role="status">
      <span className={styles.spinner} style={ring} role="img" aria-label={label} />
    </span>
  );
}

type SpinnerPlaceProps = {
  label: string;
  minHeight?: number;
  /** In the middle of the window, above the page. */
  isOverlay?: boolean | undefined;
};

export function SpinnerPlace({ label, minHeight, isOverlay }: SpinnerPlaceProps) {
  return (
    <div className={isOverlay ? styles.overlay : styles.centred} style={{ minBlockSize: minHeight }}>
      <Spinner size={40} label={label} />
    </div>
  );
}
