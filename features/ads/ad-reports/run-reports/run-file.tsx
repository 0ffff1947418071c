import { Plural, useLingui } from '@lingui/react/macro';
import type { MoneyDisplay } from '#features/ads/ad-accounts/money.ts';
import type { DataOf } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import { CsvButton } from '../parts/csv-button.tsx';
import { FiguresTable } from '../parts/figures-table.tsx';
import { useColumnTexts } from '../parts/report-columns.ts';
import { useCustomReportTexts } from '../parts/use-custom-report-texts.ts';

type Run = DataOf<'AdReportRunResource.get'>;
type Line = DataOf<'AdReportLinesResource.get'>[number];

interface RunFileProps {
  run: Run;
  account: { currency: string; display: MoneyDisplay };
  lines: readonly Line[];
}

/** So many rows are shown; the file has all. */
const SHOWN = 50;

/** The first rows of what was counted, and all of them as a file. */
export function RunFile({ run, account, lines }: RunFileProps) {
  const { t } = useLingui();
  const { name, columns } = run.report;
  const { labels, amountOf } = useColumnTexts(account);
  const above = useAbove(run);
  const figures = columns.map((column) => labels[column]);
  const shown = lines.slice(0, SHOWN);
  return (
    <div>
      <FirstLines {...{ run, account, lines: shown }} />
      {run.lines > shown.length && (
        <p>
          <Plural
            value={shown.length}
            one="This is the first row. The file has all of them."
            other="These are the first # rows. The file has all of them."
          />
        </p>
      )}
      <CsvButton
        name={name}
        heads={[t`From`, t`To`, 'ID', t`Name`, ...above.map(({ head }) => head), t`Currency`, ...figures]}
        lineOf={(line: Line) => [
          ...[line.start_date, line.end_date, line.id, line.name, ...above.map(({ of }) => of(line))],
          account.currency,
          ...columns.map((column) => amountOf(column, line.counts)),
        ]}
        rows={(bookmark) => call('AdReportLinesResource.get', { run_id: run.id, bookmarks: [bookmark] })}
      />
    </div>
  );
}

/** What a row is below. */
function useAbove({ report: { level } }: Run) {
  const { t } = useLingui();
  return [
    ...(level === 'CAMPAIGN' ? [] : [{ head: t`Campaign`, of: (line: Line) => line.campaign }]),
    ...(level === 'AD' ? [{ head: t`Ad group`, of: (line: Line) => line.ad_group }] : []),
  ];
}

function FirstLines({ run, account, lines }: RunFileProps) {
  const { t } = useLingui();
  const { name, columns, split } = run.report;
  const { labels, textOf } = useColumnTexts(account);
  const { rangeText } = useCustomReportTexts();
  const above = useAbove(run);
  return (
    <FiguresTable
      caption={name}
      heads={[
        { label: t`Name` },
        ...above.map(({ head }) => ({ label: head })),
        ...(split === 'none' ? [] : [{ label: t`Days` }]),
        ...columns.map((column) => ({ label: labels[column], isNumber: true })),
      ]}
      rows={lines.map((line) => ({
        key: `${line.id} ${line.start_date}`,
        cells: [
          ...[line.name, ...above.map(({ of }) => of(line))],
          ...(split === 'none' ? [] : [rangeText(line)]),
          ...columns.map((column) => textOf(column, line.counts)),
        ],
      }))}
    />
  );
}
