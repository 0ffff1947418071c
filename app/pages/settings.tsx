import { Trans, useLingui } from '@lingui/react/macro';
import { LinkButton } from '#design/button/link-button.tsx';
import { ThemeSwitch } from '#design/theme/theme-switch.tsx';
import { SaveBehaviorChoice } from '#features/people/edit-settings/save-behavior-choice.tsx';
import { requireActor } from '../shell/require-actor.ts';
import type { Route } from './+types/settings.ts';
import styles from './settings-account.module.css';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { call, brandName } = requireActor(context, request);
  return { brandName, settings: (await call('UserSettingsResource.get', {})).data };
}

/** Settings: how things look, what Save does, and the ways to profile and account. */
export default function SettingsPage({ loaderData: { brandName, settings } }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <main id="main" className={styles.page}>
      <title>{`${t`Settings`} · ${brandName}`}</title>
      <meta name="robots" content="noindex" />
      <h1>{t`Settings`}</h1>
      <section className={styles.section}>
        <ThemeSwitch />
      </section>
      <section className={styles.section}>
        <SaveBehaviorChoice kept={settings.save_behavior} />
      </section>
      <section id="profile" className={styles.section} aria-labelledby="profile-title">
        <h2 id="profile-title">{t`Profile`}</h2>
        <p className={styles.lead}>
          <Trans>Your name, your picture, and what you say about yourself.</Trans>
        </p>
        <p className={styles.ways}>
          <LinkButton to="/settings/edit-profile/">
            <Trans>Edit profile</Trans>
          </LinkButton>
          <LinkButton to="/settings/personal-information/">
            <Trans>Personal information</Trans>
          </LinkButton>
        </p>
      </section>
      <section className={styles.section} aria-labelledby="account-title">
        <h2 id="account-title">{t`Account`}</h2>
        <p className={styles.lead}>
          <Trans>Your username, your password, and where you are logged in.</Trans>
        </p>
        <p>
          <LinkButton to="/settings/account-settings/">
            <Trans>Account settings</Trans>
          </LinkButton>
        </p>
      </section>
      <section className={styles.section} aria-labelledby="privacy-title">
        <h2 id="privacy-title">{t`Privacy`}</h2>
        <p className={styles.lead}>
          <Trans>Who sees your profile, who asks to follow you, what we note, and whom you block.</Trans>
        </p>
        <p>
          <LinkButton to="/settings/privacy/">
            <Trans>Privacy settings</Trans>
          </LinkButton>
        </p>
      </section>
      <section className={styles.section} aria-labelledby="permissions-title">
        <h2 id="permissions-title">{t`Social permissions`}</h2>
        <p className={styles.lead}>
          <Trans>Who may comment on your Pins, mention you, and write to you.</Trans>
        </p>
        <p>
          <LinkButton to="/settings/permissions/">
            <Trans>Permission settings</Trans>
          </LinkButton>
        </p>
      </section>
      <section className={styles.section} aria-labelledby="notifications-title">
        <h2 id="notifications-title">{t`Notifications`}</h2>
        <p className={styles.lead}>
          <Trans>What you are told of, and what you get mails about.</Trans>
        </p>
        <p>
          <LinkButton to="/settings/notifications/">
            <Trans>Notification settings</Trans>
          </LinkButton>
        </p>
      </section>
    </main>
  );
}
