import { drawCode } from './draw-code.ts';
import styles from './scan-code.module.css';

/** Black on white in both themes, as cameras need it. */
export function ScanCode({ text, label }: { text: string; label: string }) {
  const { path, size } = drawCode(text);
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} />
    </svg>
  );
}
