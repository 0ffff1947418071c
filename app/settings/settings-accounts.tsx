import { useLingui } from '@lingui/react/macro';
import { useNavigate, useRevalidator } from 'react-router';
import { ActedAccounts, OwnInvites } from '#features/business/access/answer-invite/acted-accounts.tsx';
import { requireActor } from '../shell/require-actor.ts';
import type { Route } from './+types/settings-accounts.ts';
import styles from './settings-account.module.css';
import { SettingsHead } from './settings-head.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { call, viewer, brandName } = requireActor(context, url);
  const token = url.searchParams.get('invite');
  const [invites, profiles] = await Promise.all([
    call('BusinessInvitesResource.get', { token }),
    call('GET /vx/business_access/profiles/', {}),
  ]);
  const accounts = profiles.data.filter(({ id }) => id !== viewer.id);
  return { brandName, token, invites: invites.data, accounts };
}

export default function AccountsPage({ loaderData }: Route.ComponentProps) {
  const { brandName, token, invites, accounts } = loaderData;
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  // An answered token is no longer valid.
  const onAnswered = () => (token ? navigate('.', { replace: true }) : revalidate());
  return (
    <main id="main" className={styles.page}>
      <title>{`${t`Accounts you act for`} · ${brandName}`}</title>
      <meta name="robots" content="noindex" />
      <SettingsHead title={t`Accounts you act for`} />
      {token && !invites.some(({ is_mailed }) => is_mailed) && (
        <p role="status" className={styles.lead}>
          {t`This invitation is no longer valid. It was answered or withdrawn, or it's more than 30 days old.`}
        </p>
      )}
      {invites.length > 0 && (
        <section className={styles.section} aria-labelledby="invites-title">
          <h2 id="invites-title">{t`Invitations`}</h2>
          <OwnInvites {...{ invites, token }} onAnswered={onAnswered} />
        </section>
      )}
      <section className={styles.section} aria-labelledby="accounts-title">
        <h2 id="accounts-title">{t`Businesses`}</h2>
        <ActedAccounts accounts={accounts} onLeft={revalidate} />
      </section>
    </main>
  );
}
