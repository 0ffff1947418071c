import { Trans, useLingui } from '@lingui/react/macro';
import { namedCountries } from '#features/core/identity/register/countries.ts';
import { BackToPersonal } from '#features/core/people/convert-business/back-to-personal.tsx';
import { ConvertForm } from '#features/core/people/convert-business/convert-form.tsx';
import styles from '../settings/settings-account.module.css';
import { requireActor } from '../shell/require-actor.ts';
import type { Route } from './+types/business-convert.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { viewer, call, brandName, locale } = requireActor(context, url);
  const [{ data: business }, { data: profile }] = await Promise.all([
    call('BusinessAccountResource.get', {}),
    call('UserSettingsResource.get', {}),
  ]);
  return {
    ...{ brandName, username: viewer.username, isBusiness: business.is_partner },
    known: {
      name: profile.full_name,
      type: business.account_type,
      country: profile.country,
      website: profile.website_url,
    },
    countries: namedCountries(locale),
  };
}

export default function BusinessConvertPage({ loaderData }: Route.ComponentProps) {
  const { brandName, username, isBusiness, known, countries } = loaderData;
  const { t } = useLingui();
  const title = isBusiness ? t`Business account` : t`Convert to a business account`;
  // A full page load: the kind of account shows all over the page.
  const goWithMessage = (message: string) =>
    location.assign(`/${username}/?${new URLSearchParams({ message })}`);
  return (
    <main id="main" className={styles.page}>
      <title>{`${title} · ${brandName}`}</title>
      <meta name="robots" content="noindex" />
      <h1>{title}</h1>
      {!isBusiness && (
        <p className={styles.lead}>
          <Trans>
            It's free. You keep your Pins, boards, followers and address, and can convert back whenever you
            want. You can add contact details and show an address.
          </Trans>
        </p>
      )}
      <section className={styles.section} aria-label={t`Business`}>
        <ConvertForm
          {...{ known, countries, isBusiness }}
          onConverted={() =>
            goWithMessage(isBusiness ? t`Business saved` : t`You now have a business account.`)
          }
        />
      </section>
      {isBusiness && (
        <section className={styles.section} aria-labelledby="back-title">
          <h2 id="back-title">{t`No longer a business?`}</h2>
          <p>
            <BackToPersonal onConverted={() => goWithMessage(t`You now have a personal account.`)} />
          </p>
        </section>
      )}
    </main>
  );
}
