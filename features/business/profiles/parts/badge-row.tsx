import { useLingui } from '@lingui/react/macro';
import type { MerchantBadgesData, ShownBadge } from '../edit-badges/merchant-badges-data.ts';
import styles from './badge-row.module.css';

type BadgeRowProps = { badges: readonly ShownBadge[]; color: string; textColor: string };

export function BadgeRow({ badges, color: background, textColor: color }: BadgeRowProps) {
  const { t } = useLingui();
  if (badges.length === 0) return null;
  return (
    <ul className={styles.badges} aria-label={t`What this merchant stands for`}>
      {badges.map(({ id, text }) => (
        <li key={id} className={styles.badge} style={{ background, color }}>
          {text}
        </li>
      ))}
    </ul>
  );
}

export function LabelRow({ labels }: { labels: readonly string[] }) {
  const { t } = useLingui();
  if (labels.length === 0) return null;
  return (
    <ul className={styles.badges} aria-label={t`What this business says about itself`}>
      {labels.map((text) => (
        <li
          key={text}
          className={styles.badge}
          style={{ boxShadow: 'inset 0 0 0 1px var(--border-control)' }}
        >
          {text}
        </li>
      ))}
    </ul>
  );
}

export function MerchantBadges({ merchant }: { merchant: MerchantBadgesData }) {
  return (
    <>
      <BadgeRow badges={merchant.shown} {...merchant} />
      <LabelRow labels={merchant.labels} />
    </>
  );
}
