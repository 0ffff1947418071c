import { Trans, useLingui } from '@lingui/react/macro';
import { toast } from '../toast/toast.ts';

/** Shows the address where the browser does not allow copying. */
export function useCopy(): (address: string) => Promise<void> {
  const { t } = useLingui();
  return async (address) => {
    try {
      await navigator.clipboard.writeText(address);
      toast.show({ kind: 'success', text: t`Link copied`, duration: 3000 });
    } catch {
      // No permission, or a page without https, where there is no clipboard at all.
      toast.show({ text: <Trans>Copy this address: {address}</Trans>, duration: 15_000 });
    }
  };
}
