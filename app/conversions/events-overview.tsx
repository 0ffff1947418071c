import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { latePart } from '#design/on-demand/late-part.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import { SOURCES, type Source } from '#features/conversions/conversion-events/conversion.ts';
import { DataTable } from '#features/conversions/conversion-events/parts/data-table.tsx';
import { useConversionTexts } from '#features/conversions/conversion-events/parts/use-conversion-texts.ts';
import chart from '#features/measure/analytics/parts/day-chart.module.css';
import { useMetricTexts } from '#features/measure/analytics/parts/use-metric-texts.ts';
import type { DataOf } from '#platform/resource/call.ts';
import type { Route } from './+types/events-overview.ts';
import styles from './conversions.module.css';
import { ConversionsPage } from './conversions-page.tsx';
import { readParams } from './conversions-query.ts';
import { DaysChoice, daysIn } from './days-choice.tsx';
import { loadSetup } from './load-setup.ts';

export { meta } from './conversions-page.tsx';

// The library of the chart weighs more than the rest of the page.
const DayChart = latePart(() => import('#features/measure/analytics/parts/day-chart.tsx'), 'DayChart');

export async function loader({ context, url }: Route.LoaderArgs) {
  const { setup, call } = await loadSetup({ context, url });
  const { params, refused } = readParams(url, { days: ['1', '7', '28', '90'] });
  const days = daysIn(params.days);
  const { account } = setup;
  const counts =
    account && (await call('ConversionCountsResource.get', { ad_account_id: account.id, days })).data;
  return { setup, days, refused, counts };
}

type Counts = DataOf<'ConversionCountsResource.get'>;

export default function EventsOverviewPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { setup, days, refused, counts } = loaderData;
  return (
    <ConversionsPage
      {...{ setup, refused }}
      here="events-overview"
      lead={<Trans>What several sources report of the same counts once. Days are in UTC.</Trans>}
    >
      {() => (
        <>
          <DaysChoice here="events-overview" {...{ setup, days }} />
          {counts && counts.rows.length === 0 && (
            <EmptyState title={t`No events yet`} text={t`In these days nothing was reported.`} />
          )}
          {counts && counts.rows.length > 0 && <DaysOfEvents {...{ counts, days }} />}
          {counts &&
            SOURCES.filter(
              (source) => source === 'api' || counts.rows.some((row) => row.source === source),
            ).map((source) => <EventsOfSource key={source} {...{ counts, source }} />)}
        </>
      )}
    </ConversionsPage>
  );
}

const DAY_MS = 86_400_000;

function useDays({ rows, start_date }: Counts, days: number) {
  const { dayText } = useMetricTexts();
  return useMemo(() => {
    const start = Date.parse(start_date);
    const dates = Array.from({ length: days }, (_, index) =>
      new Date(start + index * DAY_MS).toISOString().slice(0, 10),
    );
    const countOf = (date: string) =>
      rows.reduce((sum, { day, counted }) => (day === date ? sum + counted : sum), 0);
    return { dates, values: dates.map(countOf), names: dates.map(dayText) };
  }, [rows, start_date, days, dayText]);
}

function DaysOfEvents({ counts, days }: { counts: Counts; days: number }) {
  const { t } = useLingui();
  const { numberText } = useConversionTexts();
  const { dates, values, names } = useDays(counts, days);
  const label = t`Events by day`;
  const rows = dates.map((date, index) => ({
    key: date,
    cells: [names[index], numberText(values[index] ?? 0)],
  }));
  return (
    <section className={styles.section}>
      <h2>{label}</h2>
      <DayChart
        {...{ label, values }}
        days={names}
        textOf={String}
        before={<div className={chart.waiting} />}
      />
      <details>
        <summary>
          <Trans>All days as a table</Trans>
        </summary>
        <DataTable caption={label} heads={[t`Day`, t`Events`]} rows={rows.toReversed()} numbers={[1]} />
      </details>
    </section>
  );
}

/** The fragment of the API's events is one that other programs link to. */
const idOf = (source: Source) => (source === 'api' ? 'conversionsAPI' : `source-${source}`);

function EventsOfSource({ counts, source }: { counts: Counts; source: Source }) {
  const { t } = useLingui();
  const { sources } = useConversionTexts();
  const rows = useRows(counts.rows.filter((row) => row.source === source));
  const heads = [t`Event`, t`Counted`, t`Reported again`, t`Value`];
  return (
    <div id={idOf(source)} className={styles.section}>
      <h2>{sources[source]}</h2>
      {rows.length > 0 ? (
        <DataTable caption={sources[source]} {...{ heads, rows }} numbers={[1, 2, 3]} />
      ) : (
        <p className={styles.muted}>
          <Trans>Your server has reported nothing in these days.</Trans>
        </p>
      )}
    </div>
  );
}

/** A row for each event; amounts of different currencies are not added. */
function useRows(counts: Counts['rows']) {
  const { numberText, moneyText, listText } = useConversionTexts();
  const names = [...new Set(counts.map(({ event_name }) => event_name))].sort();
  return names.map((name) => {
    const found = counts.filter(({ event_name }) => event_name === name);
    const sum = (of: (row: Counts['rows'][number]) => number) =>
      found.reduce((total, row) => total + of(row), 0);
    const currencies = [...new Set(found.flatMap(({ currency }) => currency ?? []))];
    const valueIn = (currency: string) =>
      moneyText(
        sum((row) => (row.currency === currency ? Number(row.value_micro) : 0)),
        currency,
      );
    return {
      key: name,
      cells: [
        <code key="name">{name}</code>,
        numberText(sum(({ counted }) => counted)),
        numberText(sum(({ repeated }) => repeated)),
        listText(currencies.map(valueIn)),
      ],
    };
  });
}
