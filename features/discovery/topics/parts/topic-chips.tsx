import { Link } from 'react-router';
import { classNames } from '#design/class-names.ts';
import styles from './topic-chips.module.css';

type TopicChipsProps = {
  label: string;
  topics: readonly { id: string; name: string; path: string }[];
  /** Above a wall; on phones one line that scrolls sideways, so that pictures come sooner. */
  isBar?: boolean;
};

export function TopicChips({ label, topics, isBar }: TopicChipsProps) {
  return (
    <ul className={classNames(styles.chips, isBar && styles.bar)} aria-label={label}>
      {topics.map(({ id, name, path }) => (
        <li key={id}>
          <Link to={path} className={styles.chip}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
