import { Trans, useLingui } from '@lingui/react/macro';
import { use, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { DialogNote } from '#design/dialog/dialog.tsx';
import { toast } from '#design/toast/toast.ts';
import { picturePath } from '#features/core/media/picture-urls.ts';
import { createListeners } from '#platform/browser/listeners.ts';
import { CallRefused } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import { failureText } from '#platform/resource/use-connection-texts.ts';
import { lastTarget, rememberTarget, useLastTarget } from '../last-target.ts';
import { forgetPickerBoards, loadPickerBoards, type Saver } from '../picker-boards.ts';
import {
  isTargetGone,
  quickTarget,
  type SaveTarget,
  targetName,
  targetOptions,
  targetPath,
} from '../save-target.ts';

export interface SavedPin {
  id: string;
  image_signature: string;
}

const TOAST_MS = 8000;

export function useSavePin(pin: SavedPin, saver: Saver) {
  const saved = useSaved(pin.id);
  const showSaved = useSavedToast(pin, saver);
  const showFailed = useFailedToast(saver);

  const save = async (target: SaveTarget): Promise<void> => {
    noteSaved(pin.id, { target, pinId: null });
    try {
      const { data } = await call('RepinResource.create', { pin_id: pin.id, ...targetOptions(target) });
      noteSaved(pin.id, { target, pinId: data.id });
      rememberTarget(saver.id, target);
      // The board moves to the top of the list.
      forgetPickerBoards();
      showSaved(target, data.id);
    } catch (error) {
      noteSaved(pin.id, null);
      if (!(error instanceof CallRefused)) throw error;
      showFailed(error, () => save(target));
    }
  };

  /** Calls `pick` if the person has to choose. */
  const saveQuickly = async (pick: () => void) => {
    const last = lastTarget(saver.id);
    if (last) return save(last);
    const known = await loadPickerBoards(saver).catch(() => null);
    const target = known && quickTarget({ last, ...known });
    if (target) await save(target);
    else pick();
  };

  return { saved, save, saveQuickly };
}

/** Independent of the save state of the pin. */
export function useCopyPin(pin: SavedPin, saver: Saver) {
  const { t } = useLingui();
  const showFailed = useFailedToast(saver);
  const undo = async (pinId: string) => {
    try {
      await call('PinResource.delete', { id: pinId });
      toast.show({ text: t`Copy deleted`, duration: 3000 });
    } catch {
      toast.show({ kind: 'error', text: t`We couldn't undo that. Try again.` });
    }
  };
  const copy = async (target: SaveTarget): Promise<void> => {
    try {
      const { data } = await call('RepinResource.create', { pin_id: pin.id, ...targetOptions(target) });
      forgetPickerBoards();
      const place = (
        <Link to={targetPath(target, saver.username)}>{targetName(target, t`your profile`)}</Link>
      );
      toast.show({
        picture: <img src={picturePath(pin.image_signature, '136x136')} alt="" />,
        text: <Trans>Copied to {place}</Trans>,
        action: { undo: () => undo(data.id) },
        duration: TOAST_MS,
      });
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      showFailed(error, () => copy(target));
    }
  };
  return copy;
}

function useUndo(pin: SavedPin) {
  const { t } = useLingui();
  return async (target: SaveTarget, pinId: string) => {
    noteSaved(pin.id, null);
    try {
      await call('PinResource.delete', { id: pinId });
      const place = targetName(target, t`your profile`);
      toast.show({ text: t`Removed from ${place}`, duration: 3000 });
    } catch {
      noteSaved(pin.id, { target, pinId });
      toast.show({ kind: 'error', text: t`We couldn't undo that. Try again.` });
    }
  };
}

function useSavedToast(pin: SavedPin, saver: Saver) {
  const { t } = useLingui();
  const undo = useUndo(pin);
  const note = use(DialogNote);
  return (target: SaveTarget, pinId: string) => {
    const place = <Link to={targetPath(target, saver.username)}>{targetName(target, t`your profile`)}</Link>;
    toast.show({
      picture: <img src={picturePath(pin.image_signature, '136x136')} alt="" />,
      text: (
        <>
          <Trans>Saved to {place}</Trans>
          {note}
        </>
      ),
      action: { undo: () => undo(target, pinId) },
      duration: TOAST_MS,
    });
  };
}

function useFailedToast(saver: Saver) {
  const { t } = useLingui();
  return (error: CallRefused, tryAgain: () => Promise<void>) => {
    const isGone = error.status === 404 || error.status === 403;
    if (isTargetGone(error)) {
      rememberTarget(saver.id, null);
      forgetPickerBoards();
    }
    toast.show({
      kind: 'error',
      text: isGone
        ? t`This Pin or board no longer exists.`
        : failureText(error, t`We couldn't save the Pin. Check your connection.`),
      action: isGone ? undefined : { label: t`Try again`, onAction: tryAgain },
      duration: TOAST_MS,
    });
  };
}

/** Pending while `pinId` is null. */
interface Saved {
  target: SaveTarget;
  pinId: string | null;
}

// Outlives the cards: a card that scrolls away and comes back still says Saved.
const saved = new Map<string, Saved>();
const { subscribe, tell } = createListeners();

function noteSaved(sourceId: string, now: Saved | null): void {
  if (now) saved.set(sourceId, now);
  else saved.delete(sourceId);
  tell();
}

/** Hears once of each pin that is saved on this page, when it is. */
export function hearSaves(hear: (sourceId: string) => void): void {
  const heard = new Set<string>();
  subscribe(() => {
    for (const [sourceId, { pinId }] of saved) {
      if (!pinId || heard.has(sourceId)) continue;
      heard.add(sourceId);
      hear(sourceId);
    }
  });
}

function useSaved(sourceId: string): Saved | null {
  return useSyncExternalStore(
    subscribe,
    () => saved.get(sourceId) ?? null,
    () => null,
  );
}

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
    picker: { isOpen, saver, current, of: { pin_id: pin.id }, onClose: () => setOpen(false), onPick: save },
  };
}
