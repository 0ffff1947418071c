import { Trans, useLingui } from '@lingui/react/macro';
import { errorOf } from '#design/field/form-errors.tsx';
import { call } from '#platform/resource/client.ts';
import { EntryForm } from '../parts/entry-form.tsx';
import { useSendingForm } from '../parts/use-sending-form.ts';
import { useUsernameSentences } from './use-username-sentences.ts';
import { UsernameField } from './username-field.tsx';

interface Props {
  username: string;
  fullName: string;
  onChanged(username: string): void;
}

export function ChangeUsernameForm({ username, fullName, onChanged }: Props) {
  const { t } = useLingui();
  const form = useSendingForm({
    required: { username: t`Enter a username.` },
    sentences: useUsernameSentences(),
    send: async (fields) => {
      const { data } = await call('UsernameResource.update', { username: fields.username ?? '' });
      onChanged(data.username);
      return 'leaving';
    },
  });
  return (
    <EntryForm form={form} isPart submit={<Trans>Change username</Trans>}>
      <UsernameField
        defaultValue={username}
        fullName={() => fullName}
        error={errorOf(form.errors, 'username')}
      />
    </EntryForm>
  );
}
