import { Picture, type PictureMotion } from '#design/picture/picture.tsx';
import { type PictureSize, picturePath } from '#features/core/media/picture-urls.ts';

type Pictured = {
  is_animated?: boolean;
  image_signature: string;
  dominant_color: string;
  alt_text: string | null;
  grid_title: string;
  width: number;
  height: number;
};

type PinPictureProps = {
  pin: Pictured;
  among: readonly [PictureSize, ...PictureSize[]];
  sizes: string;
  isFirst?: boolean;
  isCover?: boolean;
  /** Defaults to the reader's system setting. */
  motion?: PictureMotion;
};

export function PinPicture({ pin, among, sizes, isFirst, isCover, motion }: PinPictureProps) {
  const set = (extension: 'jpg' | 'webp') =>
    among
      .map((size) => `${picturePath(pin.image_signature, size, extension)} ${Number.parseInt(size, 10)}w`)
      .join(', ');
  return (
    <Picture
      source={{
        src: picturePath(pin.image_signature, among[1] ?? among[0]),
        // A paused animation shows a JPEG, which must be sharp too.
        jpeg: pin.is_animated ? set('jpg') : undefined,
        webp: set('webp'),
      }}
      alt={pin.alt_text ?? pin.grid_title}
      width={pin.width}
      height={pin.height}
      color={pin.dominant_color}
      sizes={sizes}
      isFirst={isFirst}
      isCover={isCover}
      motion={pin.is_animated ? (motion ?? 'as wished') : undefined}
    />
  );
}
