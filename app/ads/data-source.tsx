import { Trans, useLingui } from '@lingui/react/macro';
import { LinkButton } from '#design/button/link-button.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import { Tabs } from '#design/tabs/tabs.tsx';
import { mayActFor } from '#features/core/identity/acting-access.ts';
import { parseId } from '#platform/ids/ids.ts';
import type { DataOf } from '#platform/resource/call.ts';
import { BackLink } from '../navigation/back-link.tsx';
import type { PageContext } from '../server/page-context.ts';
import { PageTitle } from '../shell/page-title.tsx';
import type { Route } from './+types/data-source.ts';
import styles from './ads-page.module.css';
import { FeedDetails } from './catalog-feed.tsx';
import { FeedList, NewFeed } from './catalog-feeds.tsx';
import { ProductGroups } from './catalog-groups.tsx';
import { catalogPath } from './catalog-path.ts';
import { ProductList } from './catalog-products.tsx';
import { NoBusiness } from './no-business.tsx';
import { requireAdvertiser } from './require-advertiser.ts';

const VIEWS = ['sources', 'products', 'groups'] as const;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { page, accounts } = await requireAdvertiser(context, url);
  const account = accounts?.find(({ is_closed }) => !is_closed) ?? accounts?.[0];
  if (!account) return { isBusiness: accounts !== null, shown: null };
  const view = VIEWS.find((one) => one === url.searchParams.get('view')) ?? 'sources';
  const { call } = page;
  const actor = page.acting?.active?.viewer ?? page.viewer;
  const mayManage = actor.kind === 'person' && mayActFor(actor, {}, 'edit-catalogs') && !account.is_closed;
  const asked = { ad_account_id: account.id };
  const { data: feeds } = await call('CatalogFeedsResource.get', asked);
  const feed = feeds.find(({ id }) => id === parseId(url.searchParams.get('feed'))) ?? null;
  const groupId = parseId(url.searchParams.get('productGroupId'));
  const options = {
    ...{ ...asked, feed_id: feed?.id ?? null, product_group_id: groupId },
    name: url.searchParams.get('name')?.slice(0, 200) ?? '',
  };
  const [groups, products, runs] = await Promise.all([
    view === 'sources' ? [] : call('ProductGroupsResource.get', asked).then(({ data }) => data),
    view === 'products' ? call('CatalogProductsResource.get', options) : null,
    view === 'sources' && feed ? call('CatalogRunsResource.get', { feed_id: feed.id }) : null,
  ]);
  const mayAdvertise = actor.kind === 'person' && mayActFor(actor, {}, 'advertise') && !account.is_closed;
  const shopping = view === 'groups' && mayAdvertise ? await shoppingGroups(call, account.id) : null;
  const wanted = parseId(url.searchParams.get('run')) ?? feed?.last_run?.id;
  const run = runs?.data.find(({ id }) => id === wanted) ?? runs?.data[0] ?? null;
  const problems =
    run && run.rows_wrong + Number(run.status === 'FAILED') > 0
      ? await call('CatalogProblemsResource.get', { run_id: run.id })
      : null;
  return {
    isBusiness: true,
    shown: {
      ...{ account, view, feeds, feed, groups, run, mayManage, mayAdvertise, shopping },
      products: products && { options, first: { items: products.data, bookmark: products.bookmark } },
      runs: runs && { items: runs.data, bookmark: runs.bookmark },
      problems: problems && { items: problems.data, bookmark: problems.bookmark },
    },
  };
}

/** Ad groups that sell from the catalog. */
async function shoppingGroups(call: PageContext['call'], adAccountId: string) {
  const { data } = await call('AdReportRowsResource.get', {
    ...{ ad_account_id: adAccountId, level: 'AD_GROUP', objective_types: ['CATALOG_SALES'], page_size: 100 },
  });
  return data
    .filter(({ status }) => status !== 'ARCHIVED')
    .map(({ id, name, campaign }) => ({ id, name, campaign: campaign?.name ?? '' }));
}

export const meta = () => [{ name: 'robots', content: 'noindex' }];

export type Feed = DataOf<'CatalogFeedsResource.get'>[number];
export type Shown = NonNullable<Route.ComponentProps['loaderData']['shown']>;

export default function DataSourcePage({ loaderData: { isBusiness, shown } }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <main id="main" className={`${styles.page} ${styles.wide}`}>
      <PageTitle>{t`Product catalog`}</PageTitle>
      <BackLink fallback="/advertiser/" />
      <div className={styles.words}>
        <h1>{t`Product catalog`}</h1>
        <p className={styles.lead}>
          <Trans>Each product of your shop becomes a Pin, with its price and whether it can be had.</Trans>
        </p>
      </div>
      {!isBusiness && <NoBusiness />}
      {isBusiness && !shown && (
        <EmptyState
          title={t`No ad account yet`}
          text={t`It's opened with your first ad.`}
          action={
            <LinkButton to="/quick-promote/" variant="primary">
              <Trans>Promote a Pin</Trans>
            </LinkButton>
          }
        />
      )}
      {shown && <Catalog {...shown} />}
    </main>
  );
}

function Catalog(shown: Shown) {
  const { t } = useLingui();
  const { view, feed, feeds, mayManage } = shown;
  const titles = { sources: t`Data sources`, products: t`Products`, groups: t`Product groups` };
  const tabs = VIEWS.map((one) => ({
    to: catalogPath({ view: one === 'sources' ? null : one }),
    label: titles[one],
    current: one === view,
  }));
  return (
    <>
      <Tabs label={t`Product catalog`} tabs={tabs} />
      {view === 'sources' && feed && <FeedDetails key={feed.id} {...shown} feed={feed} />}
      {view === 'sources' && !feed && (
        <>
          <FeedList feeds={feeds} />
          {mayManage && <NewFeed account={shown.account} isFirst={feeds.length === 0} />}
        </>
      )}
      {view === 'products' && <ProductList key={JSON.stringify(shown.products?.options)} {...shown} />}
      {view === 'groups' && <ProductGroups {...shown} />}
    </>
  );
}
