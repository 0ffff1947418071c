import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { LinkButton } from '#design/button/link-button.tsx';
import { Dialog } from '#design/dialog/dialog.tsx';
import { Spinner } from '#design/spinner/spinner.tsx';
import { ErrorState } from '#design/states/error-state.tsx';
import type { DataOf } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import { AccountRow, useSwitchAccount } from './account-row.tsx';
import styles from './switch-account.module.css';

export type Account = DataOf<'UserAccountsResource.get'>[number];

export function SwitchAccountDialog({ onClose }: { onClose(): void }) {
  const { t } = useLingui();
  return (
    <Dialog isOpen onClose={onClose} title={t`Your accounts`} size="small">
      <Accounts onClose={onClose} />
    </Dialog>
  );
}

function Accounts({ onClose }: { onClose(): void }) {
  const { accounts, hasFailed, load } = useAccounts();
  const { switching, switchTo } = useSwitchAccount('/');
  if (hasFailed)
    return (
      <ErrorState onRetry={load}>
        <Trans>We couldn't load your accounts.</Trans>
      </ErrorState>
    );
  if (!accounts) return <Spinner size={40} />;
  return (
    <div className={styles.all}>
      <ul className={styles.list}>
        {accounts.map((account) => (
          <AccountRow
            key={account.id}
            account={account}
            isPending={switching === account.id}
            onSwitch={() => switchTo(account)}
          />
        ))}
      </ul>
      <LinkButton to="/login/?add=true" onClick={onClose}>
        <Trans>Add an account</Trans>
      </LinkButton>
      <LogOuts accounts={accounts} />
    </div>
  );
}

function LogOuts({ accounts }: { accounts: readonly Account[] }) {
  const { t } = useLingui();
  const current = accounts.find((account) => account.is_current)?.username ?? '';
  const { isPending, logOut } = useLogOut();
  return (
    <div className={styles.ways}>
      {accounts.length > 1 && (
        <Button variant="ghost" onClick={() => logOut({ only_this: true })} disabled={isPending}>
          {t`Log out of ${current} only`}
        </Button>
      )}
      <Button variant="ghost" onClick={() => logOut({})} disabled={isPending}>
        {accounts.length > 1 ? <Trans>Log out of all</Trans> : <Trans>Log out</Trans>}
      </Button>
    </div>
  );
}

function useLogOut() {
  const [isPending, setPending] = useState(false);
  const logOut = async (input: { only_this?: true }) => {
    setPending(true);
    await call('UserSessionResource.delete', input).catch(() => {});
    // Loads a new page, so that none of this person's data stays in memory; the page shows whether it worked.
    location.assign('/');
  };
  return { isPending, logOut };
}

function useAccounts() {
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
