import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { EmptyState } from '#design/states/empty-state.tsx';
import { REPORT_CENTER } from '#features/ads/ad-reports/custom-report.ts';
import { FiguresTable } from '#features/ads/ad-reports/parts/figures-table.tsx';
import { useCustomReportTexts } from '#features/ads/ad-reports/parts/use-custom-report-texts.ts';
import { isUnderWay, RunState, useReloading } from '#features/ads/ad-reports/run-reports/run-state.tsx';
import { usePages } from '#platform/resource/use-pages.ts';
import { ShowMore } from '../moderation/show-more.tsx';
import type { Route } from './+types/report-history.ts';
import styles from './ads-page.module.css';
import { ReportCenterFrame, requireReportCenter } from './report-center-frame.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { page, account, isBusiness, mayManage } = await requireReportCenter(context, url);
  if (!account) return { isBusiness, shown: null };
  const options = { ad_account_id: account.id };
  const { data, bookmark } = await page.call('AdReportRunsResource.get', options);
  return { isBusiness, shown: { options, first: { items: data, bookmark }, mayManage } };
}

export const meta = () => [{ name: 'robots', content: 'noindex' }];

export default function ReportHistoryPage({ loaderData: { isBusiness, shown } }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <ReportCenterFrame title={t`History of reports`} current="history" {...{ isBusiness, shown }}>
      {(one) => <History {...one} />}
    </ReportCenterFrame>
  );
}

function History({ options, first, mayManage }: NonNullable<Route.ComponentProps['loaderData']['shown']>) {
  const { t, i18n } = useLingui();
  const { rangeText, timeText } = useCustomReportTexts();
  const { items, status, loadMore } = usePages({
    ...{ resource: 'AdReportRunsResource.get', options, first },
    item: (run) => run,
    keyOf: (run) => run.id,
  });
  useReloading(first.items.some(isUnderWay));
  if (items.length === 0) return <NoReports />;
  return (
    <>
      <p className={styles.lead}>
        <Trans>Kept for 90 days.</Trans>
      </p>
      <FiguresTable
        caption={t`History of reports`}
        heads={[
          ...[t`Report`, t`State`, t`Days`, t`Begun`].map((label) => ({ label })),
          { label: t`Lines`, isNumber: true },
        ]}
        rows={items.map((run) => ({
          key: run.id,
          cells: [
            <Link key={run.id} to={`${REPORT_CENTER}download/?run=${run.id}`}>
              {run.report.name}
            </Link>,
            <RunState key={run.id} {...{ run, mayManage }} />,
            ...[rangeText(run), timeText(run.created_at, run.time_zone), i18n.number(run.lines)],
          ],
        }))}
      />
      <ShowMore status={status} onMore={loadMore} />
    </>
  );
}

function NoReports() {
  const { t } = useLingui();
  return (
    <EmptyState title={t`No reports yet`} text={t`Each time a report is run it's listed here for 90 days.`} />
  );
}
