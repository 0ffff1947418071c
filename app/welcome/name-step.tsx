import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { errorOf } from '#design/field/form-errors.tsx';
import { TextField } from '#design/field/text-field.tsx';
import { EntryForm } from '#features/core/identity/parts/entry-form.tsx';
import { useSendingForm } from '#features/core/identity/parts/use-sending-form.ts';
import { useUsernameSentences } from '#features/core/identity/username/use-username-sentences.ts';
import { UsernameField } from '#features/core/identity/username/username-field.tsx';
import { PERSON_LIMITS } from '#features/core/people/person.ts';
import { call } from '#platform/resource/client.ts';
import { Skip, StepHead } from './step-parts.tsx';
import styles from './welcome.module.css';

type NameStepProps = { person: { fullName: string; username: string }; onward: string };

export function NameStep({ person, onward }: NameStepProps) {
  const { t } = useLingui();
  const form = useNaming(person, onward);
  const fullName = useRef(person.fullName);
  return (
    <>
      <StepHead
        title={<Trans>What should we call you?</Trans>}
        lead={<Trans>Your name is on your profile, and your username in its address.</Trans>}
      />
      <div className={styles.form}>
        <EntryForm form={form} submit={<Trans>Continue</Trans>}>
          <TextField
            name="full_name"
            label={t`Full name`}
            autoComplete="name"
            maxLength={PERSON_LIMITS.fullName}
            defaultValue={person.fullName}
            onChange={(event) => {
              fullName.current = event.currentTarget.value;
            }}
            error={errorOf(form.errors, 'full_name')}
          />
          <UsernameField
            defaultValue={person.username}
            fullName={() => fullName.current}
            error={errorOf(form.errors, 'username')}
          />
        </EntryForm>
        <Skip to={onward} />
      </div>
    </>
  );
}

function useNaming(person: NameStepProps['person'], onward: string) {
  const { t } = useLingui();
  return useSendingForm({
    required: { full_name: t`Enter your name.`, username: t`Enter a username.` },
    sentences: useUsernameSentences(),
    send: async ({ full_name = '', username = '' }) => {
      if (username !== person.username) await call('UsernameResource.update', { username });
      if (full_name !== person.fullName) await call('UserSettingsResource.update', { full_name });
      // A full page load: the name shows in the header, too.
      location.assign(onward);
      return 'leaving';
    },
  });
}
