import styles from './pulsar.module.css';

/** A pulsing circle that draws the eye to what lies under it; `size` is its edge, px. Presses go through. */
export function Pulsar({ size }: { size: number }) {
  return (
    <span
      className={styles.pulsar}
      style={{ inlineSize: size, blockSize: size }}
      data-pulsar
      aria-hidden="true"
    />
  );
}
