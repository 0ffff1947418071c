import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useMemo } from 'react';
import { data, Link } from 'react-router';
import { LinkButton } from '#design/button/link-button.tsx';
import { latePart } from '#design/on-demand/late-part.tsx';
import { Tabs } from '#design/tabs/tabs.tsx';
import {
  INSIGHT_MEASURES,
  type InsightDimension,
  type InsightMeasure,
  insightPath,
} from '#features/ads/ad-reports/insight.ts';
import { DayTable, useDayText } from '#features/ads/ad-reports/parts/day-table.tsx';
import { useColumnTexts } from '#features/ads/ad-reports/parts/report-columns.ts';
import { ReportTotals } from '#features/ads/ad-reports/parts/report-totals.tsx';
import { reportPath } from '#features/ads/ad-reports/report-query.ts';
import { InsightGroups } from '#features/ads/ad-reports/show-insights/insight-groups.tsx';
import { useInsightTexts } from '#features/ads/ad-reports/show-insights/use-insight-texts.ts';
import chart from '#features/measure/analytics/parts/day-chart.module.css';
import { parseId } from '#platform/ids/ids.ts';
import { BackLink } from '../navigation/back-link.tsx';
import { PageTitle } from '../shell/page-title.tsx';
import type { Route } from './+types/campaign-insights.ts';
import styles from './ads-page.module.css';
import { requireAdvertiser } from './require-advertiser.ts';
import { SampleNotice } from './sample-notice.tsx';

const DAYS = [7, 30, 90] as const;
const USUAL = 30;

/** @throws 404 for campaigns of others */
export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { page, accounts } = await requireAdvertiser(context, url);
  const id = parseId(params.campaignId);
  if (!id || !accounts) throw data(null, 404);
  const days = DAYS.find((one) => String(one) === url.searchParams.get('days')) ?? USUAL;
  const shown = INSIGHT_MEASURES.find((one) => one === url.searchParams.get('show')) ?? 'impressions';
  const first = accounts.find(({ is_closed }) => !is_closed) ?? accounts[0];
  if (!first) throw data(null, 404);
  const { data: preferences } = await page.call('AdReportPreferencesResource.get', {
    ad_account_id: first.id,
  });
  const asked = { days, time_zone: preferences.time_zone };
  const { data: insights } = await page.call('AdInsightsResource.get', { ...asked, campaign_id: id });
  const account = accounts.find((one) => one.id === insights.campaign.ad_account_id) ?? first;
  const { data: ads } = await page.call('AdReportRowsResource.get', {
    ...{ ...asked, ad_account_id: account.id, level: 'AD', campaign_ids: [id], sort: shown },
  });
  return { days, shown, insights, ads, account: { ...account, display: preferences.money_display } };
}

export const meta = () => [{ name: 'robots', content: 'noindex' }];

type Loaded = Route.ComponentProps['loaderData'];

export default function CampaignInsightsPage({ loaderData }: Route.ComponentProps) {
  const { insights, account } = loaderData;
  const { name, id } = insights.campaign;
  return (
    <main id="main" className={`${styles.page} ${styles.wide}`}>
      <PageTitle>{name}</PageTitle>
      <BackLink fallback={reportPath('CAMPAIGN', {})} />
      <div className={styles.head}>
        <h1>{name}</h1>
        <LinkButton to={reportPath('AD_GROUP', { campaignIds: [id] })} size="small" variant="ghost">
          <Trans>Ad groups</Trans>
        </LinkButton>
      </div>
      <SampleNotice account={account} />
      <Choices {...loaderData} />
      <ReportTotals totals={{ rows: 1, ...insights }} account={account} comparison="before" />
      <Who {...loaderData} />
      <When {...loaderData} />
      <Pins {...loaderData} />
    </main>
  );
}

function Choices({ days, shown, insights }: Loaded) {
  const { t } = useLingui();
  const { labels } = useColumnTexts({ currency: 'USD' });
  const { id } = insights.campaign;
  return (
    <>
      <nav aria-label={t`Range`} className={styles.actions}>
        {DAYS.map((one) => (
          <LinkButton
            key={one}
            to={insightPath(id, { days: one === USUAL ? null : one, shown })}
            size="small"
            variant={one === days ? 'primary' : 'secondary'}
            aria-current={one === days ? 'true' : undefined}
            preventScrollReset
          >
            <Plural value={one} one="# day" other="# days" />
          </LinkButton>
        ))}
      </nav>
      <Tabs
        label={t`What is counted`}
        tabs={INSIGHT_MEASURES.map((one) => ({
          to: insightPath(id, { days: days === USUAL ? null : days, shown: one }),
          label: labels[one],
          current: one === shown,
        }))}
      />
    </>
  );
}

