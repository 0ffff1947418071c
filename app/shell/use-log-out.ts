import { useLingui } from '@lingui/react/macro';
import { toast } from '#design/toast/toast.ts';
import { call } from '#platform/resource/client.ts';

export function useLogOut() {
  const { t } = useLingui();
  return async () => {
    try {
      await call('UserSessionResource.delete', {});
      // A full page load: nothing of this person may stay in the browser's memory.
      location.assign('/');
    } catch {
      toast.show({ kind: 'error', text: t`We couldn't log you out. Try again.` });
    }
  };
}
