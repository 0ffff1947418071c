import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { preloadBoardPicker } from '../parts/board-picker-overlay.tsx';
import type { Saver } from '../picker-boards.ts';
import { CopyDialog } from './save-dialog.tsx';
import type { SavedPin } from './use-save-pin.tsx';

/** On the page of one's own pin, where others have Save: one more of it, on another board. */
export function CopyButton({ pin, saver }: { pin: SavedPin; saver: Saver }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        onPointerEnter={preloadBoardPicker}
        onFocus={preloadBoardPicker}
      >
        <Trans>Copy</Trans>
      </Button>
      <CopyDialog {...{ pin, saver, isOpen }} onClose={() => setOpen(false)} />
    </>
  );
}
