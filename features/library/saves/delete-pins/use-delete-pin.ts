import { useLingui } from '@lingui/react/macro';
import { useRevalidator } from 'react-router';
import { toast } from '#design/toast/toast.ts';
import { notePinChange } from '#features/library/pins/parts/pin-changes.ts';
import { call } from '#platform/resource/client.ts';
import { forgetPickerBoards } from '../picker-boards.ts';

const UNDO_MS = 10_000;

/** Offers Undo in a toast. True once it is deleted. */
export function useDeletePin() {
  const { t } = useLingui();
  const restore = useRestorePin();
  return async function deletePin(id: string): Promise<boolean> {
    notePinChange(id, { kind: 'deleted' });
    try {
      await call('PinResource.delete', { id });
    } catch {
      notePinChange(id, null);
      toast.show({
        kind: 'error',
        text: t`We couldn't delete the Pin. Try again.`,
      });
      return false;
    }
    forgetPickerBoards();
    toast.show({
      text: t`Pin deleted`,
      action: { undo: () => restore(id) },
      duration: UNDO_MS,
    });
    return true;
  };
}

/** True once it is restored. */
export function useRestorePin() {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  return async function restore(id: string): Promise<boolean> {
    try {
      await call('PinRestoreResource.create', { pin_ids: [id] });
      notePinChange(id, null);
      forgetPickerBoards();
      // A list opened since then was fetched without it.
      revalidate();
      toast.show({ text: t`Pin restored`, duration: 3000 });
      return true;
    } catch {
      toast.show({
        kind: 'error',
        text: t`We couldn't restore the Pin.`,
        action: { label: t`Try again`, onAction: () => restore(id) },
        duration: UNDO_MS,
      });
      return false;
    }
  };
}
