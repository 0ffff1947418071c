import { preload } from 'react-dom';
import { picturePath } from '#features/media/picture-urls.ts';
import { CLOSEUP } from '../closeup-layout.ts';
import type { PinCardData } from '../pin-card-data.ts';
import { PinPicture } from './pin-picture.tsx';

/** The widths that a pin's page chooses among. */
export const CLOSEUP_WIDTHS = ['474x', '736x', '1200x'] as const;

/** How wide the picture stands: the whole window on phones, a pane elsewhere. */
export const CLOSEUP_SIZES = `(max-width: ${CLOSEUP.paneWidth + 32}px) 100vw, ${CLOSEUP.paneWidth}px`;

/** The picture of a pin's page; fetched before all else. */
export function CloseupPicture({ pin }: { pin: PinCardData }) {
  const set = CLOSEUP_WIDTHS.map(
    (size) => `${picturePath(pin.image_signature, size, 'webp')} ${Number.parseInt(size, 10)}w`,
  );
  preload(picturePath(pin.image_signature, '736x', 'webp'), {
    as: 'image',
    type: 'image/webp',
    imageSrcSet: set.join(', '),
    imageSizes: CLOSEUP_SIZES,
    fetchPriority: 'high',
  });
  return <PinPicture pin={pin} among={CLOSEUP_WIDTHS} sizes={CLOSEUP_SIZES} isFirst />;
}
