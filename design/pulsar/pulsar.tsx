import styles from './pulsar.module.css';

/** `size` is its edge, px. Does not intercept presses. */
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
