import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { LinkButton } from '#design/button/link-button.tsx';
import { insightPath } from '#features/ads/ad-reports/insight.ts';
import { ReportTotals } from '#features/ads/ad-reports/parts/report-totals.tsx';
import { reportPath } from '#features/ads/ad-reports/report-query.ts';
import { InsightGroups } from '#features/ads/ad-reports/show-insights/insight-groups.tsx';
import { BackLink } from '../navigation/back-link.tsx';
import { PageTitle } from '../shell/page-title.tsx';
import type { Route } from './+types/product-group-insights.ts';
import styles from './ads-page.module.css';
import { InsightChoices, InsightDays } from './insight-parts.tsx';
import { loadInsights } from './load-insights.ts';
import { SampleNotice } from './sample-notice.tsx';

/** @throws 404 for product groups that the campaign does not show, and campaigns of others */
export async function loader(args: Route.LoaderArgs) {
  const { rowsOf, ...loaded } = await loadInsights(args);
  const { data: products, bookmark } = await rowsOf('PRODUCT_ITEM');
  return { ...loaded, products, hasMore: bookmark !== null };
}

export const meta = () => [{ name: 'robots', content: 'noindex' }];

type Loaded = Route.ComponentProps['loaderData'];

export default function ProductGroupInsightsPage({ loaderData }: Route.ComponentProps) {
  const { insights, account } = loaderData;
  const { campaign, product_group: group } = insights;
  const { name } = campaign;
  const title = group?.name ?? '';
  return (
    <main id="main" className={`${styles.page} ${styles.wide}`}>
      <PageTitle>{title}</PageTitle>
      <BackLink fallback={insightPath(campaign.id)} />
      <div className={styles.head}>
        <h1>{title}</h1>
        <LinkButton to={insightPath(campaign.id)} size="small" variant="ghost">
          <Trans>Insights into {name}</Trans>
        </LinkButton>
      </div>
      <SampleNotice account={account} />
      <InsightChoices {...loaderData} />
      <ReportTotals totals={{ rows: 1, ...insights }} account={account} comparison="before" />
      <p className={styles.lead}>
        <Trans>
          Who saw your ads, and where, is shown for the whole campaign only, so that nobody can be made out by
          comparing it with its parts.
        </Trans>
      </p>
      <InsightDays {...loaderData} />
      <Products {...loaderData} />
    </main>
  );
}

function Products({ products, hasMore, shown, insights }: Loaded) {
  const { t } = useLingui();
  const { campaign, product_group: group } = insights;
  const groups = products.map(({ id, name, pin_id, counts }) => ({
    ...{ key: id, label: name, counts },
    link: pin_id && <Link to={`/pin/${pin_id}/`}>{name}</Link>,
  }));
  const count = products.length;
  const all = reportPath('PRODUCT_ITEM', {
    campaignIds: [campaign.id],
    productGroupIds: group ? [group.id] : [],
  });
  return (
    <section className={styles.ads} aria-labelledby="pins">
      <h2 id="pins">{t`Which Pins`}</h2>
      {hasMore && (
        <p className={styles.lead}>
          <Plural value={count} one="Only the first product." other="Only the first # products." />
        </p>
      )}
      {products.length > 0 && (
        <InsightGroups title={t`Products`} head={t`Product`} groups={groups} shown={shown} />
      )}
      <p>
        <Link to={all}>
          <Trans>All products</Trans>
        </Link>
      </p>
    </section>
  );
}
