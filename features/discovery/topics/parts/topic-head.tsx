import { Plural } from '@lingui/react/macro';
import { Link } from 'react-router';
import { TopicCover } from './topic-cover.tsx';
import styles from './topic-head.module.css';

type TopicHeadProps = {
  topic: { name: string; path: string; pinCount: number; image: string | null; color: string | null };
};

export function TopicHead({ topic: { name, path, pinCount, image, color } }: TopicHeadProps) {
  return (
    <Link to={path} className={styles.head}>
      <TopicCover image={image} color={color} />
      <span>
        <span className={styles.name}>{name}</span>
        {pinCount > 0 && (
          <span className={styles.count}>
            <Plural value={pinCount} one="# Pin" other="# Pins" />
          </span>
        )}
      </span>
    </Link>
  );
}
