import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Avatar } from '#design/avatar/avatar.tsx';
import { Button } from '#design/button/button.tsx';
import { ConfirmDialog } from '#design/dialog/confirm-dialog.tsx';
import { toast } from '#design/toast/toast.ts';
import { pathOfPicture } from '#features/core/media/picture-urls.ts';
import type { DataOf } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import styles from '../switch-account/switch-account.module.css';

type Owner = NonNullable<DataOf<'LinkedAccountsResource.get'>>;

interface LinkedOwnerSectionProps {
  owner: Owner;
  accountId: string;
  onEnded(): void;
}

export function LinkedOwnerSection({ owner, accountId, onEnded }: LinkedOwnerSectionProps) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const { username, full_name: fullName, image_small_url: image } = owner;
  const { isPending, end } = useEnd(accountId, onEnded);
  return (
    <>
      <div className={styles.row}>
        <Avatar name={fullName} src={pathOfPicture(image)} size={40} />
        <div className={styles.who}>
          <div>{fullName}</div>
          <div className={styles.username}>{username}</div>
        </div>
        <Button size="small" onClick={() => setAsking(true)}>
          <Trans>Unlink</Trans>
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t`Unlink ${username}?`}
        confirmLabel={t`Unlink`}
        onConfirm={end}
        isPending={isPending}
      >
        <Trans>
          They will need this account's password. They and all your other devices are logged out of it, and we
          email them.
        </Trans>
      </ConfirmDialog>
    </>
  );
}

function useEnd(accountId: string, onEnded: () => void) {
  const { t } = useLingui();
  const [isPending, setPending] = useState(false);
  const end = async () => {
    setPending(true);
    try {
      await call('LinkedAccountsResource.delete', { user_id: accountId });
      toast.show({ kind: 'success', text: t`Accounts unlinked` });
      onEnded();
    } catch {
      toast.show({
        kind: 'error',
        text: t`That didn't work. Try again.`,
      });
    }
    setPending(false);
  };
  return { isPending, end };
}
