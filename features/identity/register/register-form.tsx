import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { errorOf } from '#design/field/form-errors.tsx';
import { TextField } from '#design/field/text-field.tsx';
import { Select } from '#design/select/select.tsx';
import { call } from '#platform/resource/client.ts';
import { type Entrance, enterSite } from '../parts/enter-site.ts';
import { EntryForm, FieldPair } from '../parts/entry-form.tsx';
import { PasswordField } from '../parts/password-field.tsx';
import { useSendingForm } from '../parts/use-sending-form.ts';
import { useUsernameSentences } from '../username/use-username-sentences.ts';
import { UsernameField } from '../username/username-field.tsx';
import type { NamedCountry } from './countries.ts';
import { useLikelyCountry } from './use-likely-country.ts';

/** Signs up, signs in and goes on. */
export function RegisterForm({ entrance, countries }: { entrance: Entrance; countries: NamedCountry[] }) {
  const { t } = useLingui();
  const usernameSentences = useUsernameSentences();
  const [country, chooseCountry] = useLikelyCountry();
  const names = useRef({ first: '', last: '' });
  const form = useSendingForm({
    required: {
      first_name: t`Enter your first name.`,
      email: t`Enter your email address.`,
      password: t`Choose a password.`,
      birthday: t`Enter your birth date.`,
      country: t`Choose your country.`,
    },
    sentences: {
      ...usernameSentences,
      'email-taken': t`There is an account with this email already. Log in instead.`,
      'invalid-email': t`Enter an email address like name@example.com.`,
      'invalid-password': t`A password has at least 8 characters.`,
      'invalid-birthday': t`Enter a birth date that exists.`,
      'too-young': t`You are not old enough to have an account in your country.`,
    },
    send: async ({ first_name = '', last_name, email = '', password = '', birthday, country, username }) => {
      await call('UserRegisterResource.create', {
        first_name,
        last_name,
        email,
        password,
        birthday,
        country,
        username: username || undefined,
      });
      return enterSite(entrance);
    },
  });
  const error = (field: string) => errorOf(form.errors, field);
  return (
    <EntryForm form={form} submit={<Trans>Create account</Trans>}>
      <FieldPair>
        <TextField
          name="first_name"
          label={t`First name`}
          autoComplete="given-name"
          maxLength={100}
          onChange={(event) => {
            names.current.first = event.target.value;
          }}
          error={error('first_name')}
        />
        <TextField
          name="last_name"
          label={t`Last name`}
          isOptional
          autoComplete="family-name"
          maxLength={99}
          onChange={(event) => {
            names.current.last = event.target.value;
          }}
        />
      </FieldPair>
      <TextField
        name="email"
        type="email"
        label={t`Email`}
        autoComplete="email"
        maxLength={254}
        error={error('email')}
      />
      <PasswordField
        name="password"
        kind="new"
        label={t`Password`}
        hint={t`At least 8 characters.`}
        error={error('password')}
      />
      <FieldPair>
        <TextField
          name="birthday"
          type="date"
          label={t`Birth date`}
          autoComplete="bday"
          error={error('birthday')}
        />
        <Select
          name="country"
          label={t`Country`}
          placeholder={t`Choose`}
          autoComplete="country"
          options={countries}
          value={country}
          onChange={(event) => chooseCountry(event.target.value)}
          error={error('country')}
        />
      </FieldPair>
      <UsernameField
        isOptional
        fullName={() => `${names.current.first} ${names.current.last}`.trim()}
        error={error('username')}
      />
    </EntryForm>
  );
}
