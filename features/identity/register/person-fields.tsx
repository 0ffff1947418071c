import { useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { TextField } from '#design/field/text-field.tsx';
import { Select } from '#design/select/select.tsx';
import { FieldPair } from '../parts/entry-form.tsx';
import type { NamedCountry } from './countries.ts';
import { useLikelyCountry } from './use-likely-country.ts';

type ErrorOf = (field: string) => string | undefined;

type Names = { first: string; last: string };

type NameFieldsProps = {
  /** Told what is typed, as suggestions of usernames are made of it. */
  names: RefObject<Names>;
  /** What is known already. */
  known?: Names;
  error: ErrorOf;
};

/** The parts of a name. */
export function NameFields({ names, known, error }: NameFieldsProps) {
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

/** Birth date, which is asked of everybody, and country, which decides from which age on. */
export function BirthAndCountry({ countries, error }: { countries: NamedCountry[]; error: ErrorOf }) {
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
