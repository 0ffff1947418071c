import { useLingui } from '@lingui/react/macro';
import { toast } from '#design/toast/toast.ts';

/** Copies an address of a place and says so. */
export function useCopyAddress(): (address: string) => Promise<void> {
  const { t } = useLingui();
  return async (address) => {
    try {
      await navigator.clipboard.writeText(address);
      toast.show({ kind: 'success', text: t`Address copied`, duration: 3000 });
    } catch {
      // No permission, or a page without https, where there is no clipboard at all.
      toast.show({
        kind: 'error',
        text: t`Your browser does not allow copying. Select the address instead.`,
        duration: 8000,
      });
    }
  };
}
