import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { EditProfileForm } from '#features/people/edit-profile/edit-profile-form.tsx';
import { requireActor } from '../shell/require-actor.ts';
import type { Route } from './+types/settings-profile.ts';
import styles from './settings-account.module.css';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { viewer, call, brandName } = requireActor(context, request);
  const { data: profile } = await call('UserSettingsResource.get', {});
  return { brandName, username: viewer.username, profile };
}

/** The own profile, to be changed. */
export default function EditProfilePage({ loaderData }: Route.ComponentProps) {
  const { brandName, username, profile } = loaderData;
  const { t } = useLingui();
  const onSaved = () => {
    const told = new URLSearchParams({ message: t`Your profile is saved.` });
    // A whole new page: name and picture stand in every part of this one.
    location.assign(`/${username}/?${told}`);
  };
  return (
    <main id="main" className={styles.page}>
      <title>{`${t`Edit profile`} · ${brandName}`}</title>
      <meta name="robots" content="noindex" />
      <h1>{t`Edit profile`}</h1>
      <section className={styles.section} aria-label={t`Profile`}>
        <EditProfileForm profile={profile} onSaved={onSaved} />
      </section>
      <p className={styles.lead}>
        <Trans>
          Your pronouns and where you live are part of your{' '}
          <Link to="/settings/personal-information/#community-information">community information</Link>, your
          username of your <Link to="/settings/account-settings/">account settings</Link>.
        </Trans>
      </p>
    </main>
  );
}
