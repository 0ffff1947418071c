import { Trans, useLingui } from '@lingui/react/macro';
import { Link, redirect } from 'react-router';
import { entranceOf, entranceQuery } from '#features/core/identity/parts/enter-site.ts';
import { EntryPage } from '#features/core/identity/parts/entry-page.tsx';
import { namedCountries } from '#features/core/identity/register/countries.ts';
import { RegisterForm } from '#features/core/identity/register/register-form.tsx';
import { ContinueWith } from '#features/core/identity/social-login/continue-with.tsx';
import { pageContext } from '../server/page-context.ts';
import type { Route } from './+types/signup.ts';
import { SiteMatters } from './site-matters.tsx';

export function loader({ url, context }: Route.LoaderArgs) {
  const { viewer, brandName, locale, socialLogin } = context.get(pageContext);
  const entrance = entranceOf(url);
  if (viewer.kind === 'person') throw redirect(entrance.next ?? '/');
  return { entrance, brandName, socialLogin, countries: namedCountries(locale) };
}

export default function SignUpPage({ loaderData }: Route.ComponentProps) {
  const { entrance, brandName, socialLogin, countries } = loaderData;
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
          <SiteMatters />
        </>
      }
    >
      <RegisterForm entrance={entrance} countries={countries} />
      {socialLogin && <ContinueWith name={socialLogin} next={entrance.next} />}
    </EntryPage>
  );
}
