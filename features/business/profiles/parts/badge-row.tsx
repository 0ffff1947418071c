import { useLingui } from '@lingui/react/macro';
import { type BadgeDetail, textColorOn } from '../badge.ts';
import type { DiversityLabel, OwnerLabel } from '../merchant.ts';
import styles from './badge-row.module.css';
import { useLabelTexts } from './use-label-texts.ts';

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

export function useBadgeTexts(): (name: BadgeDetail['name']) => string {
  const { t } = useLingui();
  return (name) => {
    const words: Record<BadgeDetail['name'], string> = {
      invested_in_good: t`Invested in good`,
      eco_friendly: t`Eco-friendly`,
      responsibly_sourced: t`Responsibly sourced`,
      inclusive: t`Inclusive`,
      personal_touch: t`Personal touch`,
    };
    return words[name];
  };
}

export interface ShownLabels {
  diversity: DiversityLabel[];
  owner: OwnerLabel[];
}

export function LabelRow({ diversity, owner }: ShownLabels) {
  const { t } = useLingui();
  const texts = useLabelTexts();
  const shown = [
    ...owner.map((label) => texts.owner[label]),
    ...diversity.map((label) => texts.diversity[label]),
  ];
  if (shown.length === 0) return null;
  return (
    <ul className={styles.badges} aria-label={t`What this business says about itself`}>
      {shown.map((text) => (
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
