import { useNavigation } from 'react-router';
import styles from './page-progress.module.css';

/** Feedback for a press whose page takes long to load. */
export function PageProgress() {
  const isComing = useNavigation().state !== 'idle';
  return isComing && <div className={styles.line} data-coming aria-hidden="true" />;
}
