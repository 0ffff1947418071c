import { Trans, useLingui } from '@lingui/react/macro';
import { EntryPage } from '#features/core/identity/parts/entry-page.tsx';
import { MailedLinkForm } from '#features/core/identity/parts/mailed-link-form.tsx';
import { call } from '#platform/resource/client.ts';
import { pageContext } from '../server/page-context.ts';
import type { Route } from './+types/two-factor-back.ts';

export function loader({ url, context }: Route.LoaderArgs) {
  const query = url.searchParams;
  return {
    token: query.get('token') ?? '',
    isWithAddress: query.get('address') === 'true',
    brandName: context.get(pageContext).brandName,
  };
}

/** The mail about two-factor login links here, for people who did not switch it on. */
export default function TwoFactorBackPage({ loaderData }: Route.ComponentProps) {
  const { token, isWithAddress, brandName } = loaderData;
  const { t } = useLingui();
  return (
    <EntryPage
      title={isWithAddress ? t`Recover your account` : t`Turn off two-factor authentication`}
      brandName={brandName}
      lead={
        isWithAddress ? (
          <Trans>
            This restores your address, turns off two-factor authentication and logs out every device. Then
            you choose a new password.
          </Trans>
        ) : (
          <Trans>
            This logs out every device and restores your address if it was changed. Then you choose a new
            password.
          </Trans>
        )
      }
    >
      {/* A full page load: whoever was signed in here no longer is. */}
      <TakeBackForm {...{ token, isWithAddress }} onDone={() => location.assign('/password-reset/')} />
    </EntryPage>
  );
}

interface TakeBackFormProps {
  token: string;
  /** The link also restores the address that it was mailed to. */
  isWithAddress: boolean;
  onDone(): void;
}

function TakeBackForm({ token, isWithAddress, onDone }: TakeBackFormProps) {
  const send = async () => {
    await call('TwoFactorBackResource.create', { token });
    onDone();
    return 'leaving' as const;
  };
  const submit = isWithAddress ? <Trans>Undo both changes</Trans> : <Trans>Turn it off</Trans>;
  return <MailedLinkForm submit={submit} send={send} />;
}
