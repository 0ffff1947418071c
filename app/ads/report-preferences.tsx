import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyState } from '#design/states/empty-state.tsx';
import { hasWholeHours } from '#features/ads/ad-accounts/ad-account.ts';
import { PreferencesForm } from '#features/ads/ad-reports/choose-preferences/preferences-form.tsx';
import { mayActFor } from '#features/core/identity/acting-access.ts';
import { BackLink } from '../navigation/back-link.tsx';
import { PageTitle } from '../shell/page-title.tsx';
import type { Route } from './+types/report-preferences.ts';
import styles from './ads-page.module.css';
import { NoBusiness } from './no-business.tsx';
import { requireAdvertiser } from './require-advertiser.ts';
import { SampleNotice } from './sample-notice.tsx';

let timeZones: string[] | undefined;

/** Those that reports know the days of. */
function listTimeZones(): string[] {
  timeZones ??= ['UTC', ...Intl.supportedValuesOf('timeZone').filter((one) => one !== 'UTC')].filter(
    hasWholeHours,
  );
  return timeZones;
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { page, accounts } = await requireAdvertiser(context, url);
  const account = accounts?.find(({ is_closed }) => !is_closed) ?? accounts?.[0];
  if (!account) return { isBusiness: accounts !== null, shown: null };
  const actor = page.acting?.active?.viewer ?? page.viewer;
  const mayManage = actor.kind === 'person' && mayActFor(actor, {}, 'advertise') && !account.is_closed;
  const { data } = await page.call('AdReportPreferencesResource.get', { ad_account_id: account.id });
  return {
    isBusiness: true,
    shown: { account, preferences: data, mayManage, timeZones: mayManage ? listTimeZones() : [] },
  };
}

export const meta = () => [{ name: 'robots', content: 'noindex' }];

export default function ReportPreferencesPage({ loaderData: { isBusiness, shown } }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <main id="main" className={styles.page}>
      <PageTitle>{t`Preferences for reports`}</PageTitle>
      <BackLink fallback="/advertiser/reporting/campaigns/" />
      <div className={styles.words}>
        <h1>{t`Preferences for reports`}</h1>
        <p className={styles.lead}>
          <Trans>
            What reports show until someone chooses otherwise. They count for everyone who sees them.
          </Trans>
        </p>
      </div>
      {!isBusiness && <NoBusiness />}
      {isBusiness && !shown && <EmptyState title={t`No ads yet`} />}
      {shown && <SampleNotice account={shown.account} />}
      {shown?.mayManage && <PreferencesForm {...shown} />}
      {shown && !shown.mayManage && (
        <p>
          <Trans>Only people who manage the campaigns can change them.</Trans>
        </p>
      )}
    </main>
  );
}