function useGroups({ insights: { groups }, shown }: Pick<Loaded, 'insights' | 'shown'>) {
  const { valueText } = useInsightTexts();
  const sizeOf = (counts: Readonly<Record<InsightMeasure, number | null>>) => counts[shown] ?? 0;
  return (dimension: InsightDimension) => {
    const of = groups.filter((group) => group.dimension === dimension);
    // What is left over alone is no breakdown.
    if (of.every(({ value }) => value === '')) return [];
    const isOrdered = dimension === 'age' || dimension === 'hour';
    return of
      .toSorted((one, other) => {
        if (one.value === '' || other.value === '') return one.value === '' ? 1 : -1;
        return isOrdered ? one.value.localeCompare(other.value) : sizeOf(other.counts) - sizeOf(one.counts);
      })
      .map(({ value, counts }) => ({ key: value, label: valueText(dimension, value), counts }));
  };
}

function Who({ insights, shown }: Loaded) {
  const { t } = useLingui();
  const { titles } = useInsightTexts();
  const groupsOf = useGroups({ insights, shown });
  const until = useDayText()(insights.groups_until);
  const parts = (dimensions: readonly InsightDimension[]) =>
    dimensions.map((one) => (
      <InsightGroups key={one} title={titles[one]} head={titles[one]} groups={groupsOf(one)} shown={shown} />
    ));
  return (
    <>
      <section className={styles.ads} aria-labelledby="who">
        <h2 id="who">{t`Who`}</h2>
        <p className={styles.lead}>
          <Trans>
            Only groups of at least 10 people on a day, so that nobody can be made out. Days are those of UTC
            and are shown once they are over, now until {until}. Age and gender are of people who agreed to
            personal ads.
          </Trans>
        </p>
        <div className={styles.insights}>{parts(['age', 'gender', 'language'])}</div>
      </section>
      <section className={styles.ads} aria-labelledby="where">
        <h2 id="where">{t`Where`}</h2>
        <div className={styles.insights}>{parts(['country', 'placement'])}</div>
      </section>
    </>
  );
}

// The library of the chart weighs more than the rest of the page.
const DayChart = latePart(() => import('#features/measure/analytics/parts/day-chart.tsx'), 'DayChart');

function When({ insights, shown, account }: Loaded) {
  const { t } = useLingui();
  const { labels, valueText } = useColumnTexts(account);
  const { titles } = useInsightTexts();
  const groups = useGroups({ insights, shown })('hour');
  const dayText = useDayText();
  const { days } = insights;
  const values = useMemo(() => days.map(({ counts }) => counts[shown]), [days, shown]);
  const names = useMemo(() => days.map(({ date }) => dayText(date)), [days, dayText]);
  const textOf = useCallback((value: number) => valueText(shown, value), [shown, valueText]);
  const name = labels[shown];
  const label = t`${name} by day`;
  return (
    <section className={styles.ads} aria-labelledby="when">
      <h2 id="when">{t`When`}</h2>
      <h3>{label}</h3>
      <DayChart {...{ label, values, textOf }} days={names} before={<div className={chart.waiting} />} />
      <details className={styles.shortcuts}>
        <summary>
          <Trans>All days as a table</Trans>
        </summary>
        <DayTable days={days} account={account} columns={['spend', ...INSIGHT_MEASURES]} />
      </details>
      <InsightGroups title={titles.hour} head={titles.hour} groups={groups} shown={shown} />
    </section>
  );
}

function Pins({ ads, shown }: Loaded) {
  const { t } = useLingui();
  const groups = ads.map(({ id, name, pin_id, counts }) => ({
    ...{ key: id, label: name, counts },
    link: pin_id && <Link to={`/pin/${pin_id}/`}>{name}</Link>,
  }));
  return (
    <section className={styles.ads} aria-labelledby="pins">
      <h2 id="pins">{t`Which Pins`}</h2>
      <InsightGroups title={t`Ads`} head={t`Ad`} groups={groups} shown={shown} />
    </section>
  );
}
