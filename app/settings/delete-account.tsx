import { Trans, useLingui } from '@lingui/react/macro';
import { DeleteAccountForm } from '#features/core/identity/leave-account/delete-account-form.tsx';
import { EntryPage } from '#features/core/identity/parts/entry-page.tsx';
import { pageContext } from '../server/page-context.ts';
import type { Route } from './+types/delete-account.ts';

export function loader({ url, context }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? '';
  return { token, brandName: context.get(pageContext).brandName };
}

export default function DeleteAccountPage({ loaderData: { token, brandName } }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <EntryPage
      title={t`Delete your account`}
      brandName={brandName}
      lead={
        <Trans>
          Your account is hidden immediately. Log in within 14 days to keep it. After that, your Pins, boards
          and messages are deleted for good.
        </Trans>
      }
    >
      <DeleteAccountForm token={token} />
    </EntryPage>
  );
}
