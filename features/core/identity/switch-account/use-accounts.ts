import { useCallback, useEffect, useState } from 'react';
import { call } from '#platform/resource/client.ts';
import type { Account } from './switch-account-dialog.tsx';

export function useAccounts() {
  const [accounts, setAccounts] = useState<Account[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(async () => {
    setFailed(false);
    try {
      setAccounts((await call('UserAccountsResource.get', {})).data);
    } catch {
      setFailed(true);
    }
  }, []);
  useEffect(() => void load(), [load]);
  return { accounts, hasFailed, load };
}
