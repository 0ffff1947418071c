import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#design/button/button.tsx';
import { SpinnerPlace } from '#design/spinner/spinner.tsx';
import { ErrorState } from '#design/states/error-state.tsx';
import { PinPicture } from '#features/library/pins/parts/pin-picture.tsx';
import type { PinCardData } from '#features/library/pins/pin-card-data.ts';
import styles from './choose-cover.module.css';
import { useCoverPins } from './use-cover-pins.ts';

type CoverChoicesProps = { boardId: string; onChoose: (pin: PinCardData) => void };

/** The pins of a board; one of them becomes its cover. */
export function CoverChoices({ boardId, onChoose }: CoverChoicesProps) {
  const { t } = useLingui();
  const { pins, bookmark, status, more } = useCoverPins(boardId);
  return (
    <>
      <ul className={styles.choices} aria-label={t`Pins on this board`}>
        {pins.map((pin) => (
          <li key={pin.id}>
            <button
              type="button"
              className={styles.choice}
              aria-label={pin.alt_text || pin.grid_title || t`Pin without a title`}
              onClick={() => onChoose(pin)}
            >
              <PinPicture pin={pin} among={['136x136', '236x']} sizes="136px" isCover />
            </button>
          </li>
        ))}
      </ul>
      {status === 'loading' && <SpinnerPlace label={t`Loading Pins`} minHeight={120} />}
      {status === 'failed' && <ErrorState onRetry={more} />}
      {status === 'shown' && bookmark && (
        <Button size="small" onClick={more} className={styles.more}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </>
  );
}
