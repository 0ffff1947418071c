import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { classNames } from '#design/class-names.ts';
import { XIcon } from '#design/icons/visitor-icons.tsx';
import styles from './topic-chips.module.css';

type TopicChipsProps = {
  label: string;
  topics: readonly Chip[];
  /** Above a wall; on phones one line that scrolls sideways, so that pictures come sooner. */
  isBar?: boolean;
};

type Chip = {
  id: string;
  name: string;
  path: string;
  /** It narrows what is below; its path removes it. */
  isChosen?: boolean;
};

export function TopicChips({ label, topics, isBar }: TopicChipsProps) {
  const { t } = useLingui();
  return (
    <ul className={classNames(styles.chips, isBar && styles.bar)} aria-label={label}>
      {topics.map(({ id, name, path, isChosen }) => (
        <li key={id} data-chosen={isChosen || undefined}>
          <Link to={path} className={styles.chip} aria-label={isChosen ? t`Remove ${name}` : undefined}>
            {name}
            {isChosen && <XIcon size={16} />}
          </Link>
        </li>
      ))}
    </ul>
  );
}
