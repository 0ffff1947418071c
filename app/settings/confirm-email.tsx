import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { toast } from '#design/toast/toast.ts';
import { ConfirmEmailForm } from '#features/core/identity/change-email/change-email-forms.tsx';
import { EntryPage } from '#features/core/identity/parts/entry-page.tsx';
import { pageContext } from '../server/page-context.ts';
import type { Route } from './+types/confirm-email.ts';

export function loader({ url, context }: Route.LoaderArgs) {
  const query = url.searchParams;
  const { brandName, viewer } = context.get(pageContext);
  return {
    token: query.get('token') ?? '',
    isBack: query.get('back') === 'true',
    brandName,
    isSignedIn: viewer.kind === 'person',
  };
}

export default function ConfirmEmailPage({ loaderData }: Route.ComponentProps) {
  const { token, isBack, brandName, isSignedIn } = loaderData;
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <EntryPage
      title={isBack ? t`Restore your address` : t`Confirm your address`}
      brandName={brandName}
      lead={
        isBack ? (
          <Trans>This logs out every device. Then you choose a new password.</Trans>
        ) : (
          <Trans>You'll log in with it and get our emails there.</Trans>
        )
      }
    >
      <ConfirmEmailForm
        token={token}
        isBack={isBack}
        onDone={(isTakenBack) => {
          // A full page load: whoever was signed in here no longer is.
          if (isTakenBack) return location.assign('/password-reset/');
          if (!isSignedIn) return navigate('/login/?email=changed');
          toast.show({ kind: 'success', text: t`Your new address is confirmed.` });
          return navigate('/settings/account-settings/');
        }}
      />
    </EntryPage>
  );
}
