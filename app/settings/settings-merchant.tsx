import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { LinkButton } from '#design/button/link-button.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import { MerchantApplication } from '#features/business/profiles/apply-as-merchant/merchant-application.tsx';
import { LabelsForm } from '#features/business/profiles/choose-labels/labels-form.tsx';
import { requireActor } from '../shell/require-actor.ts';
import type { Route } from './+types/settings-merchant.ts';
import styles from './settings-account.module.css';
import { SettingsHead } from './settings-head.tsx';
import { SettingsSection } from './settings-section.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { viewer, call, brandName } = requireActor(context, url);
  const merchant = viewer.isPartner ? (await call('MerchantApplicationResource.get', {})).data : null;
  return { brandName, ownPath: `/${viewer.username}/`, merchant };
}

export default function MerchantPage({ loaderData }: Route.ComponentProps) {
  const { brandName, ownPath, merchant } = loaderData;
  const { t } = useLingui();
  return (
    <main id="main" className={styles.page}>
      <title>{`${t`Verified merchant`} · ${brandName}`}</title>
      <meta name="robots" content="noindex" />
      <SettingsHead title={t`Verified merchant`} />
      {merchant ? (
        <Merchant {...{ merchant, ownPath }} />
      ) : (
        <EmptyState
          title={t`Only business accounts can be verified merchants`}
          action={
            <LinkButton to="/business/convert/">
              <Trans>Convert to a business account</Trans>
            </LinkButton>
          }
        />
      )}
    </main>
  );
}

function Merchant(props: ComponentProps<typeof MerchantApplication>) {
  const { t } = useLingui();
  return (
    <>
      <SettingsSection
        title={t`Verification`}
        lead={
          <Trans>
            A verified merchant has a mark next to its name, so people know we've reviewed its shop.
          </Trans>
        }
      >
        <MerchantApplication {...props} />
      </SettingsSection>
      <SettingsSection
        id="labels"
        title={t`Labels`}
        lead={
          <Trans>
            Say as much as you like. While your business is verified, everyone sees what you choose on your
            profile.
          </Trans>
        }
      >
        <LabelsForm {...props.merchant} />
      </SettingsSection>
    </>
  );
}
