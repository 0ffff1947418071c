import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { picturePath } from '#features/media/picture-urls.ts';
import type { CoverImage } from '../board-answer.ts';
import type { BoardCardData } from '../board-card-data.ts';
import styles from './board-cover.module.css';

/** The pictures of a board; blurred where the board asks for it. */
export function BoardCover({ board }: { board: Pick<BoardCardData, 'cover_images' | 'sensitivity_screen'> }) {
  if (!board.sensitivity_screen) return <CoverTiles images={board.cover_images} />;
  return (
    <CoverTiles images={board.cover_images} isBlurred>
      <span className={styles.screen}>
        <Trans>This board may contain sensitive content</Trans>
      </span>
    </CoverTiles>
  );
}

type CoverTilesProps = { images: readonly CoverImage[]; isBlurred?: boolean; children?: ReactNode };

/** One large picture and two small ones beside it; places without a picture stay grey. */
export function CoverTiles({ images: [first, second, third], isBlurred, children }: CoverTilesProps) {
  return (
    <span className={styles.cover} data-blurred={isBlurred || undefined}>
      <Tile image={first} size="236x" />
      <span className={styles.side}>
        <Tile image={second} size="170x" />
        <Tile image={third} size="170x" />
      </span>
      {children}
    </span>
  );
}

/** On dense screens the large picture is as sharp as the small ones, which are small enough as they are. */
const SHARPER = { '236x': '474x', '170x': null } as const;

function Tile({ image, size }: { image: CoverImage | undefined; size: '236x' | '170x' }) {
  if (!image) return <span className={styles.tile} />;
  const { image_signature, dominant_color } = image;
  const sharper = SHARPER[size];
  const srcSet = (format?: 'webp') =>
    [
      picturePath(image_signature, size, format),
      ...(sharper ? [`${picturePath(image_signature, sharper, format)} 2x`] : []),
    ].join(', ');
  return (
    <picture className={styles.tile} style={{ background: dominant_color }}>
      <source type="image/webp" srcSet={srcSet('webp')} />
      <img
        src={picturePath(image_signature, size)}
        srcSet={srcSet()}
        alt=""
        loading="lazy"
        decoding="async"
        className={styles.image}
      />
    </picture>
  );
}
