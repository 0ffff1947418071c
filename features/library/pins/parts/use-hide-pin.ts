import { useLingui } from '@lingui/react/macro';
import { toast } from '#design/toast/toast.ts';
import { call } from '#platform/resource/client.ts';
import { notePinChange } from './pin-changes.ts';

const UNDO_MS = 10_000;

export function useHidePin(): (id: string) => Promise<void> {
  const { t } = useLingui();
  const showAgain = async (id: string) => {
    try {
      await call('PinHideResource.delete', { pin_id: id });
      notePinChange(id, null);
    } catch {
      toast.show({
        kind: 'error',
        text: t`The Pin is still hidden.`,
        action: { label: t`Try again`, onAction: () => showAgain(id) },
        duration: UNDO_MS,
      });
    }
  };
  return async (id) => {
    notePinChange(id, { kind: 'hidden' });
    try {
      await call('PinHideResource.create', { pin_id: id });
    } catch {
      notePinChange(id, null);
      toast.show({ kind: 'error', text: t`The Pin could not be hidden. Please try again.` });
      return;
    }
    toast.show({
      text: t`You won't see this Pin in your home feed anymore`,
      action: { label: t`Undo`, onAction: () => showAgain(id) },
      duration: UNDO_MS,
    });
  };
}
