import { Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useRef } from 'react';
import { errorOf } from '#design/field/form-errors.tsx';
import { TextField } from '#design/field/text-field.tsx';
import { Select } from '#design/select/select.tsx';
import type { Entrance } from '../parts/enter-site.ts';
import { EntryForm, FieldPair } from '../parts/entry-form.tsx';
import { PasswordField } from '../parts/password-field.tsx';
import { UsernameField } from '../username/username-field.tsx';
import type { NamedCountry } from './countries.ts';
import { useLikelyCountry } from './use-likely-country.ts';
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

type ErrorOf = (field: string) => string | undefined;

type NameFieldsProps = {
  /** Told what is typed, as suggestions of usernames are made of it. */
  names: RefObject<{ first: string; last: string }>;
  error: ErrorOf;
};

function NameFields({ names, error }: NameFieldsProps) {
  const { t } = useLingui();
  return (
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
  );
}

function BirthAndCountry({ countries, error }: { countries: NamedCountry[]; error: ErrorOf }) {
  const { t } = useLingui();
  const [country, chooseCountry] = useLikelyCountry();
  return (
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
  );
}
