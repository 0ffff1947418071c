import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '#design/button/button.tsx';
import { Dialog } from '#design/dialog/dialog.tsx';
import { SpinnerPlace } from '#design/spinner/spinner.tsx';
import { ErrorState } from '#design/states/error-state.tsx';
import { toast } from '#design/toast/toast.ts';
import { PinPicture } from '#features/library/pins/parts/pin-picture.tsx';
import { type PinCardData, pinCardData } from '#features/library/pins/pin-card-data.ts';
import type { OptionsOf } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import { useFailureText } from '#platform/resource/use-connection-texts.ts';
import type { CoverCrop } from '../board.ts';
import type { BoardPageData } from '../board-page-data.ts';
import styles from './choose-cover.module.css';
import { squareCrop } from './cover-crop.ts';
import { CoverFrame } from './cover-frame.tsx';

type ChooseCoverDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  board: Pick<BoardPageData, 'id' | 'hasCustomCover'>;
};

export function ChooseCoverDialog({ isOpen, onClose, board }: ChooseCoverDialogProps) {
  const [chosen, setChosen] = useState<{ pin: PinCardData; crop: CoverCrop } | null>(null);
  const { save, isPending } = useChooseCover(board.id);
  const close = () => {
    setChosen(null);
    onClose();
  };
  const saveAs = async (...cover: Parameters<typeof save>) => (await save(...cover)) && close();
  const saveChosen = () => chosen && saveAs({ cover_pin_id: chosen.pin.id, cover_crop: chosen.crop });
  const actions = chosen ? (
    <CropActions onBack={() => setChosen(null)} onSave={saveChosen} isPending={isPending} />
  ) : (
    board.hasCustomCover && (
      <Button onClick={() => saveAs({ cover_pin_id: null })} pending={isPending}>
        <Trans>Show the newest Pins</Trans>
      </Button>
    )
  );
  const title = chosen ? <Trans>Crop the cover</Trans> : <Trans>Choose a cover</Trans>;
  return (
    <Dialog {...{ isOpen, title, actions }} onClose={close} hasNote size={chosen ? 'small' : 'medium'}>
      {chosen ? (
        <CoverFrame
          {...chosen}
          onChange={(change) => setChosen((now) => now && { pin: now.pin, crop: change(now.crop) })}
        />
      ) : (
        <CoverChoices boardId={board.id} onChoose={(pin) => setChosen({ pin, crop: squareCrop(pin, 1) })} />
      )}
    </Dialog>
  );
}

type CropActionsProps = { onBack: () => void; onSave: () => void; isPending: boolean };

function CropActions({ onBack, onSave, isPending }: CropActionsProps) {
  return (
    <>
      <Button onClick={onBack}>
        <Trans>Back</Trans>
      </Button>
      <Button variant="primary" pending={isPending} onClick={onSave}>
        <Trans>Save</Trans>
      </Button>
    </>
  );
}

function useChooseCover(boardId: string) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const { revalidate } = useRevalidator();
  const [isPending, setPending] = useState(false);
  const save = async (
    cover: Pick<OptionsOf<'BoardResource.update'>, 'cover_pin_id' | 'cover_crop'>,
  ): Promise<boolean> => {
    setPending(true);
    try {
      await call('BoardResource.update', { board_id: boardId, ...cover });
      await revalidate();
      toast.show({ kind: 'success', text: t`Cover changed` });
      return true;
    } catch (error) {
      const text = failureText(error);
      toast.show({ kind: 'error', text });
      return false;
    } finally {
      setPending(false);
    }
  };
  return { save, isPending };
}

type CoverChoicesProps = { boardId: string; onChoose: (pin: PinCardData) => void };

function CoverChoices({ boardId, onChoose }: CoverChoicesProps) {
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
