import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { Dialog } from '#design/dialog/dialog.tsx';
import type { DataOf } from '#platform/resource/call.ts';
import { ConnectionForm } from './connection-form.tsx';

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
