import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { EntryPage } from '#features/identity/parts/entry-page.tsx';
import { TakeBackForm } from '#features/identity/two-factor/take-back-form.tsx';
import { pageContext } from '../page-context.ts';
import type { Route } from './+types/two-factor-back.ts';

export function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  return { token, brandName: context.get(pageContext).brandName };
}

/** Where the mail leads that tells of two-factor authentication, for whom it was not who switched it on. */
export default function TwoFactorBackPage({ loaderData: { token, brandName } }: Route.ComponentProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <EntryPage
      title={t`Switch two-factor authentication off`}
      brandName={brandName}
      lead={<Trans>Everybody is logged out, and you choose a new password.</Trans>}
    >
      <TakeBackForm token={token} onDone={() => navigate('/password-reset/')} />
    </EntryPage>
  );
}
