import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router';
import { type MoneyDisplay, moneyText } from '#features/ads/ad-accounts/money.ts';
import type { DataOf } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import { insightPath } from '../insight.ts';
import { CHANGED_LEVELS, orderOf, type ReportColumn, type ReportLevel, type ReportSort } from '../report.ts';
import { pathBelow, type ReportQuery, type reportOptions, reportPath } from '../report-query.ts';
import { BulkActions } from './bulk-actions.tsx';
import { CsvButton } from './csv-button.tsx';
import styles from './report.module.css';
import { useColumnTexts } from './report-columns.ts';
import { EditLink, Turn } from './row-actions.tsx';
import { useStatusText } from './use-report-texts.ts';

type Row = DataOf<'AdReportRowsResource.get'>[number];

export type ReportTableProps = {
  level: ReportLevel;
  query: ReportQuery;
  asked: ReturnType<typeof reportOptions>;
  account: { id: string; currency: string; display: MoneyDisplay };
  totals: DataOf<'AdReportTotalsResource.get'>;
  columns: readonly ReportColumn[];
  rows: readonly Row[];
  caption: string;
  hasMore: boolean;
  mayManage: boolean;
};

export function ReportTable(sent: ReportTableProps) {
  const changed = CHANGED_LEVELS[sent.level];
  const table = { ...sent, mayManage: sent.mayManage && changed !== null };
  const { level, query, account, columns, rows, caption, mayManage } = table;
  const { labels, textOf } = useColumnTexts(account);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const shown = new Set(rows.filter(({ id }) => chosen.has(id)).map(({ id }) => id));
  const choose = (ids: readonly string[], isChosen: boolean) =>
    setChosen(new Set([...shown].filter((id) => !ids.includes(id)).concat(isChosen ? ids : [])));
  return (
    <div>
      {shown.size > 0 && changed && (
        <BulkActions level={changed} chosen={shown} onDone={() => setChosen(new Set())} />
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, by keys too */}
      <section className={styles.scroll} aria-label={caption} tabIndex={0}>
        <table className={styles.table}>
          <Heads {...{ level, query, columns, labels, mayManage, rows, chosen: shown, choose }} />
          <tbody>
            {rows.map((row) => (
              <ReportLine
                key={row.id}
                {...{ row, level, columns, account, textOf, mayManage, chosen: shown, choose }}
              />
            ))}
          </tbody>
          <Foot {...table} textOf={textOf} />
        </table>
      </section>
      <ReportFile {...table} />
    </div>
  );
}

type FootProps = Pick<ReportTableProps, 'totals' | 'columns' | 'mayManage'> & {
  textOf: ReturnType<typeof useColumnTexts>['textOf'];
};

function Foot({ totals, columns, mayManage, textOf }: FootProps) {
  return (
    <tfoot>
      <tr>
        {mayManage && <td />}
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
  );
}

function ReportFile({ level, asked, account, columns, rows, caption, hasMore }: ReportTableProps) {
  const { t } = useLingui();
  const { labels, amountOf } = useColumnTexts(account);
  const status = useStatusText(level);
  const fetchPage = (bookmark: string | null) =>
    call('AdReportRowsResource.get', { ...asked, page_size: 250, bookmarks: [bookmark] });
  return (
    <CsvButton
      name={caption}
      heads={[t`Name`, 'ID', t`Status`, ...columns.map((column) => labels[column])]}
      lineOf={(row: Row) => [
        ...[row.name, row.id, status(row)],
        ...columns.map((column) => amountOf(column, row.counts)),
      ]}
      rows={hasMore ? fetchPage : rows}
    />
  );
}

type Choosing = {
  chosen: ReadonlySet<string>;
  choose: (ids: readonly string[], isChosen: boolean) => void;
};

type HeadsProps = Pick<ReportTableProps, 'level' | 'query' | 'mayManage' | 'columns' | 'rows'> &
  Choosing & { labels: Record<ReportColumn, string> };

function Heads(heads: HeadsProps) {
  const { t } = useLingui();
  const { columns, labels, mayManage } = heads;
  return (
    <thead>
      <tr>
        {mayManage && <ChooseAll {...heads} />}
        <SortedHead {...heads} sort="name" label={t`Name`} />
        <SortedHead {...heads} sort="status" label={t`Status`} />
        <SortedHead {...heads} sort="budget" label={t`Budget`} />
        {columns.map((column) => (
          <SortedHead key={column} {...heads} sort={column} label={labels[column]} isNumber />
        ))}
        {mayManage && <th scope="col">{t`Action`}</th>}
      </tr>
    </thead>
  );
}

function ChooseAll({ rows, chosen, choose }: HeadsProps) {
  const { t } = useLingui();
  const ids = rows.filter(({ status }) => status !== 'ARCHIVED').map(({ id }) => id);
  return (
    <td>
      <input
        type="checkbox"
        aria-label={t`Choose all`}
        className={styles.box}
        checked={ids.length > 0 && chosen.size === ids.length}
        disabled={ids.length === 0}
        onChange={({ target }) => choose(ids, target.checked)}
      />
    </td>
  );
}

type SortedHeadProps = Pick<HeadsProps, 'level' | 'query'> & {
  sort: ReportSort;
  label: string;
  isNumber?: boolean;
};

/** Sorts by this column; pressed again, the other way round. */
function SortedHead({ level, query, sort, label, isNumber }: SortedHeadProps) {
  const standard = orderOf(sort);
  const order = query.sort === sort ? (query.order ?? standard) : null;
  const turned = order === standard ? (standard === 'asc' ? 'desc' : 'asc') : null;
  return (
    <th
      scope="col"
      className={isNumber ? styles.number : undefined}
      aria-sort={order ? (order === 'asc' ? 'ascending' : 'descending') : undefined}
    >
      <Link to={reportPath(level, { ...query, sort, order: turned, message: null })} preventScrollReset>
        {label}
        {order && <span aria-hidden="true">{order === 'asc' ? ' ↑' : ' ↓'}</span>}
      </Link>
    </th>
  );
}

type ReportLineProps = Pick<ReportTableProps, 'level' | 'account' | 'mayManage' | 'columns'> &
  Choosing & { row: Row; textOf: ReturnType<typeof useColumnTexts>['textOf'] };

function ReportLine({ row, level, columns, account, textOf, mayManage, ...choosing }: ReportLineProps) {
  const { i18n } = useLingui();
  const status = useStatusText(level);
  const { id, name, pin_id: pinId, objective_type: objectiveType, counts } = row;
  const above = level === 'AD_GROUP' ? row.campaign?.name : row.ad_group?.name;
  const below = pathBelow(level, { id, objectiveType, pinId });
  const { budget_in_micro_currency: budget } = row;
  const changed = CHANGED_LEVELS[level];
  return (
    <tr>
      {mayManage && <ChooseRow row={row} {...choosing} />}
      <th scope="row" className={styles.head}>
        {below ? <Link to={below}>{name}</Link> : name}
        {level !== 'CAMPAIGN' && above && <span className={styles.above}>{above}</span>}
        <InsightsLink row={row} level={level} />
      </th>
      <td>{status(row)}</td>
      <td>
        {budget === null ? (
          '–'
        ) : (
          <Budget type={row.budget_type} text={moneyText(budget, account.currency, i18n.locale, account)} />
        )}
      </td>
      {columns.map((column) => (
        <td key={column} className={styles.number}>
          {textOf(column, counts)}
        </td>
      ))}
      {mayManage && (
        <td>
          {changed && <Turn row={row} level={changed} />}
          <EditLink {...{ row, level }} />
        </td>
      )}
    </tr>
  );
}

/** Only of what has insights. */
function InsightsLink({ row, level }: { row: Row; level: ReportLevel }) {
  const { t } = useLingui();
  const { id, name, campaign, product_group_id: productGroupId } = row;
  if (level !== 'CAMPAIGN' && !(level === 'PRODUCT_GROUP' && campaign)) return null;
  const to = level === 'CAMPAIGN' ? insightPath(id) : insightPath(campaign?.id ?? id, { productGroupId });
  return (
    <span className={styles.above}>
      <Link to={to} aria-label={t`Insights into ${name}`}>
        <Trans>Insights</Trans>
      </Link>
    </span>
  );
}

function ChooseRow({ row: { id, name, status }, chosen, choose }: { row: Row } & Choosing) {
  const { t } = useLingui();
  return (
    <td>
      {status !== 'ARCHIVED' && (
        <input
          type="checkbox"
          aria-label={t`Choose ${name}`}
          className={styles.box}
          checked={chosen.has(id)}
          onChange={({ target }) => choose([id], target.checked)}
        />
      )}
    </td>
  );
}

function Budget({ type, text }: { type: string | null; text: string }) {
  return type === 'DAILY' ? <Trans>{text} a day</Trans> : <Trans>{text} in all</Trans>;
}
