import { useId } from 'react';
import styles from './progress-bar.module.css';

type ProgressBarProps = {
  label: string;
  /** 0 to 1; leave out while unknown. */
  value?: number;
  isLabelHidden?: boolean;
};

export function ProgressBar({ label, value, isLabelHidden }: ProgressBarProps) {
  const id = useId();
  return (
    <div className={styles.progress}>
      {!isLabelHidden && (
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
      )}
      <progress
        id={id}
        className={styles.bar}
        aria-label={isLabelHidden ? label : undefined}
        max={1}
        value={value}
      />
    </div>
  );
}
