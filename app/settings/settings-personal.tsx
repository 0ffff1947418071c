import { Trans, useLingui } from '@lingui/react/macro';
import { namedCountries } from '#features/core/identity/register/countries.ts';
import { CommunityForm, PersonalForm } from '#features/core/people/edit-profile/personal-forms.tsx';
import { requireActor } from '../shell/require-actor.ts';
import type { Route } from './+types/settings-personal.ts';
import styles from './settings-account.module.css';
import { SettingsHead } from './settings-head.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { call, brandName, locale } = requireActor(context, url);
  const { data: profile } = await call('UserSettingsResource.get', {});
  return { brandName, profile, countries: namedCountries(locale) };
}

export default function PersonalInformationPage({ loaderData }: Route.ComponentProps) {
  const { brandName, profile, countries } = loaderData;
  const { t } = useLingui();
  return (
    <main id="main" className={styles.page} data-toasts="above">
      <title>{`${t`Personal information`} · ${brandName}`}</title>
      <meta name="robots" content="noindex" />
      <SettingsHead title={t`Personal information`} />
      <section className={styles.section} aria-labelledby="private-title">
        <h2 id="private-title">{t`Only you see this`}</h2>
        <PersonalForm profile={profile} />
      </section>
      <section id="community-information" className={styles.section} aria-labelledby="community-title">
        <h2 id="community-title">{t`Community information`}</h2>
        <p className={styles.lead}>
          <Trans>Others can see this with your profile.</Trans>
        </p>
        <CommunityForm profile={profile} countries={countries} />
      </section>
    </main>
  );
}
