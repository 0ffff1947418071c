import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { EmptyState } from '#design/states/empty-state.tsx';
import { moneyText } from '#features/ads/ad-accounts/money.ts';
import { FiguresTable } from '#features/ads/ad-reports/parts/figures-table.tsx';
import type { Route } from './+types/spend-summary.ts';
import styles from './ads-page.module.css';
import { BillingFrame, requireBilling } from './billing-frame.tsx';
import { DaysChoice, readDays } from './days-choice.tsx';

const PATH = '/advertiser/billing/prepaid_campaign_spend_summary/';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { page, account, isBusiness } = await requireBilling(context, url);
  const days = readDays(url);
  if (!account) return { isBusiness, days, shown: null };
  const { data: sums } = await page.call('AdSpendSummaryResource.get', { ad_account_id: account.id, days });
  return { isBusiness, days, shown: { account, sums } };
}

export const meta = () => [{ name: 'robots', content: 'noindex' }];

type Shown = NonNullable<Route.ComponentProps['loaderData']['shown']>;

export default function SpendSummaryPage({ loaderData: { isBusiness, days, shown } }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <BillingFrame title={t`Prepaid spend`} {...{ isBusiness, shown }}>
      {(one) => (
        <>
          <DaysChoice path={PATH} days={days} />
          <Sums {...one} />
          <Campaigns {...one} />
        </>
      )}
    </BillingFrame>
  );
}

function Sums({ account, sums }: Shown) {
  const { i18n } = useLingui();
  const money = (micro: number) => moneyText(micro, account.currency, i18n.locale);
  const lasts = sums.lasts_days;
  return (
    <dl className={styles.sums}>
      <div>
        <dt>
          <Trans>Balance</Trans>
        </dt>
        <dd className={styles.balance}>{money(sums.balance_in_micro_currency)}</dd>
        {lasts !== null && (
          <dd className={styles.lead}>
            <Plural value={lasts} one="Lasts about # day" other="Lasts about # days" />
          </dd>
        )}
      </div>
      <div>
        <dt>
          <Trans>Spent</Trans>
        </dt>
        <dd className={styles.balance}>{money(sums.spent_in_micro_currency)}</dd>
      </div>
      <div>
        <dt>
          <Trans>Paid</Trans>
        </dt>
        <dd className={styles.balance}>{money(sums.paid_in_micro_currency)}</dd>
      </div>
      <div>
        <dt>
          <Trans>Credit received</Trans>
        </dt>
        <dd className={styles.balance}>{money(sums.credit_in_micro_currency)}</dd>
      </div>
    </dl>
  );
}

function Campaigns({ account, sums }: Shown) {
  const { t, i18n } = useLingui();
  const money = (micro: number) => moneyText(micro, account.currency, i18n.locale);
  const all = sums.spent_in_micro_currency;
  const share = (part: number) => i18n.number(all > 0 ? part / all : 0, { style: 'percent' });
  if (sums.campaigns.length === 0) return <EmptyState title={t`Nothing spent on these days`} />;
  return (
    <FiguresTable
      caption={t`Spent by campaign`}
      heads={[
        { label: t`Campaign` },
        { label: t`Spent`, isNumber: true },
        { label: t`Share`, isNumber: true },
      ]}
      rows={sums.campaigns.map(({ campaign_id: id, name, spent_in_micro_currency: spent }) => ({
        key: id,
        cells: [
          <Link key={id} to={`/advertiser/billing/prepaid_spend_campaign_breakdown/?campaign_id=${id}`}>
            {name}
          </Link>,
          money(spent),
          share(spent),
        ],
      }))}
      total={[t`All campaigns`, money(all), share(all)]}
    />
  );
}
