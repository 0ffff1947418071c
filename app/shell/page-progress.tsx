import { useNavigation } from 'react-router';
import styles from './page-progress.module.css';

/** A line above the page while the next one takes long to load: feedback for a press. */
export function PageProgress() {
  const isComing = useNavigation().state !== 'idle';
  return isComing && <div className={styles.line} data-coming aria-hidden="true" />;
}
