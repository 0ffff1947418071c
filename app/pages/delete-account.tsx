import { Trans, useLingui } from '@lingui/react/macro';
import { DeleteAccountForm } from '#features/identity/leave-account/delete-account-form.tsx';
import { EntryPage } from '#features/identity/parts/entry-page.tsx';
import { pageContext } from '../page-context.ts';
import type { Route } from './+types/delete-account.ts';

export function loader({ url, context }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? '';
  return { token, brandName: context.get(pageContext).brandName };
}

/** Where the mailed link leads that deletes an account. */
export default function DeleteAccountPage({ loaderData: { token, brandName } }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <EntryPage
      title={t`Delete your account`}
      brandName={brandName}
      lead={
        <Trans>
          You are hidden from everybody at once. For 14 days you keep your account by logging in, then your
          Pins, boards and messages are gone for good.
        </Trans>
      }
    >
      <DeleteAccountForm token={token} />
    </EntryPage>
  );
}
