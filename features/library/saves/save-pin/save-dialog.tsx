import { useLingui } from '@lingui/react/macro';
import { useLastTarget } from '../last-target.ts';
import { BoardPickerDialog } from '../parts/board-picker-overlay.tsx';
import type { Saver } from '../picker-boards.ts';
import { type SavedPin, useCopyPin, useSavePin } from './use-save-pin.tsx';

type SaveDialogProps = { pin: SavedPin; saver: Saver; isOpen: boolean; onClose: () => void };

/** Asks where to save a pin, and saves it there. */
export function SaveDialog({ pin, saver, isOpen, onClose }: SaveDialogProps) {
  const { saved, save } = useSavePin(pin, saver);
  const last = useLastTarget(saver.id);
  return <BoardPickerDialog {...{ saver, isOpen, onClose }} current={saved?.target ?? last} onPick={save} />;
}

/** Asks where to copy one's own pin, and copies it there. */
export function CopyDialog({ pin, saver, isOpen, onClose }: SaveDialogProps) {
  const { t } = useLingui();
  const copy = useCopyPin(pin, saver);
  return (
    <BoardPickerDialog {...{ saver, isOpen, onClose }} current={null} title={t`Copy to`} onPick={copy} />
  );
}
