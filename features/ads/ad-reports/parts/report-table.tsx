import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { Button } from '#design/button/button.tsx';
import { DownloadIcon } from '#design/icons/icons.tsx';
import { toast } from '#design/toast/toast.ts';
import { moneyText } from '#features/ads/ad-accounts/money.ts';
import { useAdTexts } from '#features/ads/campaigns/parts/use-ad-texts.ts';
import type { DataOf } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import { REPORT_SORTS, type ReportLevel, type ReportSort } from '../report.ts';
import { pathBelow, type ReportQuery, reportPath } from '../report-query.ts';
import styles from './report.module.css';
import { COLUMNS, type ReportColumn, useColumnTexts } from './report-columns.ts';
import { useReportFile } from './use-report-file.ts';

type Row = DataOf<'AdReportRowsResource.get'>[number];

export type ReportTableProps = {
  level: ReportLevel;
  query: ReportQuery;
  account: { id: string; currency: string };
  totals: DataOf<'AdReportTotalsResource.get'>;
  rows: readonly Row[];
  caption: string;
  hasMore: boolean;
  mayManage: boolean;
};

export function ReportTable(table: ReportTableProps) {
  const { level, query, account, totals, rows, caption, mayManage } = table;
  const { labels, textOf } = useColumnTexts(account.currency);
  const columns = COLUMNS[query.columns];
  return (
    <div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, by keys too */}
      <section className={styles.scroll} aria-label={caption} tabIndex={0}>
        <table className={styles.table}>
          <Heads {...{ level, query, columns, labels, mayManage }} />
          <tbody>
            {rows.map((row) => (
              <ReportLine key={row.id} {...{ row, level, columns, account, textOf, mayManage }} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">
                <Trans>All {totals.rows}</Trans>
              </th>
              <td />
              <td />
              {columns.map((column) => (
                <td key={column} className={styles.number}>
                  {textOf(column, totals.counts)}
                </td>
              ))}
              {mayManage && <td />}
            </tr>
          </tfoot>
        </table>
      </section>
      <DownloadButton {...table} />
    </div>
  );
}

function DownloadButton(table: ReportTableProps) {
  const [download, isLoading] = useReportFile(table);
  return (
    <p className={styles.foot}>
      <Button size="small" icon={<DownloadIcon size={16} />} pending={isLoading} onClick={download}>
        <Trans>Download CSV</Trans>
      </Button>
    </p>
  );
}

type HeadsProps = Pick<ReportTableProps, 'level' | 'query' | 'mayManage'> & {
  columns: readonly ReportColumn[];
  labels: Record<ReportColumn, string>;
};

function Heads({ level, query, columns, labels, mayManage }: HeadsProps) {
  const { t } = useLingui();
  const sortOf = (column: string) => REPORT_SORTS.find((sort) => sort === column);
  const head = (label: string, sort: ReportSort | undefined) =>
    sort ? <Link to={reportPath(level, { ...query, sort, message: null })}>{label}</Link> : label;
  const order = (sort: ReportSort | undefined) =>
    sort === query.sort ? (sort === 'name' ? 'ascending' : 'descending') : undefined;
  return (
    <thead>
      <tr>
        <th scope="col" aria-sort={order('name')}>
          {head(t`Name`, 'name')}
        </th>
        <th scope="col">{t`Status`}</th>
        <th scope="col">{t`Budget`}</th>
        {columns.map((column) => (
          <th key={column} scope="col" className={styles.number} aria-sort={order(sortOf(column))}>
            {head(labels[column], sortOf(column))}
          </th>
        ))}
        {mayManage && <th scope="col">{t`Action`}</th>}
      </tr>
    </thead>
  );
}

type ReportLineProps = Pick<ReportTableProps, 'level' | 'account' | 'mayManage'> & {
  row: Row;
  columns: readonly ReportColumn[];
  textOf: ReturnType<typeof useColumnTexts>['textOf'];
};

function ReportLine({ row, level, columns, account, textOf, mayManage }: ReportLineProps) {
  const { i18n } = useLingui();
  const { summaries } = useAdTexts();
  const { id, name, campaign, ad_group, pin_id: pinId, objective_type: objectiveType, counts } = row;
  const above = { CAMPAIGN: null, AD_GROUP: campaign.name, AD: ad_group?.name ?? null }[level];
  const { budget_in_micro_currency: budget } = row;
  return (
    <tr>
      <th scope="row" className={styles.head}>
        <Link to={pathBelow(level, { id, objectiveType, pinId })}>{name}</Link>
        {above && <span className={styles.above}>{above}</span>}
      </th>
      <td>{summaries[row.summary_status]}</td>
      <td>
        {budget === null ? (
          '–'
        ) : (
          <Budget type={row.budget_type} text={moneyText(budget, account.currency, i18n.locale)} />
        )}
      </td>
      {columns.map((column) => (
        <td key={column} className={styles.number}>
          {textOf(column, counts)}
        </td>
      ))}
      {mayManage && (
        <td>
          <Turn {...{ row, level }} />
        </td>
      )}
    </tr>
  );
}

function Budget({ type, text }: { type: string | null; text: string }) {
  return type === 'DAILY' ? <Trans>{text} a day</Trans> : <Trans>{text} in all</Trans>;
}

/** Pauses or resumes it where it stands. */
function Turn({ row: { id, name, status }, level }: { row: Row; level: ReportLevel }) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const [isPending, setPending] = useState(false);
  if (status === 'ARCHIVED') return null;
  const isActive = status === 'ACTIVE';
  const turn = async () => {
    setPending(true);
    try {
      await call('AdStatusResource.update', { level, ids: [id], status: isActive ? 'PAUSED' : 'ACTIVE' });
      await revalidate();
      toast.show({ kind: 'success', text: isActive ? t`${name} is paused` : t`${name} is active` });
    } catch {
      toast.show({ kind: 'error', text: t`We couldn't change ${name}. Try again.` });
    }
    setPending(false);
  };
  return (
    <Button
      size="small"
      pending={isPending}
      onClick={turn}
      aria-label={isActive ? t`Pause ${name}` : t`Resume ${name}`}
    >
      {isActive ? <Trans>Pause</Trans> : <Trans>Resume</Trans>}
    </Button>
  );
}
