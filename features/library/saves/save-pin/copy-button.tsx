import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { useSingleKeys } from '#platform/browser/use-single-keys.ts';
import { preloadBoardPicker } from '../parts/board-picker-overlay.tsx';
import type { Saver } from '../picker-boards.ts';
import { CopyDialog } from './save-dialog.tsx';
import type { SavedPin } from './use-save-pin.tsx';

type CopyButtonProps = { pin: SavedPin; saver: Saver; size?: 'small'; className?: string };

export function CopyButton({ pin, saver, size, className }: CopyButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const keys = useSingleKeys('S');
  // A wall has hundreds of them: their dialogs mount on first use.
  const [isUsed, setUsed] = useState(false);
  if (isOpen && !isUsed) setUsed(true);
  return (
    <>
      <Button
        {...{ size, className }}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-keyshortcuts={keys}
        onClick={() => setOpen(true)}
        onPointerEnter={preloadBoardPicker}
        onFocus={preloadBoardPicker}
      >
        <Trans>Copy</Trans>
      </Button>
      {isUsed && <CopyDialog {...{ pin, saver, isOpen }} onClose={() => setOpen(false)} />}
    </>
  );
}
