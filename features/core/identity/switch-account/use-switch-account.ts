import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { toast } from '#design/toast/toast.ts';
import { CallRefused } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';

export function useSwitchAccount(path: string) {
  const { t } = useLingui();
  const [switching, setSwitching] = useState<string | null>(null);
  const switchTo = async ({ id, username }: { id: string; username: string }) => {
    setSwitching(id);
    try {
      await call('UserAccountsResource.update', { user_id: id });
    } catch (error) {
      const isOut = error instanceof CallRefused && error.reason === 'not-logged-in-there';
      const text = isOut ? t`Log in to ${username} first.` : t`That didn't work. Try again.`;
      toast.show({ kind: 'error', text });
      setSwitching(null);
      return;
    }
    const query = new URLSearchParams({ message: 'account_switch_to_settings', username });
    // Loads a new page: everything loaded before was another person's.
    location.assign(`${path}?${query}`);
  };
  return { switching, switchTo };
}
