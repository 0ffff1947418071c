import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#design/button/button.tsx';
import { DownloadIcon } from '#design/icons/icons.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import { toast } from '#design/toast/toast.ts';
import { moneyText } from '#features/ads/ad-accounts/money.ts';
import { FiguresTable } from '#features/ads/ad-reports/parts/figures-table.tsx';
import type { DocumentKind } from '#features/ads/billing/documents/document.ts';
import type { DataOf, OptionsOf } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import { useFailureText } from '#platform/resource/use-connection-texts.ts';
import { usePages } from '#platform/resource/use-pages.ts';
import { ShowMore } from '../moderation/show-more.tsx';
import styles from './ads-page.module.css';
import type { BillingAccount } from './billing-frame.tsx';

type Document = DataOf<'AdDocumentsResource.get'>[number];

interface DocumentListProps {
  account: BillingAccount;
  options: OptionsOf<'AdDocumentsResource.get'> & { kind: DocumentKind };
  first: { items: Document[]; bookmark: string | null };
}

/** Invoices or tax documents: one of each month. */
export function DocumentList({ options, first }: DocumentListProps) {
  const { t } = useLingui();
  const { items, status, loadMore } = usePages({
    ...{ resource: 'AdDocumentsResource.get', options, first },
    item: (one) => one,
    keyOf: (one) => one.id,
  });
  return (
    <>
      <p className={styles.lead}>
        <Trans>
          One for each month, once it has ended. They're made out to{' '}
          <Link to="/advertiser/billing/?section=address">your billing address</Link>, and never change
          afterwards.
        </Trans>
      </p>
      {items.length > 0 ? (
        <Documents kind={options.kind} items={items} />
      ) : (
        <EmptyState
          title={t`No documents yet`}
          text={t`The first comes when a month in which you advertised has ended.`}
        />
      )}
      <ShowMore status={status} onMore={loadMore} />
    </>
  );
}

function Documents({ kind, items }: { kind: DocumentKind; items: readonly Document[] }) {
  const { t, i18n } = useLingui();
  const money = (micro: number, { currency }: Document) => moneyText(micro, currency, i18n.locale);
  const month = (text: string) =>
    i18n.date(new Date(`${text}-01`), { year: 'numeric', month: 'long', timeZone: 'UTC' });
  return (
    <FiguresTable
      caption={kind === 'invoice' ? t`Invoices` : t`Tax documents`}
      heads={[
        { label: t`Month` },
        { label: t`Number` },
        { label: t`Total`, isNumber: true },
        { label: t`Tax in it`, isNumber: true },
        { label: t`File` },
      ]}
      rows={items.map((one) => ({
        key: one.id,
        cells: [
          month(one.month),
          one.number,
          money(one.total_in_micro_currency, one),
          money(one.tax_in_micro_currency, one),
          <DownloadButton key={one.id} document={one} />,
        ],
      }))}
    />
  );
}

function DownloadButton({ document: { id, number } }: { document: Document }) {
  const failureText = useFailureText();
  const [isPending, setPending] = useState(false);
  const download = async () => {
    setPending(true);
    try {
      const { data } = await call('AdDocumentResource.get', { document_id: id });
      const url = `data:application/pdf;base64,${data.pdf}`;
      Object.assign(document.createElement('a'), { href: url, download: data.name }).click();
    } catch (error) {
      toast.show({ kind: 'error', text: failureText(error) });
    }
    setPending(false);
  };
  return (
    <Button size="small" icon={<DownloadIcon size={16} />} pending={isPending} onClick={download}>
      <Trans>Download {number}</Trans>
    </Button>
  );
}
