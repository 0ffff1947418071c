import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { EmptyState } from '#design/states/empty-state.tsx';
import { MICRO } from '#features/ads/ad-accounts/ad-account.ts';
import { moneyText } from '#features/ads/ad-accounts/money.ts';
import { CsvButton } from '#features/ads/ad-reports/parts/csv-button.tsx';
import { FiguresTable } from '#features/ads/ad-reports/parts/figures-table.tsx';
import { parseId } from '#platform/ids/ids.ts';
import { call } from '#platform/resource/client.ts';
import { usePages } from '#platform/resource/use-pages.ts';
import { ShowMore } from '../moderation/show-more.tsx';
import type { Route } from './+types/spend-by-day.ts';
import { BillingFrame, requireBilling } from './billing-frame.tsx';
import { DaysChoice, readDays } from './days-choice.tsx';

const PATH = '/advertiser/billing/prepaid_spend_campaign_breakdown/';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { page, account, isBusiness } = await requireBilling(context, url);
  const days = readDays(url);
  const campaign = parseId(url.searchParams.get('campaign_id'));
  if (!account) return { isBusiness, days, campaign, shown: null };
  const options = { ad_account_id: account.id, days, campaign_id: campaign };
  const { data, bookmark } = await page.call('AdSpendByDayResource.get', options);
  return { isBusiness, days, campaign, shown: { account, options, first: { items: data, bookmark } } };
}

export const meta = () => [{ name: 'robots', content: 'noindex' }];

type Shown = NonNullable<Route.ComponentProps['loaderData']['shown']>;

export default function SpendByDayPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { isBusiness, days, campaign, shown } = loaderData;
  return (
    <BillingFrame title={t`Spend by day`} {...{ isBusiness, shown }}>
      {(one) => (
        <>
          <DaysChoice path={PATH} days={days} />
          {campaign && (
            <p>
              <Trans>Only one campaign is shown.</Trans>{' '}
              <Link to={PATH}>
                <Trans>Show all campaigns</Trans>
              </Link>
            </p>
          )}
          <Days key={JSON.stringify(one.options)} {...one} />
        </>
      )}
    </BillingFrame>
  );
}

function Days({ account, options, first }: Shown) {
  const { t, i18n } = useLingui();
  const { items, status, loadMore } = usePages({
    ...{ resource: 'AdSpendByDayResource.get', options, first },
    item: (one) => one,
    keyOf: (one) => `${one.day} ${one.campaign_id}`,
  });
  if (items.length === 0) return <EmptyState title={t`Nothing spent on these days`} />;
  return (
    <>
      <FiguresTable
        caption={t`Spent by day and campaign`}
        heads={[{ label: t`Day` }, { label: t`Campaign` }, { label: t`Spent`, isNumber: true }]}
        rows={items.map((line) => ({
          key: `${line.day} ${line.campaign_id}`,
          cells: [
            i18n.date(new Date(line.day), { dateStyle: 'medium', timeZone: 'UTC' }),
            line.name,
            moneyText(line.spent_in_micro_currency, account.currency, i18n.locale),
          ],
        }))}
      />
      <ShowMore status={status} onMore={loadMore} />
      <CsvButton
        name={t`Spend by day`}
        heads={[t`Day`, 'ID', t`Campaign`, t`Currency`, t`Spent`]}
        lineOf={(line: (typeof items)[number]) => [
          ...[line.day, line.campaign_id, line.name, account.currency],
          line.spent_in_micro_currency / MICRO,
        ]}
        rows={(bookmark) =>
          call('AdSpendByDayResource.get', { ...options, page_size: 250, bookmarks: [bookmark] })
        }
      />
    </>
  );
}
