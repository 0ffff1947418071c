import { useLingui } from '@lingui/react/macro';
import {
  MentionPermissionChoice,
  MessagePermissionChoice,
} from '#features/core/people/edit-settings/setting-choice.tsx';
import { AllowCommentsSwitch } from '#features/core/people/edit-settings/setting-switch.tsx';
import { requireActor } from '../shell/require-actor.ts';
import type { Route } from './+types/settings-permissions.ts';
import styles from './settings-account.module.css';
import { SettingsHead } from './settings-head.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { call, brandName } = requireActor(context, url);
  return { brandName, settings: (await call('UserSettingsResource.get', {})).data };
}

export default function PermissionsPage({ loaderData: { brandName, settings } }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <main id="main" className={styles.page}>
      <title>{`${t`Social permissions`} · ${brandName}`}</title>
      <meta name="robots" content="noindex" />
      <SettingsHead title={t`Social permissions`} />
      <section className={styles.section} aria-labelledby="comments-title">
        <h2 id="comments-title">{t`Comments`}</h2>
        <AllowCommentsSwitch stored={settings.allow_comments} />
      </section>
      <section className={styles.section}>
        <MentionPermissionChoice stored={settings.mention_permission} />
      </section>
      <section className={styles.section}>
        <MessagePermissionChoice stored={settings.message_permission} />
      </section>
    </main>
  );
}
