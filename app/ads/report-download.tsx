import { Trans, useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { useCustomReportTexts } from '#features/ads/ad-reports/parts/use-custom-report-texts.ts';
import { RunFile } from '#features/ads/ad-reports/run-reports/run-file.tsx';
import { isUnderWay, RunState, useReloading } from '#features/ads/ad-reports/run-reports/run-state.tsx';
import { parseId } from '#platform/ids/ids.ts';
import type { Route } from './+types/report-download.ts';
import styles from './ads-page.module.css';
import { ReportCenterFrame, requireReportCenter } from './report-center-frame.tsx';

/** @throws 404 for runs of others, as for what is not there */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { page, account, isBusiness, mayManage } = await requireReportCenter(context, url);
  const id = parseId(url.searchParams.get('run'));
  if (!account) return { isBusiness, shown: null };
  if (!id) throw data(null, 404);
  const { data: run } = await page.call('AdReportRunResource.get', { id });
  const [{ data: preferences }, { data: lines }] = await Promise.all([
    page.call('AdReportPreferencesResource.get', { ad_account_id: run.report.ad_account_id }),
    page.call('AdReportLinesResource.get', { run_id: run.id }),
  ]);
  const { currency } = account;
  return {
    isBusiness,
    shown: {
      run,
      mayManage,
      lines: lines.slice(0, 50),
      account: { currency, display: preferences.money_display },
    },
  };
}

export const meta = () => [{ name: 'robots', content: 'noindex' }];

export default function ReportDownloadPage({ loaderData: { isBusiness, shown } }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <ReportCenterFrame
      title={shown?.run.report.name ?? t`Custom reports`}
      current={null}
      {...{ isBusiness, shown }}
    >
      {(one) => <Run {...one} />}
    </ReportCenterFrame>
  );
}

function Run({ run, mayManage, lines, account }: NonNullable<Route.ComponentProps['loaderData']['shown']>) {
  const { t } = useLingui();
  const { levels, splits, rangeText, timeText } = useCustomReportTexts();
  useReloading(isUnderWay(run));
  const { level, split } = run.report;
  const [days, timeZone, begun] = [rangeText(run), run.time_zone, timeText(run.created_at, run.time_zone)];
  return (
    <>
      <p className={styles.lead}>
        {[levels[level], splits[split], days].join(' · ')}
        <br />
        <Trans>
          Run at {begun}. Days are those of {timeZone}.
        </Trans>
      </p>
      <div role="status" aria-label={t`State`}>
        <RunState {...{ run, mayManage }} />
      </div>
      {run.state === 'done' && lines.length > 0 && <RunFile {...{ run, account, lines }} />}
      {run.state === 'done' && lines.length === 0 && (
        <p>
          <Trans>There was nothing to count in these days.</Trans>
        </p>
      )}
      {run.state === 'failed' && (
        <p>
          <Trans>We couldn't finish this report. Run it again.</Trans>
        </p>
      )}
    </>
  );
}
