import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { picturePath } from '#features/media/picture-urls.ts';
import type { CoverCrop } from '../board.ts';
import type { CoverImage } from '../board-answer.ts';
import type { BoardCardData } from '../board-card-data.ts';
import { cropBox } from '../cover-crop.ts';
import styles from './board-cover.module.css';

type BoardCoverProps = {
  board: Pick<BoardCardData, 'cover_images' | 'cover_crop' | 'sensitivity_screen'>;
  isLarge?: boolean;
};

/** The pictures of a board; blurred where the board asks for it. */
export function BoardCover({ board, isLarge }: BoardCoverProps) {
  const { cover_images, cover_crop, sensitivity_screen } = board;
  return (
    <CoverTiles images={cover_images} crop={cover_crop} isLarge={isLarge} isBlurred={sensitivity_screen}>
      {sensitivity_screen && (
        <span className={styles.screen}>
          <span className={styles.warning}>
            <Trans>This board may contain sensitive content</Trans>
          </span>
        </span>
      )}
    </CoverTiles>
  );
}

type CoverTilesProps = {
  images: readonly CoverImage[];
  /** The part of the first picture that shows. */
  crop?: CoverCrop | null;
  isLarge?: boolean | undefined;
  isBlurred?: boolean;
  children?: ReactNode;
};

/** One large picture and two small ones beside it; places without a picture stay grey. */
export function CoverTiles(props: CoverTilesProps) {
  const { images, crop, isLarge, isBlurred, children } = props;
  const [first, second, third] = images;
  const small = isLarge ? '236x' : '170x';
  return (
    <span className={styles.cover} data-blurred={isBlurred || undefined}>
      <CoverTile image={first} crop={crop} size={isLarge ? '474x' : '236x'} />
      <span className={styles.side}>
        <CoverTile image={second} size={small} />
        <CoverTile image={third} size={small} />
      </span>
      {children}
    </span>
  );
}

/** What dense screens get instead; the smallest pictures are small enough as they are. */
const SHARPER = { '170x': null, '236x': '474x', '474x': '736x' } as const;

type CoverTileProps = {
  image: CoverImage | undefined;
  size: keyof typeof SHARPER;
  crop?: CoverCrop | null | undefined;
};

/** One picture that fills its place, or a grey place. */
export function CoverTile({ image, size: usual, crop }: CoverTileProps) {
  if (!image) return <span className={styles.tile} />;
  const { image_signature, dominant_color } = image;
  // A part of a picture is shown larger than the whole would be.
  const size = crop && usual === '236x' ? '474x' : usual;
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
        style={crop ? cropStyle(crop, image) : undefined}
      />
    </picture>
  );
}

/** The large place is nearly a square. */
function cropStyle(crop: CoverCrop, image: CoverImage) {
  const { left, top, width, height } = cropBox(crop, image, 1);
  return {
    inset: 'auto',
    left: `${left}%`,
    top: `${top}%`,
    width: `${width}%`,
    height: `${height}%`,
  };
}
