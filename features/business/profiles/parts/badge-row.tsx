import { useLingui } from '@lingui/react/macro';
import type { BadgeDetail } from '../badge-choice.ts';
import { textColorOn } from '../badge-color.ts';
import styles from './badge-row.module.css';
import { useBadgeTexts } from './use-badge-texts.ts';

export function BadgeRow({ badges, color }: { badges: readonly BadgeDetail[]; color: string }) {
  const { t } = useLingui();
  const textOf = useBadgeTexts();
  if (badges.length === 0) return null;
  const look = { background: color, color: textColorOn(color) };
  return (
    <ul className={styles.badges} aria-label={t`What this merchant stands for`}>
      {badges.map(({ id, name }) => (
        <li key={id} className={styles.badge} style={look}>
          {textOf(name)}
        </li>
      ))}
    </ul>
  );
}
