import { useLastTarget } from '../last-target.ts';
import { BoardPickerDialog } from '../parts/board-picker-overlay.tsx';
import type { Saver } from '../picker-boards.ts';
import { type SavedPin, useSavePin } from './use-save-pin.tsx';

type SaveDialogProps = { pin: SavedPin; saver: Saver; isOpen: boolean; onClose: () => void };

/** Asks where to save a pin, and saves it there. */
export function SaveDialog({ pin, saver, isOpen, onClose }: SaveDialogProps) {
  const { saved, save } = useSavePin(pin, saver);
  const last = useLastTarget(saver.id);
  return <BoardPickerDialog {...{ saver, isOpen, onClose }} current={saved?.target ?? last} onPick={save} />;
}
