import styles from './spinner.module.css';

type SpinnerProps = {
  /** Edge in px; 24 unless told. */
  size?: number;
  /** Announced when the spinner appears. Leave out where the thing around it already says it is busy. */
  label?: string;
};

/** Turning ring for waits of unknown length; takes the colour of the text around it. */
export function Spinner({ size = 24, label }: SpinnerProps) {
  const ring = { inlineSize: size, blockSize: size };
  if (!label) return <span className={styles.spinner} style={ring} aria-hidden="true" />;
  return (
    <span role="status">
      <span className={styles.spinner} style={ring} role="img" aria-label={label} />
    </span>
  );
}

/** A spinner in the middle of the place its content will take. */
export function SpinnerPlace({ label, minHeight }: { label: string; minHeight?: number }) {
  return (
    <div className={styles.centred} style={{ minBlockSize: minHeight }}>
      <Spinner size={40} label={label} />
    </div>
  );
}
