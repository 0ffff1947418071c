import { classNames } from '#design/class-names.ts';
import { Picture } from '#design/picture/picture.tsx';
import { picturePath } from '#features/core/media/picture-urls.ts';
import styles from './topic-cover.module.css';

type TopicCoverProps = { image: string | null; color: string | null; isLarge?: boolean };

/** Plain while nothing is filed under the topic. */
export function TopicCover({ image, color, isLarge }: TopicCoverProps) {
  return (
    <span className={classNames(styles.cover, isLarge && styles.large)}>
      {image && (
        <Picture
          source={{ src: picturePath(image, '236x'), webp: picturePath(image, '236x', 'webp') }}
          alt=""
          width={1}
          height={1}
          color={color ?? undefined}
          isCover
          isFirst={isLarge}
        />
      )}
    </span>
  );
}
