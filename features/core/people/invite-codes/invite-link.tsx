import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { ShareDialog } from '#design/share/share-dialog.tsx';
import { toast } from '#design/toast/toast.ts';
import { call } from '#platform/resource/client.ts';
import { invitePath } from './invite-code.ts';
import styles from './invite-link.module.css';

type InviteLinkProps = { person: { username: string; fullName: string } };

export function InviteLink({ person }: InviteLinkProps) {
  const { t } = useLingui();
  const [path, setPath] = useState<string | null>(null);
  const attempt = async (action: () => Promise<unknown>) => {
    try {
      await action();
    } catch {
      toast.show({ kind: 'error', text: t`Uh oh! Something went wrong.` });
    }
  };
  const share = () =>
    attempt(async () => {
      const { data } = await call('ProfileInviteResource.create', {});
      setPath(invitePath(person.username, data.invite_code));
    });
  const end = () =>
    attempt(async () => {
      await call('ProfileInviteResource.delete', {});
      toast.show({ text: t`The old link no longer works.` });
    });
  return (
    <p className={styles.acts}>
      <Button onClick={share}>
        <Trans>Share invite link</Trans>
      </Button>
      <Button variant="ghost" onClick={end}>
        <Trans>Turn off the old link</Trans>
      </Button>
      <ShareDialog
        isOpen={path !== null}
        onClose={() => setPath(null)}
        title={t`Invite to follow you`}
        path={path ?? ''}
        subject={person.fullName}
      />
    </p>
  );
}
