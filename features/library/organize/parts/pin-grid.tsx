import { useLingui } from '@lingui/react/macro';
import { CheckIcon } from '#design/icons/icons.tsx';
import { SpinnerPlace } from '#design/spinner/spinner.tsx';
import { ErrorState } from '#design/states/error-state.tsx';
import { picturePath } from '#features/core/media/picture-urls.ts';
import type { PinTile } from '../organize-pins/organize-pins.ts';
import styles from './pin-grid.module.css';

type PinGridProps = {
  pins: readonly PinTile[];
  selected: readonly string[];
  onToggle: (id: string) => void;
  status: 'more' | 'loading' | 'error' | 'end';
  onRetry: () => void;
};

/** Squares of 152 px. */
export function PinGrid({ pins, selected, onToggle, status, onRetry }: PinGridProps) {
  const { t } = useLingui();
  const chosen = new Set(selected);
  return (
    <>
      <ul className={styles.pins}>
        {pins.map((pin) => (
          <li key={pin.id}>
            <button
              type="button"
              className={styles.pin}
              aria-pressed={chosen.has(pin.id)}
              aria-label={pin.grid_title || pin.alt_text || t`Pin without a title`}
              onClick={() => onToggle(pin.id)}
            >
              <PinThumb pin={pin} />
              <span className={styles.mark}>{chosen.has(pin.id) && <CheckIcon size={18} />}</span>
            </button>
          </li>
        ))}
      </ul>
      {status === 'error' && <ErrorState onRetry={onRetry} />}
      {(status === 'loading' || (status === 'more' && pins.length === 0)) && (
        <SpinnerPlace label={t`Loading Pins`} minHeight={120} />
      )}
    </>
  );
}

export function PinThumb({ pin }: { pin: Pick<PinTile, 'image_signature' | 'dominant_color'> }) {
  return (
    <img
      src={picturePath(pin.image_signature, '236x', 'webp')}
      alt=""
      loading="lazy"
      className={styles.thumb}
      style={{ background: pin.dominant_color }}
    />
  );
}
