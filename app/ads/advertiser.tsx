import { Trans, useLingui } from '@lingui/react/macro';
import { LinkButton } from '#design/button/link-button.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import { moneyText } from '#features/ads/ad-accounts/money.ts';
import { AdLine } from '#features/ads/campaigns/list-ads/ad-line.tsx';
import { usePages } from '#platform/resource/use-pages.ts';
import { ShowMore } from '../moderation/show-more.tsx';
import { PageTitle } from '../shell/page-title.tsx';
import { useActor } from '../shell/use-shell.ts';
import type { Route } from './+types/advertiser.ts';
import { AdsLinks } from './ads-links.tsx';
import styles from './ads-page.module.css';
import { NoBusiness } from './no-business.tsx';
import { OverviewFigures, readOverviewQuery } from './overview-figures.tsx';
import { Attention, FirstSteps } from './overview-notes.tsx';
import { type AdAccounts, requireAdvertiser } from './require-advertiser.ts';
import { SampleNotice } from './sample-notice.tsx';
import { useCreatePath } from './use-create-path.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { page, accounts } = await requireAdvertiser(context, url);
  const query = readOverviewQuery(url.searchParams);
  const account = accounts?.find(({ is_closed }) => !is_closed) ?? accounts?.[0];
  if (!account) return { isBusiness: accounts !== null, query, shown: null };
  const options = { ad_account_id: account.id };
  const { data: preferences } = await page.call('AdReportPreferencesResource.get', options);
  const { time_zone, money_display: display } = preferences;
  const [{ data, bookmark }, { data: overview }] = await Promise.all([
    page.call('AdsResource.get', options),
    page.call('AdOverviewResource.get', { ...options, days: query.days, time_zone }),
  ]);
  const shown = {
    account: { ...account, display },
    windows: preferences,
    options,
    overview,
    first: { items: data, bookmark },
  };
  return { isBusiness: true, query, shown };
}

export const meta = () => [{ name: 'robots', content: 'noindex' }];

export default function AdvertiserPage({ loaderData }: Route.ComponentProps) {
  const { isBusiness, query, shown } = loaderData;
  const { t } = useLingui();
  const mayManage = useActor()?.mayAdvertise ?? false;
  const create = useCreatePath();
  return (
    <main id="main" className={styles.page}>
      <PageTitle>{t`Ads`}</PageTitle>
      <div className={styles.head}>
        <h1>{t`Ads`}</h1>
        <span className={styles.actions}>
          <LinkButton to="/advertiser/accounts_manager/">
            <Trans>Accounts</Trans>
          </LinkButton>
          {mayManage && (
            <>
              <LinkButton to="/advertiser/quick-promote/">
                <Trans>Promote a Pin</Trans>
              </LinkButton>
              <LinkButton to={create} variant="primary">
                <Trans>Create campaign</Trans>
              </LinkButton>
            </>
          )}
        </span>
      </div>
      {!isBusiness && <NoBusiness />}
      {isBusiness && !shown && (
        <>
          <p className={styles.lead}>
            {t`Promote one of your Pins: choose a budget and who it's for. Staff look at every ad before others see it.`}
          </p>
          {mayManage && <FirstSteps overview={null} />}
        </>
      )}
      {shown && <Overview key={shown.account.id} {...shown} {...{ query, mayManage }} />}
      {isBusiness && <AdsLinks />}
    </main>
  );
}

type Loaded = Route.ComponentProps['loaderData'];
type OverviewProps = NonNullable<Loaded['shown']> & Pick<Loaded, 'query'> & { mayManage: boolean };

function Overview({ account, windows, options, overview, query, first, mayManage }: OverviewProps) {
  const { t } = useLingui();
  const { items, status, loadMore } = usePages({
    ...{ resource: 'AdsResource.get', options, first },
    item: (one) => one,
    keyOf: (one) => one.id,
  });
  return (
    <>
      <SampleNotice account={account} />
      <Balance account={account} />
      <Attention {...{ account, overview, mayBill: useActor()?.mayBill ?? false }} />
      {mayManage && isNew(overview) && <FirstSteps overview={overview} />}
      <OverviewFigures {...{ overview, account, query, windows }} />
      <section className={styles.ads} aria-labelledby="ads">
        <h2 id="ads">{t`Latest ads`}</h2>
        {items.length > 0 ? (
          <ul className={styles.list} aria-label={t`Ads`}>
            {items.map((ad) => (
              <AdLine key={ad.id} ad={ad} currency={account.currency} mayManage={mayManage} />
            ))}
          </ul>
        ) : (
          <EmptyState title={t`No ads yet`} />
        )}
        <ShowMore status={status} onMore={loadMore} />
      </section>
    </>
  );
}

/** Until an ad was shown to somebody. */
const isNew = ({ counts, counts_before }: OverviewProps['overview']) =>
  counts.impressions + counts_before.impressions === 0;

function Balance({ account }: { account: AdAccounts[number] }) {
  const { i18n } = useLingui();
  const { balance_in_micro_currency: micro, currency } = account;
  return (
    <p>
      <span className={styles.lead}>
        <Trans>Balance</Trans>
      </span>
      <br />
      <span className={styles.balance}>{moneyText(micro, currency, i18n.locale)}</span>
    </p>
  );
}
