import { useState } from 'react';
import { useLastTarget } from '../last-target.ts';
import type { Saver } from '../picker-boards.ts';
import { type SavedPin, useSavePin } from './use-save-pin.tsx';

/** A press saves at once if a target is known, else it opens the picker. */
export function useSaveChoice(pin: SavedPin, saver: Saver) {
  const [isOpen, setOpen] = useState(false);
  const { saved, save, saveQuickly } = useSavePin(pin, saver);
  const last = useLastTarget(saver.id);
  const current = saved?.target ?? last;
  const pick = () => setOpen(true);
  return {
    isSaved: saved !== null,
    isSaving: saved !== null && saved.pinId === null,
    current,
    pick,
    press: () => (saved ? pick() : saveQuickly(pick)),
    picker: { isOpen, saver, current, onClose: () => setOpen(false), onPick: save },
  };
}
