import { Trans, useLingui } from '@lingui/react/macro';
import { NotificationChoices } from '#features/trust/notifications/choose-notifications/notification-choices.tsx';
import { requireActor } from '../shell/require-actor.ts';
import type { Route } from './+types/settings-notifications.ts';
import styles from './settings-account.module.css';
import { SettingsHead } from './settings-head.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { call, brandName } = requireActor(context, url);
  return { brandName, choices: (await call('NewsChoicesResource.get', {})).data };
}

export default function NotificationSettingsPage({ loaderData }: Route.ComponentProps) {
  const { brandName, choices } = loaderData;
  const { t } = useLingui();
  return (
    <main id="main" className={styles.page}>
      <title>{`${t`Notifications`} · ${brandName}`}</title>
      <meta name="robots" content="noindex" />
      <SettingsHead title={t`Notifications`} />
      <NotificationChoices stored={choices} />
      <section className={styles.section} aria-labelledby="always-title">
        <h2 id="always-title">{t`Always on`}</h2>
        <p className={styles.lead}>
          <Trans>
            Decisions about you and your Pins, on the site and by email, and emails that you request or that
            keep your account secure.
          </Trans>
        </p>
      </section>
    </main>
  );
}
