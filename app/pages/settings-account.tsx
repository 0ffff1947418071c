import { Trans, useLingui } from '@lingui/react/macro';
import { useRevalidator } from 'react-router';
import { ChangeEmailForm } from '#features/identity/change-email/change-email-form.tsx';
import { ChangePasswordForm } from '#features/identity/change-password/change-password-form.tsx';
import { LeaveAccountSection } from '#features/identity/leave-account/leave-account-section.tsx';
import { SessionList } from '#features/identity/sessions/session-list.tsx';
import { ChangeUsernameForm } from '#features/identity/username/change-username-form.tsx';
import { requireActor } from '../shell/require-actor.ts';
import type { Route } from './+types/settings-account.ts';
import styles from './settings-account.module.css';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { viewer, call, locale, brandName } = requireActor(context, request);
  const [{ data: sessions }, { data: email }] = await Promise.all([
    call('UserSessionsResource.get', {}),
    call('UserEmailResource.get', {}),
  ]);
  return {
    sessions,
    email: email.email,
    locale,
    brandName,
    username: viewer.username,
    fullName: viewer.fullName,
  };
}

/** Account settings: username, password, and where one is logged in. */
export default function AccountSettingsPage({ loaderData }: Route.ComponentProps) {
  const { sessions, email, locale, brandName, username, fullName } = loaderData;
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  return (
    <main id="main" className={styles.page}>
      <title>{`${t`Account settings`} · ${brandName}`}</title>
      <meta name="robots" content="noindex" />
      <h1>{t`Account settings`}</h1>
      <section className={styles.section} aria-labelledby="username-title">
        <h2 id="username-title">{t`Username`}</h2>
        <p className={styles.lead}>
          <Trans>Your profile is found under it. Your old name keeps leading to you.</Trans>
        </p>
        <ChangeUsernameForm
          username={username}
          fullName={fullName}
          // A whole new page: the name stands in every part of this one.
          onChanged={() => window.location.reload()}
        />
      </section>
      <section className={styles.section} aria-labelledby="email-title">
        <h2 id="email-title">{t`Mail address`}</h2>
        <p className={styles.lead}>
          <Trans>
            You log in with <strong>{email}</strong>, and mails go to it. Nobody else sees it.
          </Trans>
        </p>
        {/* A new address empties the form. */}
        <ChangeEmailForm key={email} />
      </section>
      <section className={styles.section} aria-labelledby="password-title">
        <h2 id="password-title">{t`Password`}</h2>
        <ChangePasswordForm onChanged={revalidate} />
      </section>
      <section className={styles.section} aria-labelledby="sessions-title">
        <h2 id="sessions-title">{t`Where you are logged in`}</h2>
        <SessionList sessions={sessions} locale={locale} onEnded={revalidate} />
      </section>
      <section className={styles.section} aria-labelledby="leave-title">
        <h2 id="leave-title">{t`Leave`}</h2>
        <LeaveAccountSection username={username} />
      </section>
    </main>
  );
}
