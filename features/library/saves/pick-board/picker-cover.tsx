import { picturePath } from '#features/core/media/picture-urls.ts';
import type { PickerBoard } from '../picker-boards.ts';
import styles from './board-picker.module.css';

/** The cover of a board at the start of its row. */
export function PickerCover({ cover: { signature, color } }: { cover: NonNullable<PickerBoard['cover']> }) {
  return (
    <img
      src={picturePath(signature, '136x136', 'webp')}
      alt=""
      loading="lazy"
      className={styles.cover}
      style={{ background: color }}
    />
  );
}
