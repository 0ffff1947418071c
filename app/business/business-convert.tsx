import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { ConfirmDialog } from '#design/dialog/confirm-dialog.tsx';
import { toast } from '#design/toast/toast.ts';
import { namedCountries } from '#features/core/identity/register/countries.ts';
import { ConvertForm } from '#features/core/people/convert-business/convert-form.tsx';
import { call } from '#platform/resource/client.ts';
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

function BackToPersonal({ onConverted }: { onConverted: () => void }) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const [isPending, setPending] = useState(false);
  const convert = async () => {
    setPending(true);
    try {
      await call('BusinessAccountResource.delete', {});
      onConverted();
    } catch {
      setPending(false);
      setAsking(false);
      const text = t`We couldn't change your account. Try again.`;
      toast.show({ kind: 'error', text });
    }
  };
  return (
    <>
      <Button onClick={() => setAsking(true)} aria-haspopup="dialog">
        <Trans>Convert to a personal account</Trans>
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t`Convert to a personal account?`}
        confirmLabel={<Trans>Convert</Trans>}
        onConfirm={convert}
        isPending={isPending}
      >
        <p>
          <Trans>
            Your Pins, boards and followers stay. Your contact details and merchant badges are no longer
            shown, and a review of your shop ends.
          </Trans>
        </p>
      </ConfirmDialog>
    </>
  );
}
