import { Trans } from '@lingui/react/macro';
import type { ClusterCardData } from '../cluster-card-data.ts';
import { ClusterCard } from './cluster-card.tsx';
import styles from './organize.module.css';

export function SuggestedBoards({ clusters }: { clusters: readonly ClusterCardData[] }) {
  return (
    <section className={styles.section} aria-labelledby="suggested-boards">
      <h2 id="suggested-boards" className={styles.heading}>
        <Trans>Suggested boards</Trans>
      </h2>
      <p className={styles.hint}>
        <Trans>Based on what your Pins have in common. Only you see these.</Trans>
      </p>
      <ul className={styles.clusters}>
        {clusters.map((cluster) => (
          <li key={cluster.id}>
            <ClusterCard cluster={cluster} />
          </li>
        ))}
      </ul>
    </section>
  );
}
