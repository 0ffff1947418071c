import { classNames } from '#design/class-names.ts';
import { Picture } from '#design/picture/picture.tsx';
import { picturePath } from '#features/core/media/picture-urls.ts';
import styles from './topic-cover.module.css';

type TopicCoverProps = { image: string | null; color: string | null; size?: 'small' | 'large' | 'wide' };

/** Plain while nothing is filed under the topic. */
export function TopicCover({ image, color, size = 'small' }: TopicCoverProps) {
  return (
    <span
      className={classNames(styles.cover, size === 'wide' && styles.wide, size === 'large' && styles.large)}
    >
      {image && (
        <Picture
          source={{ src: picturePath(image, '236x'), webp: picturePath(image, '236x', 'webp') }}
          alt=""
          width={1}
          height={1}
          color={color ?? undefined}
          isCover
          isFirst={size === 'large'}
        />
      )}
    </span>
  );
}
