import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { LinkButton } from '#design/button/link-button.tsx';
import { type InsightDimension, type InsightMeasure, insightPath } from '#features/ads/ad-reports/insight.ts';
import { useDayText } from '#features/ads/ad-reports/parts/day-table.tsx';
import { ReportTotals } from '#features/ads/ad-reports/parts/report-totals.tsx';
import { reportPath } from '#features/ads/ad-reports/report-query.ts';
import { InsightGroups } from '#features/ads/ad-reports/show-insights/insight-groups.tsx';
import { useInsightTexts } from '#features/ads/ad-reports/show-insights/use-insight-texts.ts';
import { BackLink } from '../navigation/back-link.tsx';
import { PageTitle } from '../shell/page-title.tsx';
import type { Route } from './+types/campaign-insights.ts';
import styles from './ads-page.module.css';
import { InsightChoices, InsightDays } from './insight-parts.tsx';
import { type InsightRows, loadInsights } from './load-insights.ts';
import { SampleNotice } from './sample-notice.tsx';

/** @throws 404 for campaigns of others */
export async function loader(args: Route.LoaderArgs) {
  const { rowsOf, ...loaded } = await loadInsights(args);
  const [{ data: ads }, { data: productGroups }] = await Promise.all([rowsOf('AD'), rowsOf('PRODUCT_GROUP')]);
  return { ...loaded, ads, productGroups };
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
      <InsightChoices {...loaderData} />
      <ReportTotals totals={{ rows: 1, ...insights }} account={account} comparison="before" />
      <Who {...loaderData} />
      <When {...loaderData} />
      <Pins {...loaderData} />
    </main>
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

function When(loaded: Loaded) {
  const { titles } = useInsightTexts();
  const groups = useGroups(loaded)('hour');
  return (
    <InsightDays {...loaded}>
      <InsightGroups title={titles.hour} head={titles.hour} groups={groups} shown={loaded.shown} />
    </InsightDays>
  );
}

function Pins({ ads, productGroups, insights, shown }: Loaded) {
  const { t } = useLingui();
  const ofPins = ads.map(({ id, name, pin_id, counts }) => ({
    ...{ key: id, label: name, counts },
    link: pin_id && <Link to={`/pin/${pin_id}/`}>{name}</Link>,
  }));
  const ofProducts = [...Map.groupBy(productGroups, (row) => row.product_group_id)].flatMap(([id, rows]) => {
    const [first] = rows;
    if (!id || !first) return [];
    const { name } = first;
    const path = insightPath(insights.campaign.id, { productGroupId: id });
    return { ...{ key: id, label: name, counts: sumOf(rows) }, link: <Link to={path}>{name}</Link> };
  });
  return (
    <section className={styles.ads} aria-labelledby="pins">
      <h2 id="pins">{t`Which Pins`}</h2>
      {(ofPins.length > 0 || ofProducts.length === 0) && (
        <InsightGroups title={t`Ads`} head={t`Ad`} groups={ofPins} shown={shown} />
      )}
      {ofProducts.length > 0 && (
        <InsightGroups title={t`Product groups`} head={t`Product group`} groups={ofProducts} shown={shown} />
      )}
    </section>
  );
}

/** Several ad groups of a campaign may show the same products. */
function sumOf(rows: InsightRows): Record<InsightMeasure, number> {
  const sum = (measure: InsightMeasure) => rows.reduce((all, { counts }) => all + counts[measure], 0);
  return {
    ...{ impressions: sum('impressions'), closeups: sum('closeups') },
    ...{ saves: sum('saves'), outbound_clicks: sum('outbound_clicks') },
  };
}
