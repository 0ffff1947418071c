import { useNavigation } from 'react-router';
import styles from './page-progress.module.css';

/** A line above the page once the one that somebody wants keeps them waiting: their press was heard. */
export function PageProgress() {
  const isComing = useNavigation().state !== 'idle';
  return isComing && <div className={styles.line} data-coming aria-hidden="true" />;
}
