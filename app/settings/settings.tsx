import { Trans, useLingui } from '@lingui/react/macro';
import { LinkButton } from '#design/button/link-button.tsx';
import { ThemeSwitch } from '#design/theme/theme-switch.tsx';
import { LanguageChoice } from '#features/core/identity/choose-language/language-choice.tsx';
import { SaveBehaviorChoice } from '#features/core/people/edit-settings/setting-choice.tsx';
import { CreatorProfileSwitch } from '#features/core/people/edit-settings/setting-switch.tsx';
import { takedownsPath } from '#features/trust/moderation/parts/report-path.ts';
import { OfflineChoice } from '../offline/offline-choice.tsx';
import { requireActor } from '../shell/require-actor.ts';
import type { Route } from './+types/settings.ts';
import styles from './settings-account.module.css';
import { SettingsSection } from './settings-section.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { viewer, call, brandName, chosenLocale, hasAds } = requireActor(context, url);
  const [{ data: settings }, { data: languages }] = await Promise.all([
    call('UserSettingsResource.get', {}),
    call('LocalesResource.get', {}),
  ]);
  return {
    brandName,
    settings,
    languages,
    chosenLocale: chosenLocale ?? null,
    isBusiness: viewer.isPartner,
    mayAdvertise: hasAds && viewer.isPartner,
  };
}

export default function SettingsPage({
  loaderData: { brandName, settings, languages, chosenLocale, isBusiness, mayAdvertise },
}: Route.ComponentProps) {
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
        <LanguageChoice
          stored={chosenLocale}
          languages={languages}
          // A full page load: every text changes.
          onChanged={() => window.location.reload()}
        />
      </section>
      <section className={styles.section}>
        <SaveBehaviorChoice stored={settings.save_behavior} />
      </section>
      <SettingsSection id="profile" title={t`Profile`} lead={<Trans>Your name, picture and bio.</Trans>}>
        <p className={styles.ways}>
          <LinkButton to="/settings/edit-profile/">
            <Trans>Edit profile</Trans>
          </LinkButton>
          <LinkButton to="/settings/personal-information/">
            <Trans>Personal information</Trans>
          </LinkButton>
          <LinkButton to="/analytics/">
            <Trans>Analytics</Trans>
          </LinkButton>
        </p>
        <CreatorProfileSwitch stored={settings.show_creator_profile} />
      </SettingsSection>
      <SettingsSection title={t`Account`} lead={<Trans>Your username, password and devices.</Trans>}>
        <p className={styles.ways}>
          <LinkButton to="/settings/account-settings/">
            <Trans>Account settings</Trans>
          </LinkButton>
          <LinkButton to="/business/convert/">
            {isBusiness ? <Trans>Business account</Trans> : <Trans>Convert to a business account</Trans>}
          </LinkButton>
          {mayAdvertise && (
            <LinkButton to="/advertiser/">
              <Trans>Ads</Trans>
            </LinkButton>
          )}
          {isBusiness && (
            <LinkButton to="/settings/verified-merchant/">
              <Trans>Verified merchant</Trans>
            </LinkButton>
          )}
        </p>
      </SettingsSection>
      <SettingsSection
        title={t`Acting for a business`}
        lead={
          isBusiness ? (
            <Trans>Who acts for your business, and the businesses you act for.</Trans>
          ) : (
            <Trans>Invitations from businesses, and the businesses you act for.</Trans>
          )
        }
      >
        <p className={styles.ways}>
          {isBusiness && (
            <LinkButton to="/settings/business-access/">
              <Trans>Business access</Trans>
            </LinkButton>
          )}
          <LinkButton to="/settings/accounts-i-act-for/">
            <Trans>Accounts you act for</Trans>
          </LinkButton>
        </p>
      </SettingsSection>
      <SettingsSection
        title={t`Privacy`}
        lead={<Trans>Who can see your profile, follow requests, what we record, and who you block.</Trans>}
      >
        <p>
          <LinkButton to="/settings/privacy/">
            <Trans>Privacy settings</Trans>
          </LinkButton>
        </p>
      </SettingsSection>
      <SettingsSection
        title={t`Social permissions`}
        lead={<Trans>Who can comment on your Pins, mention you and message you.</Trans>}
      >
        <p>
          <LinkButton to="/settings/permissions/">
            <Trans>Social permissions</Trans>
          </LinkButton>
        </p>
      </SettingsSection>
      <SettingsSection
        title={t`Notifications`}
        lead={<Trans>What you get notifications and emails about.</Trans>}
      >
        <p>
          <LinkButton to="/settings/notifications/">
            <Trans>Notification settings</Trans>
          </LinkButton>
        </p>
      </SettingsSection>
      <section id="offline" className={styles.section}>
        <OfflineChoice />
      </section>
      <SettingsSection
        title={t`Rules and legal`}
        lead={<Trans>Staff decisions about you, and legal requests you can make.</Trans>}
      >
        <p className={styles.ways}>
          <LinkButton to="/decisions/">
            <Trans>Decisions about you</Trans>
          </LinkButton>
          <LinkButton to={takedownsPath()}>
            <Trans>Legal requests</Trans>
          </LinkButton>
        </p>
      </SettingsSection>
    </main>
  );
}
