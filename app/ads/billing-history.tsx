import { Trans, useLingui } from '@lingui/react/macro';
import { Form, Link } from 'react-router';
import { Button } from '#design/button/button.tsx';
import { TextField } from '#design/field/text-field.tsx';
import { Select } from '#design/select/select.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import { LEDGER_REASONS, MICRO } from '#features/ads/ad-accounts/ad-account.ts';
import { CsvButton } from '#features/ads/ad-reports/parts/csv-button.tsx';
import { call } from '#platform/resource/client.ts';
import { usePages } from '#platform/resource/use-pages.ts';
import { ShowMore } from '../moderation/show-more.tsx';
import type { Route } from './+types/billing-history.ts';
import styles from './ads-page.module.css';
import { BillingFrame, requireBilling } from './billing-frame.tsx';
import { LedgerTable, useLedgerReasons } from './ledger-table.tsx';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

function readFilters({ searchParams }: URL) {
  const day = (name: string) => {
    const text = searchParams.get(name) ?? '';
    return DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : null;
  };
  const reason = LEDGER_REASONS.find((one) => one === searchParams.get('reason')) ?? null;
  return { reason, from: day('from'), until: day('until') };
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { page, account, isBusiness } = await requireBilling(context, url);
  const filters = readFilters(url);
  if (!account) return { filters, isBusiness, shown: null };
  const options = { ad_account_id: account.id, ...filters };
  const { data, bookmark } = await page.call('AdLedgerResource.get', options);
  return { filters, isBusiness, shown: { account, options, first: { items: data, bookmark } } };
}

export const meta = () => [{ name: 'robots', content: 'noindex' }];

type Loaded = Route.ComponentProps['loaderData'];

export default function BillingHistoryPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { filters, isBusiness, shown } = loaderData;
  return (
    <BillingFrame title={t`Billing history`} {...{ isBusiness, shown }}>
      {(one) => (
        <>
          <Filters key={JSON.stringify(filters)} filters={filters} />
          <Entries key={JSON.stringify(one.options)} {...one} />
        </>
      )}
    </BillingFrame>
  );
}

function Filters({ filters }: Pick<Loaded, 'filters'>) {
  const { t } = useLingui();
  const reasons = useLedgerReasons();
  const isFiltered = Object.values(filters).some((one) => one !== null);
  return (
    <Form method="get" className={styles.form} aria-label={t`Filters`}>
      <Select
        label={t`What for`}
        name="reason"
        defaultValue={filters.reason ?? ''}
        placeholder={t`All`}
        options={LEDGER_REASONS.map((value) => ({ value, label: reasons[value] }))}
      />
      <TextField label={t`From day`} name="from" type="date" defaultValue={filters.from ?? ''} />
      <TextField label={t`Until day`} name="until" type="date" defaultValue={filters.until ?? ''} />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" size="small">
          <Trans>Show</Trans>
        </Button>
        {isFiltered && (
          <Link to="/advertiser/billing/history/">
            <Trans>Clear filters</Trans>
          </Link>
        )}
      </div>
    </Form>
  );
}

function Entries({ account, options, first }: NonNullable<Loaded['shown']>) {
  const { t } = useLingui();
  const reasons = useLedgerReasons();
  const { items, status, loadMore } = usePages({
    ...{ resource: 'AdLedgerResource.get', options, first },
    item: (one) => one,
    keyOf: (one) => one.id,
  });
  if (items.length === 0) return <EmptyState title={t`No entries`} />;
  return (
    <>
      <LedgerTable lines={items} timeZone={account.time_zone} />
      <ShowMore status={status} onMore={loadMore} />
      <CsvButton
        name={t`Billing history`}
        heads={['ID', t`Time`, t`What for`, t`Note`, t`Currency`, t`Amount`, t`Balance`]}
        lineOf={(line: (typeof items)[number]) => [
          ...[
            line.id,
            new Date(line.created_at).toISOString(),
            reasons[line.reason],
            line.note,
            line.currency,
          ],
          ...[line.amount_in_micro_currency / MICRO, line.balance_in_micro_currency / MICRO],
        ]}
        rows={(bookmark) =>
          call('AdLedgerResource.get', { ...options, page_size: 100, bookmarks: [bookmark] })
        }
      />
    </>
  );
}
