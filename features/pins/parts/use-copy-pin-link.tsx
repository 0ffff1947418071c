import { Trans, useLingui } from '@lingui/react/macro';
import { toast } from '#design/toast/toast.ts';
import { pinPathFor } from '../pin-path.ts';

/** Copies the address of a pin; where the browser does not allow that, shows it. */
export function useCopyPinLink(): (id: string) => Promise<void> {
  const { t } = useLingui();
  return async (id) => {
    const address = location.origin + pinPathFor(id, 'see');
    try {
      await navigator.clipboard.writeText(address);
      toast.show({ kind: 'success', text: t`Link copied`, duration: 3000 });
    } catch {
      // No permission, or a page without https, where there is no clipboard at all.
      toast.show({ text: <Trans>Copy this address: {address}</Trans>, duration: 15_000 });
    }
  };
}
