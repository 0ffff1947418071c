import { latePart } from '#design/on-demand/late-part.tsx';
import { Picture } from '#design/picture/picture.tsx';
import type { ShownCover } from '../cover.ts';
import styles from './profile-cover.module.css';

// Few covers are videos.
const CoverVideo = latePart(async () => (await import('./cover-video.tsx')).CoverVideo);

export function ProfileCover({ image, width, height, color, video }: ShownCover) {
  return (
    <div className={styles.cover}>
      <Picture
        source={{ src: image, webp: image.replace(/\.jpg$/, '.webp') }}
        alt=""
        {...{ width, height }}
        color={color ?? undefined}
        isFirst
        isCover
        className={styles.image}
      />
      {video && <CoverVideo src={video} poster={image} before={null} />}
    </div>
  );
}
