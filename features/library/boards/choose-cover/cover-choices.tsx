import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { SpinnerPlace } from '#design/spinner/spinner.tsx';
import { ErrorState } from '#design/states/error-state.tsx';
import { PinPicture } from '#features/library/pins/parts/pin-picture.tsx';
import type { PinCardData } from '#features/library/pins/pin-card-data.ts';
import { pinCardData } from '#features/library/pins/pin-card-data.ts';
import { call } from '#platform/resource/client.ts';
import styles from './choose-cover.module.css';

type CoverChoicesProps = { boardId: string; onChoose: (pin: PinCardData) => void };

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

interface CoverPins {
  pins: PinCardData[];
  bookmark: string | null;
  status: 'loading' | 'shown' | 'failed';
}

/** A board's pins including those in sections, paged on demand. */
function useCoverPins(boardId: string) {
  const [held, setHeld] = useState<CoverPins>({ pins: [], bookmark: null, status: 'loading' });
  const load = useCallback(
    async (after: string | null) => {
      setHeld((before) => ({ ...before, status: 'loading' }));
      try {
        const { data, bookmark } = await call('BoardFeedResource.get', {
          ...{ board_id: boardId, page_size: 48, field_set_key: 'grid_item' as const },
          ...(after && { bookmarks: [after] }),
        });
        const found = data.map(pinCardData);
        setHeld(({ pins }) => ({ pins: after ? [...pins, ...found] : found, bookmark, status: 'shown' }));
      } catch {
        setHeld((before) => ({ ...before, status: 'failed' }));
      }
    },
    [boardId],
  );
  useEffect(() => {
    load(null);
  }, [load]);
  return { ...held, more: () => load(held.bookmark) };
}
