import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { call } from '#platform/resource/client.ts';
import { EntryForm } from '../parts/entry-form.tsx';
import { MailNote } from '../parts/mailed-link-form.tsx';
import { useSendingForm } from '../parts/use-sending-form.ts';

export function FirstPassword({ username }: { username: string }) {
  const [isAsked, setAsked] = useState(false);
  const form = useSendingForm({
    required: {},
    send: async () => {
      await call('PasswordResetResource.create', { username_or_email: username });
      setAsked(true);
      return 'leaving';
    },
  });
  if (isAsked)
    return (
      <MailNote>
        <Trans>We've sent you a link. Choose a password, then log in again.</Trans>
      </MailNote>
    );
  return (
    <EntryForm form={form} isPart submit={<Trans>Email me a link to set one</Trans>}>
      {null}
    </EntryForm>
  );
}
