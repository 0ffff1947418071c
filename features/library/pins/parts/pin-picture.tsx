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
  /** The widths that may be asked for, in the order of their sizes. */
  among: readonly [PictureSize, ...PictureSize[]];
  /** How wide it will stand, as CSS. */
  sizes: string;
  isFirst?: boolean;
  isCover?: boolean;
  /** Of a picture that moves; as the reader's system wishes where it is not said. */
  motion?: PictureMotion;
};

/** A pin's picture, in the modern format and the width that fits. */
export function PinPicture({ pin, among, sizes, isFirst, isCover, motion }: PinPictureProps) {
  const set = (extension: 'jpg' | 'webp') =>
    among
      .map((size) => `${picturePath(pin.image_signature, size, extension)} ${Number.parseInt(size, 10)}w`)
      .join(', ');
  return (
    <Picture
      source={{
        src: picturePath(pin.image_signature, among[1] ?? among[0]),
        // One that moves stands still as a JPEG, so that is wanted sharp, too.
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
