import { Link } from 'react-router';
import { topicPath } from '../topic.ts';
import styles from './topic-chips.module.css';

type TopicChipsProps = { label: string; topics: readonly { id: string; name: string; slug: string }[] };

export function TopicChips({ label, topics }: TopicChipsProps) {
  return (
    <ul className={styles.chips} aria-label={label}>
      {topics.map(({ id, name, slug }) => (
        <li key={id}>
          <Link to={topicPath(slug)} className={styles.chip}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
