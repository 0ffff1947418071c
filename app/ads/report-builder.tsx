import { Trans, useLingui } from '@lingui/react/macro';
import { ReportForm } from '#features/ads/ad-reports/run-reports/report-form.tsx';
import { ReportList } from '#features/ads/ad-reports/run-reports/report-list.tsx';
import type { Route } from './+types/report-builder.ts';
import styles from './ads-page.module.css';
import { ReportCenterFrame, requireReportCenter } from './report-center-frame.tsx';
import { SampleNotice } from './sample-notice.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { page, account, isBusiness, mayManage } = await requireReportCenter(context, url);
  if (!account) return { isBusiness, shown: null };
  const asked = { ad_account_id: account.id };
  const [{ data: reports }, { data: preferences }] = await Promise.all([
    page.call('AdCustomReportsResource.get', asked),
    page.call('AdReportPreferencesResource.get', asked),
  ]);
  return { isBusiness, shown: { account, reports, preferences, mayManage } };
}

export const meta = () => [{ name: 'robots', content: 'noindex' }];

export default function ReportBuilderPage({ loaderData: { isBusiness, shown } }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <ReportCenterFrame title={t`Custom reports`} current="builder" {...{ isBusiness, shown }}>
      {({ account, reports, preferences, mayManage }) => (
        <>
          <SampleNotice account={account} />
          {reports.length > 0 && <ReportList {...{ account, reports, mayManage }} />}
          {reports.length === 0 && !mayManage && (
            <p className={styles.lead}>
              <Trans>No reports yet.</Trans>
            </p>
          )}
          {mayManage && (
            <section className={styles.ads} aria-labelledby="new-report">
              <h2 id="new-report">{t`New report`}</h2>
              <ReportForm accountId={account.id} columns={preferences.columns} days={preferences.days} />
            </section>
          )}
        </>
      )}
    </ReportCenterFrame>
  );
}
