import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyState } from '#design/states/empty-state.tsx';
import { useCustomReportTexts } from '#features/ads/ad-reports/parts/use-custom-report-texts.ts';
import { RunFile } from '#features/ads/ad-reports/run-reports/run-file.tsx';
import { isUnderWay, RunState, useReloading } from '#features/ads/ad-reports/run-reports/run-state.tsx';
import { parseId } from '#platform/ids/ids.ts';
import type { Route } from './+types/report-download.ts';
import styles from './ads-page.module.css';
import { ReportCenterFrame, requireReportCenter } from './report-center-frame.tsx';

/** @throws 404 for runs of others, as for what is not there */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { page, account, accounts, isBusiness, mayManage } = await requireReportCenter(context, url);
  const id = parseId(url.searchParams.get('run'));
  if (!account || !id) return { isBusiness, shown: account && { found: null } };
  const { data: run } = await page.call('AdReportRunResource.get', { id });
  const [{ data: preferences }, { data: lines }] = await Promise.all([
    page.call('AdReportPreferencesResource.get', { ad_account_id: run.report.ad_account_id }),
    page.call('AdReportLinesResource.get', { run_id: run.id }),
  ]);
  const { currency } = accounts.find((one) => one.id === run.report.ad_account_id) ?? account;
  return {
    isBusiness,
    shown: {
      found: {
        ...{ run, mayManage, lines: lines.slice(0, 50) },
        account: { currency, display: preferences.money_display },
      },
    },
  };
}

export const meta = () => [{ name: 'robots', content: 'noindex' }];

export default function ReportDownloadPage({ loaderData: { isBusiness, shown } }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <ReportCenterFrame
      title={shown?.found?.run.report.name ?? t`Custom reports`}
      current={null}
      {...{ isBusiness, shown }}
    >
      {({ found }) =>
        found ? (
          <Run {...found} />
        ) : (
          <EmptyState title={t`This link is incomplete`} text={t`Open the whole link from the email.`} />
        )
      }
    </ReportCenterFrame>
  );
}

type Shown = NonNullable<Route.ComponentProps['loaderData']['shown']>;

function Run({ run, mayManage, lines, account }: NonNullable<Shown['found']>) {
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
