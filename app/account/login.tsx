import { Trans, useLingui } from '@lingui/react/macro';
import { Link, redirect } from 'react-router';
import { entranceOf, entranceQuery } from '#features/core/identity/parts/enter-site.ts';
import { EntryPage } from '#features/core/identity/parts/entry-page.tsx';
import { SignInForm } from '#features/core/identity/sign-in/sign-in-form.tsx';
import { ContinueWith } from '#features/core/identity/social-login/continue-with.tsx';
import { pageContext } from '../server/page-context.ts';
import type { Route } from './+types/login.ts';
import { SiteMatters } from './site-matters.tsx';

export async function loader({ url, context }: Route.LoaderArgs) {
  const { viewer, call, brandName, socialLogin } = context.get(pageContext);
  const entrance = entranceOf(url);
  const query = url.searchParams;
  const isAdding = query.get('add') === 'true';
  if (viewer.kind === 'person' && !isAdding) throw redirect(entrance.next ?? '/');
  const isReset = query.get('reset') === 'done';
  const isEmailChanged = query.get('email') === 'changed';
  const { data: languages } = await call('LocalesResource.get', {});
  return { entrance, brandName, socialLogin, languages, isAdding, isReset, isEmailChanged };
}

export default function LoginPage({ loaderData }: Route.ComponentProps) {
  const { entrance, brandName, socialLogin, languages, isAdding, isReset, isEmailChanged } = loaderData;
  const { t } = useLingui();
  const query = entranceQuery(entrance);
  return (
    <EntryPage
      title={isAdding ? t`Add an account` : t`Log in`}
      brandName={brandName}
      lead={
        (isAdding && <Trans>You stay logged in to your other accounts and switch between them.</Trans>) ||
        (isReset && <Trans>Your new password is set. Log in with it.</Trans>) ||
        (isEmailChanged && <Trans>Your new address is confirmed. Log in with it.</Trans>)
      }
      foot={
        <>
          <Link to={`/password-reset/${query}`}>
            <Trans>Forgot your password?</Trans>
          </Link>
          <Link to={`/limited-login/${query}`}>
            <Trans>Look around with a limited login</Trans>
          </Link>
          <span>
            <Trans>
              New to {brandName}? <Link to={`/signup/${query}`}>Sign up</Link>
            </Trans>
          </span>
          {!isAdding && <SiteMatters languages={languages} />}
        </>
      }
    >
      <SignInForm entrance={entrance} />
      {socialLogin && <ContinueWith name={socialLogin} next={entrance.next} />}
    </EntryPage>
  );
}
