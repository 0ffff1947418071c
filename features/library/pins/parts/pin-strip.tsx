import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { useAhead } from '#design/link/use-ahead.ts';
import { picturePath } from '#features/core/media/picture-urls.ts';
import { pinPathFor } from '../pin-link.ts';
import styles from './pin-strip.module.css';
import type { StripPinData } from './strip-pin-data.ts';

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
