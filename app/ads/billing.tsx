import { Trans, useLingui } from '@lingui/react/macro';
import { LinkButton } from '#design/button/link-button.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import type { LedgerReason } from '#features/ads/ad-accounts/ad-account.ts';
import { moneyText } from '#features/ads/ad-accounts/money.ts';
import type { DataOf } from '#platform/resource/call.ts';
import { usePages } from '#platform/resource/use-pages.ts';
import { ShowMore } from '../moderation/show-more.tsx';
import { BackLink } from '../navigation/back-link.tsx';
import { PageTitle } from '../shell/page-title.tsx';
import type { Route } from './+types/billing.ts';
import styles from './ads-page.module.css';
import { NoBusiness } from './no-business.tsx';
import { requireAdvertiser } from './require-advertiser.ts';
import { SampleNotice } from './sample-notice.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { page, accounts } = await requireAdvertiser(context, url);
  const account = accounts?.find(({ is_closed }) => !is_closed) ?? accounts?.[0];
  if (!account) return { isBusiness: accounts !== null, shown: null };
  const options = { ad_account_id: account.id };
  const { data, bookmark } = await page.call('AdLedgerResource.get', options);
  return { isBusiness: true, shown: { account, options, first: { items: data, bookmark } } };
}

export const meta = () => [{ name: 'robots', content: 'noindex' }];

export default function BillingPage({ loaderData: { isBusiness, shown } }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <main id="main" className={styles.page}>
      <PageTitle>{t`Billing`}</PageTitle>
      <BackLink fallback="/advertiser/" />
      <h1>{t`Billing`}</h1>
      {!isBusiness && <NoBusiness />}
      {isBusiness && !shown && (
        <EmptyState
          title={t`No ad account yet`}
          text={t`It's opened with your first ad.`}
          action={
            <LinkButton to="/advertiser/quick-promote/">
              <Trans>Promote a Pin</Trans>
            </LinkButton>
          }
        />
      )}
      {shown && <Ledger key={shown.account.id} {...shown} />}
    </main>
  );
}

type Shown = NonNullable<Route.ComponentProps['loaderData']['shown']>;
type Line = DataOf<'AdLedgerResource.get'>[number];

function Ledger({ account, options, first }: Shown) {
  const { t, i18n } = useLingui();
  const { items, status, loadMore } = usePages({
    ...{ resource: 'AdLedgerResource.get', options, first },
    item: (one) => one,
    keyOf: (one) => one.id,
  });
  const balance = moneyText(account.balance_in_micro_currency, account.currency, i18n.locale);
  return (
    <>
      <SampleNotice account={account} />
      <p className={styles.lead}>
        <Trans>You pay before your ads are shown. When nothing is left, they stop.</Trans>
      </p>
      <p>
        <span className={styles.lead}>
          <Trans>Balance</Trans>
        </span>
        <br />
        <span className={styles.balance}>{balance}</span>
      </p>
      {items.length > 0 ? <Lines lines={items} /> : <EmptyState title={t`Nothing received or spent yet`} />}
      <ShowMore status={status} onMore={loadMore} />
    </>
  );
}

function Lines({ lines }: { lines: readonly Line[] }) {
  const { t, i18n } = useLingui();
  const reasons: Record<LedgerReason, string> = {
    welcome: t`Welcome credit`,
    credit: t`Credit`,
    payment: t`Payment`,
    charge: t`Ads`,
  };
  const money = (micro: number, { currency }: Line) => moneyText(micro, currency, i18n.locale, true);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className={styles.scroller} tabIndex={0} aria-label={t`Received and spent`}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t`Day`}</th>
            <th scope="col">{t`What for`}</th>
            <th scope="col" className={styles.amount}>{t`Amount`}</th>
            <th scope="col" className={styles.amount}>{t`Balance`}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <td>{i18n.date(new Date(line.created_at), { dateStyle: 'medium', timeZone: 'UTC' })}</td>
              <td>
                {reasons[line.reason]}
                {line.note && <div className={styles.lead}>{line.note}</div>}
              </td>
              <td className={styles.amount}>{money(line.amount_in_micro_currency, line)}</td>
              <td className={styles.amount}>{money(line.balance_in_micro_currency, line)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
