import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { useAhead } from '#design/link/use-ahead.ts';
import { picturePath } from '#features/core/media/picture-urls.ts';
import { pinPathFor } from '../pin-link.ts';
import type { PinAnswer } from '../wire/pin-answer.ts';
import type { GridPin } from '../wire/pin-field-sets.ts';
import styles from './pin-strip.module.css';

const HEIGHT = 200;
/** Wider and narrower pictures are cut. */
const [NARROWEST, WIDEST] = [0.6, 1.5];

export function PinStrip({ pins, label }: { pins: readonly StripPinData[]; label: string }) {
  const { t } = useLingui();
  const ahead = useAhead();
  return (
    <ul className={styles.strip} aria-label={label}>
      {pins.map((pin) => {
        const ratio = Math.min(WIDEST, Math.max(NARROWEST, pin.width / pin.height));
        return (
          <li key={pin.id}>
            <Link
              to={pinPathFor(pin.id, 'see')}
              prefetch={ahead}
              className={styles.link}
              data-sensitive={pin.isSensitive || undefined}
            >
              <img
                src={picturePath(pin.image_signature, '236x', 'webp')}
                srcSet={`${picturePath(pin.image_signature, '474x', 'webp')} 2x`}
                alt={pin.alt_text || pin.grid_title || t`Pin of ${pin.pinnerName}`}
                width={Math.round(HEIGHT * ratio)}
                height={HEIGHT}
                loading="lazy"
                decoding="async"
                className={styles.image}
                style={{ background: pin.dominant_color }}
              />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** Pages send only these fields to the browser. */
type StripPinData = Pick<
  PinAnswer,
  'id' | 'grid_title' | 'dominant_color' | 'image_signature' | 'alt_text'
> & { width: number; height: number; pinnerName: string; isSensitive: boolean };

export function stripPinData(pin: GridPin): StripPinData {
  const { id, grid_title, dominant_color, image_signature, alt_text } = pin;
  const { width, height } = pin.images.orig;
  const pinnerName = pin.pinner.full_name;
  const isSensitive = pin.board?.sensitivity_screen ?? false;
  return {
    id,
    grid_title,
    dominant_color,
    image_signature,
    alt_text,
    width,
    height,
    pinnerName,
    isSensitive,
  };
}
