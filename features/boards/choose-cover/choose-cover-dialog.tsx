import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { Dialog } from '#design/dialog/dialog.tsx';
import type { PinCardData } from '#features/pins/pin-card-data.ts';
import type { CoverCrop } from '../board.ts';
import { squareCrop } from '../cover-crop.ts';
import type { BoardPageData } from '../show-board/board-page-data.ts';
import { CoverChoices } from './cover-choices.tsx';
import { CoverFrame } from './cover-frame.tsx';
import { useChooseCover } from './use-choose-cover.ts';

type ChooseCoverDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  board: Pick<BoardPageData, 'id' | 'hasCustomCover'>;
};

/** Chooses a pin as the cover of its board, then the part of its picture that shows. */
export function ChooseCoverDialog({ isOpen, onClose, board }: ChooseCoverDialogProps) {
  const [chosen, setChosen] = useState<{ pin: PinCardData; crop: CoverCrop } | null>(null);
  const { save, isPending } = useChooseCover(board.id);
  const close = () => {
    setChosen(null);
    onClose();
  };
  const saveAs = async (...cover: Parameters<typeof save>) => (await save(...cover)) && close();
  const back = (
    <Button onClick={() => setChosen(null)}>
      <Trans>Back</Trans>
    </Button>
  );
  const remove = board.hasCustomCover && (
    <Button onClick={() => saveAs({ cover_pin_id: null })} pending={isPending}>
      <Trans>Show the newest Pins</Trans>
    </Button>
  );
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={chosen ? <Trans>Crop the cover</Trans> : <Trans>Choose a cover</Trans>}
      size={chosen ? 'small' : 'medium'}
      actions={
        chosen ? (
          <>
            {back}
            <Button
              look="primary"
              pending={isPending}
              onClick={() => saveAs({ cover_pin_id: chosen.pin.id, cover_crop: chosen.crop })}
            >
              <Trans>Save</Trans>
            </Button>
          </>
        ) : (
          remove
        )
      }
    >
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
