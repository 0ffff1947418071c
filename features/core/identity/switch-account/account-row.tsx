import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Avatar } from '#design/avatar/avatar.tsx';
import { Button } from '#design/button/button.tsx';
import { toast } from '#design/toast/toast.ts';
import { pathOfPicture } from '#features/core/media/picture-urls.ts';
import { CallRefused } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import styles from './switch-account.module.css';
import type { Account } from './switch-account-dialog.tsx';

interface AccountRowProps {
  account: Account;
  isPending: boolean;
  onSwitch(): void;
  children?: ReactNode;
}

export function AccountRow({ account, isPending, onSwitch, children }: AccountRowProps) {
  const { t } = useLingui();
  const { username, full_name: fullName, image_small_url: image } = account;
  return (
    <li className={styles.row}>
      <Avatar name={fullName} src={pathOfPicture(image)} size={40} />
      <div className={styles.who}>
        <div>{fullName}</div>
        <div className={styles.username}>
          {username}
          {account.is_linked && (
            <>
              {' · '}
              <Trans>Linked business</Trans>
            </>
          )}
        </div>
      </div>
      {account.is_current ? (
        <span className={styles.username}>
          <Trans>In use</Trans>
        </span>
      ) : (
        <Button size="small" pending={isPending} onClick={onSwitch} aria-label={t`Switch to ${username}`}>
          <Trans>Switch</Trans>
        </Button>
      )}
      {children}
    </li>
  );
}

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
