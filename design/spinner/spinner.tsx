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

export function SpinnerPlace({ label, minHeight }: { label: string; minHeight?: number }) {
  return (
    <div className={styles.centred} style={{ minBlockSize: minHeight }}>
      <Spinner size={40} label={label} />
    </div>
  );
}
