import { Trans, useLingui } from '@lingui/react/macro';
import { EntryPage } from '#features/core/identity/parts/entry-page.tsx';
import { MailedLinkForm } from '#features/core/identity/parts/mailed-link-form.tsx';
import { call } from '#platform/resource/client.ts';
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

function DeleteAccountForm({ token }: { token: string }) {
  const send = async () => {
    await call('UserDeletionResource.update', { token });
    location.assign('/?message=permanent_account_closure');
    return 'leaving' as const;
  };
  return <MailedLinkForm submit={<Trans>Delete my account</Trans>} isDanger isRenewable send={send} />;
}
