import { Trans, useLingui } from '@lingui/react/macro';
import { LinkButton } from '#design/button/link-button.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import { MICRO } from '#features/ads/ad-accounts/ad-account.ts';
import { moneyText } from '#features/ads/ad-accounts/money.ts';
import { CsvButton } from '#features/ads/ad-reports/parts/csv-button.tsx';
import { FiguresTable } from '#features/ads/ad-reports/parts/figures-table.tsx';
import type { DataOf } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import { usePages } from '#platform/resource/use-pages.ts';
import { ShowMore } from '../moderation/show-more.tsx';
import type { Route } from './+types/order-lines.ts';
import styles from './ads-page.module.css';
import { BillingFrame, requireBilling } from './billing-frame.tsx';

/** `2026-03`; another month is one that many later. */
function monthAt(text: string, by = 0): string {
  const [year = 0, month = 1] = text.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + by, 1)).toISOString().slice(0, 7);
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { page, account, isBusiness } = await requireBilling(context, url);
  if (!account) return { isBusiness, shown: null };
  const day = { timeZone: account.time_zone, dateStyle: 'short' } as const;
  const thisMonth = new Intl.DateTimeFormat('en-CA', day).format(page.now).slice(0, 7);
  const asked = url.searchParams.get('month') ?? '';
  const month = /^20\d\d-(0[1-9]|1[0-2])$/.test(asked) && asked < thisMonth ? asked : thisMonth;
  const options = { ad_account_id: account.id, month };
  const { data, bookmark } = await page.call('AdOrderLinesResource.get', options);
  return { isBusiness, shown: { account, month, thisMonth, options, first: { items: data, bookmark } } };
}

export const meta = () => [{ name: 'robots', content: 'noindex' }];

type Shown = NonNullable<Route.ComponentProps['loaderData']['shown']>;

export default function OrderLinesPage({ loaderData: { isBusiness, shown } }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <BillingFrame title={t`Order lines`} {...{ isBusiness, shown }}>
      {(one) => <Month key={one.month} {...one} />}
    </BillingFrame>
  );
}

function Month({ account, month, thisMonth, options, first }: Shown) {
  const { t } = useLingui();
  const { items, status, loadMore } = usePages({
    ...{ resource: 'AdOrderLinesResource.get', options, first },
    item: (one) => one,
    keyOf: (one) => one.id,
  });
  return (
    <>
      <MonthHead {...{ month, thisMonth }} />
      {items.length > 0 ? (
        <Lines {...{ account, month, items }} />
      ) : (
        <EmptyState title={t`No campaign ran in this month`} />
      )}
      <ShowMore status={status} onMore={loadMore} />
    </>
  );
}

function MonthHead({ month, thisMonth }: Pick<Shown, 'month' | 'thisMonth'>) {
  const { i18n } = useLingui();
  const title = i18n.date(new Date(`${month}-01`), { year: 'numeric', month: 'long', timeZone: 'UTC' });
  const link = (other: string) => `/advertiser/billing/order_lines/?month=${other}`;
  return (
    <div className={styles.head}>
      <h2>{title}</h2>
      <p className={styles.actions}>
        <LinkButton to={link(monthAt(month, -1))} size="small">
          <Trans>Month before</Trans>
        </LinkButton>
        {month < thisMonth && (
          <LinkButton to={link(monthAt(month, 1))} size="small">
            <Trans>Month after</Trans>
          </LinkButton>
        )}
      </p>
    </div>
  );
}

type Line = DataOf<'AdOrderLinesResource.get'>[number];

function Lines({ account, month, items }: Pick<Shown, 'account' | 'month'> & { items: readonly Line[] }) {
  const { t, i18n } = useLingui();
  const money = (micro: number) => moneyText(micro, account.currency, i18n.locale);
  const statuses = { ACTIVE: t`Active`, PAUSED: t`Paused`, DELETED: t`Archived` };
  const heads = [t`Budget`, t`Spent`, t`Remaining`];
  const options = { ad_account_id: account.id, month, page_size: 250 };
  return (
    <>
      <FiguresTable
        caption={t`Order lines`}
        heads={[
          { label: t`Campaign` },
          { label: t`Status` },
          ...heads.map((label) => ({ label, isNumber: true })),
        ]}
        rows={items.map((line) => ({
          key: line.id,
          cells: [line.name, statuses[line.status], ...[line.budget, line.spent, line.remaining].map(money)],
        }))}
      />
      <CsvButton
        name={`${t`Order lines`} ${month}`}
        heads={['ID', t`Campaign`, t`Status`, t`Currency`, ...heads]}
        lineOf={(line: Line) => [
          ...[line.id, line.name, statuses[line.status], account.currency],
          ...[line.budget, line.spent, line.remaining].map((micro) => micro / MICRO),
        ]}
        rows={(bookmark) => call('AdOrderLinesResource.get', { ...options, bookmarks: [bookmark] })}
      />
    </>
  );
}
