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
import styles from './ads-page.module.css';
import { NoBusiness } from './no-business.tsx';
import { type AdAccounts, requireAdvertiser } from './require-advertiser.ts';
import { SampleNotice } from './sample-notice.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { page, accounts } = await requireAdvertiser(context, url);
  const account = accounts?.find(({ is_closed }) => !is_closed) ?? accounts?.[0];
  if (!account) return { isBusiness: accounts !== null, shown: null };
  const options = { ad_account_id: account.id };
  const { data, bookmark } = await page.call('AdsResource.get', options);
  return { isBusiness: true, shown: { account, options, first: { items: data, bookmark } } };
}

export const meta = () => [{ name: 'robots', content: 'noindex' }];

export default function AdvertiserPage({ loaderData: { isBusiness, shown } }: Route.ComponentProps) {
  const { t } = useLingui();
  const mayManage = useActor()?.mayAdvertise ?? false;
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
            <LinkButton to="/advertiser/quick-promote/" variant="primary">
              <Trans>Promote a Pin</Trans>
            </LinkButton>
          )}
        </span>
      </div>
      {!isBusiness && <NoBusiness />}
      {isBusiness && !shown && (
        <EmptyState
          title={t`Reach people who don't know you yet`}
          text={t`Promote one of your Pins: choose a budget and who it's for. Staff look at every ad before others see it.`}
        />
      )}
      {shown && <Overview key={shown.account.id} {...shown} mayManage={mayManage} />}
    </main>
  );
}

type Shown = NonNullable<Route.ComponentProps['loaderData']['shown']>;

function Overview({ account, options, first, mayManage }: Shown & { mayManage: boolean }) {
  const { t } = useLingui();
  const { items, status, loadMore } = usePages({
    ...{ resource: 'AdsResource.get', options, first },
    item: (one) => one,
    keyOf: (one) => one.id,
  });
  return (
    <>
      <SampleNotice account={account} />
      <Account account={account} />
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
    </>
  );
}

function Account({ account }: { account: AdAccounts[number] }) {
  const { i18n } = useLingui();
  const { balance_in_micro_currency: micro, currency, is_closed: isClosed } = account;
  return (
    <section className={styles.head}>
      <p>
        <span className={styles.lead}>
          <Trans>Balance</Trans>
        </span>
        <br />
        <span className={styles.balance}>{moneyText(micro, currency, i18n.locale)}</span>
      </p>
      {(isClosed || micro === 0) && (
        <p role="status">
          {isClosed ? (
            <Trans>The staff of this site closed this ad account. Nothing of it is shown.</Trans>
          ) : (
            <Trans>Nothing is left, so your ads aren't shown. Ask the staff of this site how to pay.</Trans>
          )}
        </p>
      )}
      <Links />
    </section>
  );
}

function Links() {
  const mayBill = useActor()?.mayBill ?? false;
  return (
    <p className={styles.actions}>
      {mayBill && (
        <LinkButton to="/advertiser/billing/" variant="ghost" size="small">
          <Trans>Billing</Trans>
        </LinkButton>
      )}
      <LinkButton to="/advertiser/reporting/campaigns/" variant="ghost" size="small">
        <Trans>Reporting</Trans>
      </LinkButton>
      <LinkButton to="/advertiser/product-catalogs/data-source/" variant="ghost" size="small">
        <Trans>Product catalog</Trans>
      </LinkButton>
      <LinkButton to="/advertiser/conversions/" variant="ghost" size="small">
        <Trans>Conversions</Trans>
      </LinkButton>
      <LinkButton to="/advertiser/history/" variant="ghost" size="small">
        <Trans>History</Trans>
      </LinkButton>
    </p>
  );
}
