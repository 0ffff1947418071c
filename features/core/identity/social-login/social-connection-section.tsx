import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { Dialog } from '#design/dialog/dialog.tsx';
import { toast } from '#design/toast/toast.ts';
import type { DataOf } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import { EntryForm } from '../parts/entry-form.tsx';
import { OwnPasswordField, useOwnPasswordTexts } from '../parts/password-field.tsx';
import { useSendingForm } from '../parts/use-sending-form.ts';

type Connection = DataOf<'SocialConnectionResource.get'>;

interface SocialConnectionSectionProps {
  connection: Connection;
  onChanged(): void;
}

export function SocialConnectionSection({ connection, onChanged }: SocialConnectionSectionProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { is_connected: isConnected, has_password: hasPassword } = connection;
  const name = connection.name ?? t`another site`;
  if (!hasPassword) return isConnected && <PasswordFirst />;
  const title = isConnected ? t`Disconnect ${name}?` : t`Connect ${name}`;
  const onDisconnected = () => {
    setOpen(false);
    onChanged();
  };
  return (
    <>
      <div>
        <Button onClick={() => setOpen(true)}>
          {isConnected ? <Trans>Disconnect {name}</Trans> : <Trans>Connect {name}</Trans>}
        </Button>
      </div>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={title} size="small">
        <ConnectionForm {...{ isConnected, name, onDisconnected }} />
      </Dialog>
    </>
  );
}

function PasswordFirst() {
  return (
    <p>
      <Trans>Set a password before you disconnect it.</Trans>
    </p>
  );
}

interface ConnectionFormProps {
  isConnected: boolean;
  name: string;
  onDisconnected(): void;
}

function ConnectionForm(props: ConnectionFormProps) {
  const { isConnected, name } = props;
  const form = useChangeConnection(props);
  return (
    <EntryForm
      form={form}
      isDanger={isConnected}
      submit={isConnected ? <Trans>Disconnect</Trans> : <Trans>Go to {name}</Trans>}
    >
      <p>
        {isConnected ? (
          <Trans>You then log in with your password alone.</Trans>
        ) : (
          <Trans>
            Log in with {name} once, and you can use it here from then on. You keep your password.
          </Trans>
        )}
      </p>
      <OwnPasswordField errors={form.errors} />
    </EntryForm>
  );
}

function useChangeConnection({ isConnected, name, onDisconnected }: ConnectionFormProps) {
  const { t } = useLingui();
  const { required, sentences } = useOwnPasswordTexts();
  return useSendingForm({
    required,
    sentences: {
      ...sentences,
      'provider-failed': t`${name} isn't responding. Try again later.`,
    },
    send: async ({ password = '' }) => {
      if (!isConnected) {
        location.assign((await call('SocialConnectionResource.create', { password })).data.url);
        return 'leaving';
      }
      await call('SocialConnectionResource.delete', { password });
      const text = t`From now on, you log in with your password alone.`;
      toast.show({ kind: 'success', text });
      onDisconnected();
      return 'leaving';
    },
  });
}
