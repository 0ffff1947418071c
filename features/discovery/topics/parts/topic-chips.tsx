import { Link } from 'react-router';
import styles from './topic-chips.module.css';

type TopicChipsProps = { label: string; topics: readonly { id: string; name: string; path: string }[] };

export function TopicChips({ label, topics }: TopicChipsProps) {
  return (
    <ul className={styles.chips} aria-label={label}>
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
