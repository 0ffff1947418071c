import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { data } from 'react-router';
import { LinkButton } from '#design/button/link-button.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import { Tabs } from '#design/tabs/tabs.tsx';
import { REPORT_CENTER } from '#features/ads/ad-reports/custom-report.ts';
import { ReportTable } from '#features/ads/ad-reports/parts/report-table.tsx';
import { ReportTotals } from '#features/ads/ad-reports/parts/report-totals.tsx';
import { REPORT_LEVELS, type ReportLevel } from '#features/ads/ad-reports/report.ts';
import {
  LEVEL_NAMES,
  preferencesOf,
  type ReportQuery,
  readReportQuery,
  reportOptions,
  reportPath,
} from '#features/ads/ad-reports/report-query.ts';
import { keywordPath } from '#features/ads/keywords/keyword-query.ts';
import { usePages } from '#platform/resource/use-pages.ts';
import { ShowMore } from '../moderation/show-more.tsx';
import { PageTitle } from '../shell/page-title.tsx';
import { useActor } from '../shell/use-shell.ts';
import type { Route } from './+types/reporting.ts';
import styles from './ads-page.module.css';
import { NoBusiness } from './no-business.tsx';
import { ReportFilters } from './report-filters.tsx';
import { ReportNotices } from './report-notices.tsx';
import { requireAdvertiser } from './require-advertiser.ts';
import { SampleNotice } from './sample-notice.tsx';
import { useCreatePath } from './use-create-path.ts';

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const level = Object.entries(LEVEL_NAMES).find(([name]) => name === params.level)?.[1];
  if (!level) throw data(null, 404);
  const { page, accounts } = await requireAdvertiser(context, url);
  const { query, refused } = readReportQuery(url.searchParams);
  const account = accounts?.find(({ is_closed }) => !is_closed) ?? accounts?.[0];
  if (!account) return { level, query, refused, isBusiness: accounts !== null, shown: null };
  const { data: sent } = await page.call('AdReportPreferencesResource.get', { ad_account_id: account.id });
  const preferences = preferencesOf(sent);
  const asked = reportOptions(account.id, level, query, preferences);
  const { sort: _, order: __, ...totalled } = asked;
  const [{ data: items, bookmark }, { data: totals }] = await Promise.all([
    page.call('AdReportRowsResource.get', asked),
    page.call('AdReportTotalsResource.get', totalled),
  ]);
  const shown = { account, preferences, asked, first: { items, bookmark }, totals };
  return { level, query, refused, isBusiness: true, shown };
}

export const meta = () => [{ name: 'robots', content: 'noindex' }];

export default function ReportingPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { level, query, refused, isBusiness, shown } = loaderData;
  const titles: Record<ReportLevel, string> = {
    CAMPAIGN: t`Campaigns`,
    AD_GROUP: t`Ad groups`,
    AD: t`Ads`,
    ...{ PRODUCT_GROUP: t`Product groups`, PRODUCT_ITEM: t`Products` },
  };
  // The same filters on each level; what was done is said once.
  const tabs = REPORT_LEVELS.map((one) => ({
    to: reportPath(one, { ...query, message: null }),
    label: titles[one],
    current: one === level,
  }));
  return (
    <main id="main" className={`${styles.page} ${styles.wide}`}>
      <PageTitle>{titles[level]}</PageTitle>
      <div className={styles.head}>
        <h1>
          <Trans>Reporting</Trans>
        </h1>
        <WaysOn query={query} />
      </div>
      <Tabs label={t`Levels`} tabs={tabs} />
      <ReportNotices message={query.message} refused={refused} />
      {!isBusiness && <NoBusiness />}
      {isBusiness && !shown && <EmptyState title={t`No ads yet`} />}
      {shown && <Report {...{ level, query, title: titles[level] }} {...shown} />}
    </main>
  );
}

function WaysOn({ query: { campaignIds, adGroupIds } }: { query: ReportQuery }) {
  const mayManage = useActor()?.mayAdvertise ?? false;
  const create = useCreatePath();
  const ways = [
    {
      to: keywordPath('adGroupPositiveKeywords', { campaignIds, adGroupIds }),
      text: <Trans>Keywords and searches</Trans>,
    },
    { to: `${REPORT_CENTER}builder/`, text: <Trans>Custom reports</Trans> },
    { to: '/advertiser/reporting/preferences/', text: <Trans>Preferences</Trans> },
    { to: '/advertiser/', text: <Trans>Overview of ads</Trans> },
  ];
  return (
    <span className={styles.actions}>
      {mayManage && (
        <LinkButton to={create} size="small">
          <Trans>Create campaign</Trans>
        </LinkButton>
      )}
      {ways.map(({ to, text }) => (
        <LinkButton key={to} to={to} size="small" variant="ghost">
          {text}
        </LinkButton>
      ))}
    </span>
  );
}

type Loaded = Route.ComponentProps['loaderData'];
type ReportProps = Pick<Loaded, 'level' | 'query'> & NonNullable<Loaded['shown']> & { title: string };

function Report({ level, query, preferences, asked, first, totals, title, ...shown }: ReportProps) {
  const mayManage = useActor()?.mayAdvertise ?? false;
  const account = { ...shown.account, display: preferences.moneyDisplay };
  const columns = query.columns.length > 0 ? query.columns : preferences.columns;
  const wanted = JSON.stringify(asked);
  const source = useMemo(
    () => ({
      ...{ resource: 'AdReportRowsResource.get' as const, options: JSON.parse(wanted), first },
      item: (row: (typeof first.items)[number]) => row,
      keyOf: ({ id }: { id: string }) => id,
    }),
    [wanted, first],
  );
  const { items, status, loadMore } = usePages(source);
  return (
    <>
      <SampleNotice account={account} />
      <ReportFilters key={wanted} {...{ level, query, preferences, columns, range: totals }} />
      <ReportTotals {...{ totals, account, comparison: asked.compare }} />
      <ReportTable
        {...{ level, query, asked, account, totals, columns, mayManage }}
        caption={title}
        rows={items}
        hasMore={status !== 'end'}
      />
      <ShowMore status={status} onMore={loadMore} />
    </>
  );
}
