import { Trans, useLingui } from '@lingui/react/macro';
import { Link, redirect, useRevalidator } from 'react-router';
import { WebsiteClaim } from '#features/business/websites/claim-website/website-claim.tsx';
import { permissionsAllow } from '#features/core/identity/acting-access.ts';
import { namedCountries } from '#features/core/identity/register/countries.ts';
import { isHandleOffered } from '#features/core/people/about.ts';
import { shownCover } from '#features/core/people/cover.ts';
import { ContactForm } from '#features/core/people/edit-contact/contact-form.tsx';
import { CoverField } from '#features/core/people/edit-cover/cover-field.tsx';
import { EditProfileForm } from '#features/core/people/edit-profile/edit-profile-form.tsx';
import type { Call } from '#platform/resource/call.ts';
import { requireActor } from '../shell/require-actor.ts';
import type { Route } from './+types/settings-profile.ts';
import styles from './settings-account.module.css';
import { SettingsHead } from './settings-head.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { viewer, call, brandName, locale, flags } = requireActor(context, url);
  const { username, fullName, acting } = viewer;
  const subject = url.searchParams.get('orbac_subject_id');
  // Nobody edits their own profile in place of one that they no longer act for.
  if (subject && subject !== viewer.id) throw new Response(null, { status: 404 });
  if (acting && !permissionsAllow(acting.permissions, 'edit-profile')) throw redirect(`/${username}/`);
  const [{ data: shown }, own] = await Promise.all([
    call('UserResource.get', { username }),
    acting ? null : loadOwn(call),
  ]);
  return {
    ...{ brandName, username, fullName, own, isHandleOffered: isHandleOffered(flags) },
    cover: shownCover(shown.profile_cover, '1200x'),
    business: shown.is_partner
      ? {
          contact: (await call('BusinessContactResource.get', {})).data,
          countries: namedCountries(locale),
        }
      : null,
  };
}

/** What nobody edits for somebody else. */
async function loadOwn(call: Call) {
  const [{ data: profile }, { data: claim }] = await Promise.all([
    call('UserSettingsResource.get', {}),
    call('WebsiteClaimResource.get', {}),
  ]);
  return { profile, claim };
}

export default function EditProfilePage({ loaderData }: Route.ComponentProps) {
  const { brandName, username, fullName, own, cover, business } = loaderData;
  const { revalidate } = useRevalidator();
  const { t } = useLingui();
  const onSaved = () => {
    const told = new URLSearchParams({ message: t`Profile saved` });
    // A full page load: name and picture show all over the page.
    location.assign(`/${username}/?${told}`);
  };
  const title = own ? t`Edit profile` : t`Edit ${fullName}'s profile`;
  return (
    <main id="main" className={styles.page} data-toasts="above">
      <title>{`${title} · ${brandName}`}</title>
      <meta name="robots" content="noindex" />
      <SettingsHead title={title} />
      <section className={styles.section} aria-label={t`Profile`}>
        <CoverField cover={cover} refresh={revalidate} />
        {own && (
          <EditProfileForm
            profile={own.profile}
            onSaved={onSaved}
            isHandleOffered={loaderData.isHandleOffered}
          />
        )}
      </section>
      {own && (
        <section id="claim" className={styles.section} aria-labelledby="claim-title">
          <h2 id="claim-title">{t`Claim your website`}</h2>
          <WebsiteClaim claim={own.claim} />
        </section>
      )}
      {business && (
        <section id="contact" className={styles.section} aria-labelledby="contact-title">
          <h2 id="contact-title">{t`Contact options`}</h2>
          <p className={styles.lead}>
            <Trans>
              How people contact your business from its profile. Everyone can see the email and phone number
              you enter here.
            </Trans>
          </p>
          <ContactForm {...business} />
        </section>
      )}
      {own && (
        <p className={styles.lead}>
          <Trans>
            Edit your pronouns and where you live in your{' '}
            <Link to="/settings/personal-information/#community-information">community information</Link>, and
            your username in your <Link to="/settings/account-settings/">account settings</Link>.
          </Trans>
        </p>
      )}
    </main>
  );
}
