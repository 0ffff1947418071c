import { useLingui } from '@lingui/react/macro';
import type { DiversityLabel, OwnerLabel } from '../merchant.ts';
import styles from './badge-row.module.css';
import { useLabelTexts } from './use-label-texts.ts';

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
    <ul className={styles.badges} aria-label={t`What this business says of itself`}>
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
