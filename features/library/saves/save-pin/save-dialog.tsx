import { useLingui } from '@lingui/react/macro';
import { useLastTarget } from '../last-target.ts';
import { BoardPickerDialog } from '../parts/board-picker-overlay.tsx';
import type { Saver } from '../picker-boards.ts';
import { type SavedPin, useCopyPin, useSavePin } from './use-save-pin.tsx';

type SaveDialogProps = { pin: SavedPin; saver: Saver; isOpen: boolean; onClose: () => void };

export function SaveDialog({ pin, saver, isOpen, onClose }: SaveDialogProps) {
  const { saved, save } = useSavePin(pin, saver);
  const last = useLastTarget(saver.id);
  return <BoardPickerDialog {...{ saver, isOpen, onClose }} current={saved?.target ?? last} onPick={save} />;
}

export function CopyDialog({ pin, saver, isOpen, onClose }: SaveDialogProps) {
  const { t } = useLingui();
  const copy = useCopyPin(pin, saver);
  return (
    <BoardPickerDialog {...{ saver, isOpen, onClose }} current={null} title={t`Copy to`} onPick={copy} />
  );
}
