import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { preload } from 'react-dom';
import { Button } from '#design/button/button.tsx';
import { IconButton } from '#design/button/icon-button.tsx';
import { PauseIcon, PlayIcon } from '#design/icons/visitor-icons.tsx';
import { picturePath } from '#features/core/media/picture-urls.ts';
import type { PinCardData } from '../pin-card-data.ts';
import styles from './closeup-picture.module.css';
import { PinPicture } from './pin-picture.tsx';

/** Pixels. */
export const CLOSEUP = { paneWidth: 508, maxWidth: 1016 } as const;

export const CLOSEUP_WIDTHS = ['474x', '736x', '1200x'] as const;

/** The whole window on phones, a pane elsewhere. */
export const CLOSEUP_SIZES = `(max-width: ${CLOSEUP.paneWidth + 32}px) 100vw, ${CLOSEUP.paneWidth}px`;

/** Height ÷ width above which a picture is cut, so that the text below it is within reach. */
const TALLEST = 2.6;
/** A small picture is enlarged at most this many times. */
const MOST_ENLARGED = 2;

const REDUCED = '(prefers-reduced-motion: reduce)';

export function CloseupPicture({ pin }: { pin: PinCardData }) {
  const [isWhole, setWhole] = useState(pin.height <= pin.width * TALLEST);
  fetchFirst(pin);
  return (
    <div
      className={isWhole ? styles.picture : styles.cut}
      style={{ maxInlineSize: pin.width * MOST_ENLARGED }}
    >
      {pin.is_animated ? (
        <Animation pin={pin} />
      ) : (
        <PinPicture pin={pin} among={CLOSEUP_WIDTHS} sizes={CLOSEUP_SIZES} isFirst />
      )}
      {!isWhole && (
        <div className={styles.rest}>
          <Button size="small" onClick={() => setWhole(true)}>
            <Trans>Show all</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}

function fetchFirst(pin: PinCardData) {
  const set = CLOSEUP_WIDTHS.map(
    (size) => `${picturePath(pin.image_signature, size, 'webp')} ${Number.parseInt(size, 10)}w`,
  );
  preload(picturePath(pin.image_signature, '736x', 'webp'), {
    as: 'image',
    type: 'image/webp',
    imageSrcSet: set.join(', '),
    imageSizes: CLOSEUP_SIZES,
    fetchPriority: 'high',
    media: pin.is_animated ? '(prefers-reduced-motion: no-preference)' : undefined,
  });
}

/** Stands still if the reader's system asks for reduced motion; a press pauses and resumes it. */
function Animation({ pin }: { pin: PinCardData }) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [isCalm, setCalm] = useState(false);
  useEffect(() => setCalm(matchMedia(REDUCED).matches), []);
  const moves = chosen ?? !isCalm;
  return (
    <>
      <PinPicture
        pin={pin}
        among={CLOSEUP_WIDTHS}
        sizes={CLOSEUP_SIZES}
        isFirst
        motion={chosen === null ? 'as wished' : chosen ? 'always' : 'never'}
      />
      <IconButton
        label={moves ? t`Stop the animation` : t`Play the animation`}
        variant="onPicture"
        size="small"
        className={styles.motion}
        onClick={() => setChosen(!moves)}
      >
        {moves ? <PauseIcon size={20} /> : <PlayIcon size={20} />}
      </IconButton>
    </>
  );
}
