import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { LinkButton } from '#design/button/link-button.tsx';
import { errorOf } from '#design/field/form-errors.tsx';
import { ChangeEmailForm } from '#features/core/identity/change-email/change-email-forms.tsx';
import { ChangePasswordForm } from '#features/core/identity/change-password/change-password-form.tsx';
import { LeaveAccountSection } from '#features/core/identity/leave-account/leave-account-section.tsx';
import { LinkedAccountsSection } from '#features/core/identity/link-account/linked-accounts-section.tsx';
import { LinkedOwnerSection } from '#features/core/identity/link-account/linked-owner-section.tsx';
import { EntryForm } from '#features/core/identity/parts/entry-form.tsx';
import { MailNote } from '#features/core/identity/parts/mailed-link-form.tsx';
import { useSendingForm } from '#features/core/identity/parts/use-sending-form.ts';
import { SessionList } from '#features/core/identity/sessions/session-list.tsx';
import { SocialConnectionSection } from '#features/core/identity/social-login/social-connection-section.tsx';
import { TwoFactorSection } from '#features/core/identity/two-factor/two-factor-section.tsx';
import { useUsernameSentences } from '#features/core/identity/username/use-username-sentences.ts';
import { UsernameField } from '#features/core/identity/username/username-field.tsx';
import { call } from '#platform/resource/client.ts';
import { requireActor } from '../shell/require-actor.ts';
import type { Route } from './+types/settings-account.ts';
import styles from './settings-account.module.css';
import { SettingsHead } from './settings-head.tsx';
import { SettingsSection } from './settings-section.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { viewer, call, locale, brandName } = requireActor(context, url);
  const [sessions, email, twoFactor, accounts, connection, owner] = await Promise.all([
    call('UserSessionsResource.get', {}),
    call('UserEmailResource.get', {}),
    call('TwoFactorResource.get', {}),
    call('UserAccountsResource.get', {}),
    call('SocialConnectionResource.get', {}),
    call('LinkedAccountsResource.get', {}),
  ]);
  return {
    sessions: sessions.data,
    email: email.data.email,
    isTwoFactorOn: twoFactor.data.is_on,
    accounts: accounts.data,
    connection: connection.data,
    owner: owner.data,
    accountId: viewer.id,
    isPartner: viewer.isPartner,
    locale,
    brandName,
    username: viewer.username,
    fullName: viewer.fullName,
  };
}

type Loaded = Route.ComponentProps['loaderData'];

export default function AccountSettingsPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const { sessions, locale, username, owner } = loaderData;
  return (
    <main id="main" className={styles.page}>
      <title>{`${t`Account settings`} · ${loaderData.brandName}`}</title>
      <meta name="robots" content="noindex" />
      <SettingsHead title={t`Account settings`} />
      <Names {...loaderData} />
      <WaysIn {...loaderData} onChanged={revalidate} />
      <TwoFactor isOn={loaderData.isTwoFactorOn} onChanged={revalidate} />
      <SettingsSection title={t`Where you're logged in`}>
        <SessionList sessions={sessions} locale={locale} onEnded={revalidate} />
      </SettingsSection>
      <Accounts {...loaderData} onChanged={revalidate} />
      {owner && (
        <SettingsSection
          title={t`Linked with you`}
          lead={
            <Trans>
              They can switch to this account without its password. If they delete theirs, this one is deleted
              too.
            </Trans>
          }
        >
          <LinkedOwnerSection owner={owner} accountId={loaderData.accountId} onEnded={revalidate} />
        </SettingsSection>
      )}
      <SettingsSection title={t`Deactivate or delete`}>
        <LeaveAccountSection username={username} />
      </SettingsSection>
    </main>
  );
}

