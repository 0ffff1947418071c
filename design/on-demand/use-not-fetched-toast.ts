import { useLingui } from '@lingui/react/macro';
import { toast } from '../toast/toast.ts';

/** Several failures at once share one toast. */
export function useNotFetchedToast(): (tryAgain: () => void) => void {
  const { t } = useLingui();
  return (tryAgain) => {
    toast.show({
      id: 'not-fetched',
      kind: 'error',
      text: t`This could not be loaded. Check your connection.`,
      action: { label: t`Try again`, onAction: tryAgain },
      duration: 10_000,
    });
  };
}
