import { Trans, useLingui } from '@lingui/react/macro';
import { errorOf } from '#design/field/form-errors.tsx';
import type { Entrance } from '../parts/enter-site.ts';
import { EntryForm } from '../parts/entry-form.tsx';
import { PasswordField } from '../parts/password-field.tsx';
import type { NamedCountry } from './countries.ts';
import { PersonFields } from './person-fields.tsx';
import { useRegister } from './use-register.ts';

export function RegisterForm({ entrance, countries }: { entrance: Entrance; countries: NamedCountry[] }) {
  const { t } = useLingui();
  const form = useRegister(entrance);
  const error = (field: string) => errorOf(form.errors, field);
  return (
    <EntryForm form={form} submit={<Trans>Create account</Trans>}>
      <PersonFields countries={countries} error={error}>
        <PasswordField
          name="password"
          kind="new"
          label={t`Password`}
          hint={t`At least 8 characters.`}
          error={error('password')}
        />
      </PersonFields>
    </EntryForm>
  );
}
