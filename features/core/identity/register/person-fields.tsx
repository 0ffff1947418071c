import { useLingui } from '@lingui/react/macro';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { TextField } from '#design/field/text-field.tsx';
import { CountrySelect } from '../parts/country-select.tsx';
import { FieldPair } from '../parts/entry-form.tsx';
import { UsernameField } from '../username/username-field.tsx';
import { likelyCountry, type NamedCountry } from './countries.ts';

type ErrorOf = (field: string) => string | undefined;

type Names = { first: string; last: string };

type NameFieldsProps = {
  names: RefObject<Names>;
  known: Names | undefined;
  error: ErrorOf;
};

function NameFields({ names, known, error }: NameFieldsProps) {
  const { t } = useLingui();
  return (
    <FieldPair>
      <TextField
        name="first_name"
        label={t`First name`}
        autoComplete="given-name"
        maxLength={100}
        defaultValue={known?.first}
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
        defaultValue={known?.last}
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
      <CountrySelect
        countries={countries}
        value={country}
        onChange={(event) => chooseCountry(event.target.value)}
        error={error('country')}
      />
    </FieldPair>
  );
}

type PersonFieldsProps = {
  countries: NamedCountry[];
  error: ErrorOf;
  known?: { names: Names; email: string | null; isEmailConfirmed: boolean };
  children?: ReactNode;
};

export function PersonFields({ countries, error, known, children }: PersonFieldsProps) {
  const { t } = useLingui();
  const names = useRef(known?.names ?? { first: '', last: '' });
  return (
    <>
      <NameFields names={names} known={known?.names} error={error} />
      <TextField
        name="email"
        type="email"
        label={t`Email`}
        autoComplete="email"
        maxLength={254}
        defaultValue={known?.email ?? ''}
        readOnly={known?.isEmailConfirmed}
        error={error('email')}
      />
      {children}
      <BirthAndCountry countries={countries} error={error} />
      <UsernameField
        isOptional
        fullName={() => `${names.current.first} ${names.current.last}`.trim()}
        error={error('username')}
      />
    </>
  );
}

/** Set after hydration, as all visitors get the same page; keeps the person's own choice. */
function useLikelyCountry(): [country: string, choose: (country: string) => void] {
  const [country, choose] = useState('');
  useEffect(() => choose((chosen) => chosen || likelyCountry(navigator.language)), []);
  return [country, choose];
}