function Names({ username, fullName, email }: Loaded) {
  const { t } = useLingui();
  return (
    <>
      <SettingsSection
        title={t`Username`}
        lead={<Trans>It's the address of your profile. Your old username keeps redirecting to it.</Trans>}
      >
        <ChangeUsernameForm
          username={username}
          fullName={fullName}
          // A full page load: the name shows all over the page.
          onChanged={() => window.location.reload()}
        />
      </SettingsSection>
      <SettingsSection
        title={t`Email address`}
        lead={
          <Trans>
            You log in with <strong>{email}</strong> and get our emails there. No one else can see it.
          </Trans>
        }
      >
        {/* A new address empties the form. */}
        <ChangeEmailForm key={email} />
      </SettingsSection>
    </>
  );
}

/** The other site only where there is one. */
function WaysIn({ connection, username, onChanged }: Loaded & { onChanged(): void }) {
  const { t } = useLingui();
  const { name, is_connected: isConnected, has_password: hasPassword } = connection;
  return (
    <>
      <SettingsSection
        title={t`Password`}
        lead={
          hasPassword ? undefined : (
            <Trans>You don't have one yet. You need one to change your address or delete your account.</Trans>
          )
        }
      >
        {hasPassword ? <ChangePasswordForm onChanged={onChanged} /> : <FirstPassword username={username} />}
      </SettingsSection>
      {(name || isConnected) && (
        <SettingsSection
          title={t`Log in with ${name ?? t`another site`}`}
          lead={
            isConnected ? (
              <Trans>It's connected, and you can log in with it.</Trans>
            ) : (
              <Trans>Connect it, and log in with it instead of your password.</Trans>
            )
          }
        >
          <SocialConnectionSection connection={connection} onChanged={onChanged} />
        </SettingsSection>
      )}
    </>
  );
}

function TwoFactor({ isOn, onChanged }: { isOn: boolean; onChanged(): void }) {
  const { t } = useLingui();
  return (
    <SettingsSection
      title={t`Two-factor authentication`}
      lead={
        isOn ? (
          <Trans>It's on: logging in requires a code from your authenticator.</Trans>
        ) : (
          <Trans>
            Logging in then requires a code from an app on your phone, so a stolen password isn't enough.
          </Trans>
        )
      }
    >
      <TwoFactorSection isOn={isOn} onChanged={onChanged} />
    </SettingsSection>
  );
}

function Accounts({ accounts, username, isPartner, onChanged }: Loaded & { onChanged(): void }) {
  const { t } = useLingui();
  return (
    <SettingsSection
      title={t`Accounts in this browser`}
      lead={
        <Trans>
          Switch between accounts, or link a business account you're logged in to, so you can reach it from
          any device.
        </Trans>
      }
    >
      <LinkedAccountsSection {...{ accounts, username, isPartner, onChanged }} />
      <div>
        <LinkButton to="/login/?add=true">
          <Trans>Add an account</Trans>
        </LinkButton>
      </div>
    </SettingsSection>
  );
}

function FirstPassword({ username }: { username: string }) {
  const [isAsked, setAsked] = useState(false);
  const form = useSendingForm({
    required: {},
    send: async () => {
      await call('PasswordResetResource.create', { username_or_email: username });
      setAsked(true);
      return 'leaving';
    },
  });
  if (isAsked)
    return (
      <MailNote>
        <Trans>We've sent you a link. Choose a password, then log in again.</Trans>
      </MailNote>
    );
  return (
    <EntryForm form={form} isPart submit={<Trans>Email me a link to set one</Trans>}>
      {null}
    </EntryForm>
  );
}

interface Props {
  username: string;
  fullName: string;
  onChanged(username: string): void;
}

function ChangeUsernameForm({ username, fullName, onChanged }: Props) {
  const { t } = useLingui();
  const form = useSendingForm({
    required: { username: t`Enter a username.` },
    sentences: useUsernameSentences(),
    send: async (fields) => {
      const { data } = await call('UsernameResource.update', { username: fields.username ?? '' });
      onChanged(data.username);
      return 'leaving';
    },
  });
  return (
    <EntryForm form={form} isPart submit={<Trans>Change username</Trans>}>
      <UsernameField
        defaultValue={username}
        fullName={() => fullName}
        error={errorOf(form.errors, 'username')}
      />
    </EntryForm>
  );
}
