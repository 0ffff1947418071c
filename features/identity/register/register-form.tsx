import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { errorOf } from '#design/field/form-errors.tsx';
import { TextField } from '#design/field/text-field.tsx';
import type { Entrance } from '../parts/enter-site.ts';
import { EntryForm } from '../parts/entry-form.tsx';
import { PasswordField } from '../parts/password-field.tsx';
import { UsernameField } from '../username/username-field.tsx';
import type { NamedCountry } from './countries.ts';
import { BirthAndCountry, NameFields } from './person-fields.tsx';
import { useRegister } from './use-register.ts';

/** Signs up, signs in and goes on. */
export function RegisterForm({ entrance, countries }: { entrance: Entrance; countries: NamedCountry[] }) {
  const { t } = useLingui();
  const names = useRef({ first: '', last: '' });
  const form = useRegister(entrance);
  const error = (field: string) => errorOf(form.errors, field);
  return (
    <EntryForm form={form} submit={<Trans>Create account</Trans>}>
      <NameFields names={names} error={error} />
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
      <BirthAndCountry countries={countries} error={error} />
      <UsernameField
        isOptional
        fullName={() => `${names.current.first} ${names.current.last}`.trim()}
        error={error('username')}
      />
    </EntryForm>
  );
}
