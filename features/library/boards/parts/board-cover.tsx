import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PinIcon } from '#design/icons/visitor-icons.tsx';
import { picturePath } from '#features/core/media/picture-urls.ts';
import type { BoardCardData } from '../board-card-data.ts';
import type { PictureBox } from '../cover-box.ts';
import type { CoverImage } from '../wire/board-answer.ts';
import styles from './board-cover.module.css';

export type BoardCoverProps = {
  board: Pick<BoardCardData, 'cover_images' | 'cover_box' | 'sensitivity_screen'>;
  isLarge?: boolean;
};

export function BoardCover({ board, isLarge }: BoardCoverProps) {
  const { cover_images, cover_box, sensitivity_screen } = board;
  return (
    <CoverTiles images={cover_images} box={cover_box} isLarge={isLarge} isBlurred={sensitivity_screen}>
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
  box?: PictureBox | null;
  isLarge?: boolean | undefined;
  isBlurred?: boolean;
  children?: ReactNode;
};

/** Places without a picture stay grey; without any picture the small ones are left out. */
export function CoverTiles(props: CoverTilesProps) {
  const { images, box, isLarge, isBlurred, children } = props;
  const [first, second, third] = images;
  if (!first) {
    return (
      <span className={styles.cover}>
        <span className={styles.empty}>
          <PinIcon size={32} />
        </span>
        {children}
      </span>
    );
  }
  const small = isLarge ? '236x' : '170x';
  return (
    <span className={styles.cover}>
      <CoverTile image={first} size={isLarge ? '474x' : '236x'} {...{ box, isBlurred }} />
      <span className={styles.side}>
        <CoverTile image={second} size={small} isBlurred={isBlurred} />
        <CoverTile image={third} size={small} isBlurred={isBlurred} />
      </span>
      {children}
    </span>
  );
}

/** Sizes for dense screens; the smallest is sharp enough. */
const SHARPER = { '170x': null, '236x': '474x', '474x': '736x' } as const;

type CoverTileProps = {
  image: CoverImage | undefined;
  size: keyof typeof SHARPER;
  box?: PictureBox | null | undefined;
  isBlurred?: boolean | undefined;
};

export function CoverTile({ image, size: usual, box, isBlurred }: CoverTileProps) {
  if (!image) return <span className={styles.tile} />;
  const { image_signature, dominant_color } = image;
  // A cropped part is shown larger than the whole would be.
  const size = box && usual === '236x' ? '474x' : usual;
  const place = { className: styles.tile, style: { background: dominant_color } };
  const source = {
    src: picturePath(image_signature, size),
    srcSet: srcSetOf(image_signature, size),
    loading: 'lazy',
    decoding: 'async',
  } as const;
  if (!box && !isBlurred) return <img {...source} {...place} alt="" />;
  // A frame clips what exceeds it.
  return (
    <span {...place}>
      <img
        {...source}
        alt=""
        className={isBlurred ? styles.blurred : styles.image}
        style={box ? styleOf(box) : undefined}
      />
    </span>
  );
}

function srcSetOf(signature: string, size: keyof typeof SHARPER): string {
  const sharper = SHARPER[size];
  const usual = picturePath(signature, size, 'webp');
  return sharper ? `${usual}, ${picturePath(signature, sharper, 'webp')} 2x` : usual;
}

function styleOf({ left, top, width, height }: PictureBox) {
  return {
    inset: 'auto',
    left: `${left}%`,
    top: `${top}%`,
    width: `${width}%`,
    height: `${height}%`,
  };
}
