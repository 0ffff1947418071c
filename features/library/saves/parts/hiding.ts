import { useLingui } from '@lingui/react/macro';
import { toast } from '#design/toast/toast.ts';
import { notePinChange } from '#features/library/pins/parts/pin-changes.ts';
import type { PinCardData } from '#features/library/pins/pin-card-data.ts';
import { call } from '#platform/resource/client.ts';

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
        text: t`We couldn't unhide the Pin.`,
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
      toast.show({ kind: 'error', text: t`We couldn't hide the Pin. Try again.` });
      return;
    }
    toast.show({
      text: t`Hidden. You'll see fewer Pins like this.`,
      action: { undo: () => showAgain(id) },
      duration: UNDO_MS,
    });
  };
}

/** Why the pin is in the home feed. */
export function useReasonText(reason: PinCardData['reason'], brandName = ''): string | undefined {
  const { t } = useLingui();
  if (!reason) return undefined;
  const { kind, name } = reason;
  if (kind === 'new') return t`New on ${brandName}`;
  if (kind === 'popular') return t`Popular on ${brandName}`;
  return t`Because you follow ${name}`;
}
