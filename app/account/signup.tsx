import { Trans, useLingui } from '@lingui/react/macro';
import { Link, redirect } from 'react-router';
import { errorOf } from '#design/field/form-errors.tsx';
import { type Entrance, entranceOf, entranceQuery } from '#features/core/identity/parts/enter-site.ts';
import { EntryForm } from '#features/core/identity/parts/entry-form.tsx';
import { EntryPage } from '#features/core/identity/parts/entry-page.tsx';
import { PasswordField } from '#features/core/identity/parts/password-field.tsx';
import { type NamedCountry, namedCountries } from '#features/core/identity/register/countries.ts';
import { PersonFields } from '#features/core/identity/register/person-fields.tsx';
import { useRegister } from '#features/core/identity/register/use-register.ts';
import { ContinueWith } from '#features/core/identity/social-login/continue-with.tsx';
import { pageContext } from '../server/page-context.ts';
import type { Route } from './+types/signup.ts';
import { SiteMatters } from './site-matters.tsx';

export async function loader({ url, context }: Route.LoaderArgs) {
  const { viewer, call, brandName, locale, socialLogin } = context.get(pageContext);
  const entrance = entranceOf(url);
  if (viewer.kind === 'person') throw redirect(entrance.next ?? '/');
  const { data: languages } = await call('LocalesResource.get', {});
  return { entrance, brandName, socialLogin, languages, countries: namedCountries(locale) };
}

export default function SignUpPage({ loaderData }: Route.ComponentProps) {
  const { entrance, brandName, socialLogin, languages, countries } = loaderData;
  const { t } = useLingui();
  return (
    <EntryPage
      title={t`Sign up`}
      brandName={brandName}
      lead={<Trans>Keep what you find and show it your way.</Trans>}
      foot={
        <>
          <span>
            <Trans>
              Already have an account? <Link to={`/login/${entranceQuery(entrance)}`}>Log in</Link>
            </Trans>
          </span>
          <SiteMatters languages={languages} />
        </>
      }
    >
      <RegisterForm entrance={entrance} countries={countries} />
      {socialLogin && <ContinueWith name={socialLogin} next={entrance.next} />}
    </EntryPage>
  );
}

function RegisterForm({ entrance, countries }: { entrance: Entrance; countries: NamedCountry[] }) {
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
