import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { Dialog } from '#design/dialog/dialog.tsx';
import type { DataOf } from '#platform/resource/call.ts';
import { ConnectionForm } from './connection-form.tsx';

type Connection = DataOf<'SocialConnectionResource.get'>;

/** Whether one logs in with another site, and the ways to change that. */
export function SocialConnectionSection({
  connection,
  onChanged,
}: {
  connection: Connection;
  onChanged(): void;
}) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { is_connected: isConnected, has_password: hasPassword } = connection;
  const name = connection.name ?? t`another site`;
  if (isConnected && !hasPassword)
    return (
      <p>
        <Trans>Choose a password before you disconnect it.</Trans>
      </p>
    );
  return (
    <>
      <div>
        <Button onClick={() => setOpen(true)}>
          {isConnected ? <Trans>Disconnect {name}</Trans> : <Trans>Connect {name}</Trans>}
        </Button>
      </div>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={isConnected ? t`Disconnect ${name}?` : t`Connect ${name}`}
        size="small"
      >
        <ConnectionForm
          isConnected={isConnected}
          name={name}
          onDisconnected={() => {
            setOpen(false);
            onChanged();
          }}
        />
      </Dialog>
    </>
  );
}
