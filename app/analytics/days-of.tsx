import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useMemo } from 'react';
import { latePart } from '#design/on-demand/late-part.tsx';
import { CountsTable } from '#features/measure/analytics/parts/counts-table.tsx';
import chart from '#features/measure/analytics/parts/day-chart.module.css';
import { useMetricTexts } from '#features/measure/analytics/parts/use-metric-texts.ts';
import type { AnalyticsAnswer } from '#features/measure/analytics/wire/analytics-answer.ts';
import styles from './analytics.module.css';
import type { Shown } from './analytics-query.ts';

// The library of the chart weighs more than the rest of the page.
const DayChart = latePart(() => import('#features/measure/analytics/parts/day-chart.tsx'), 'DayChart');

/** The days of one measure as a chart, and those of all as a table. */
export function DaysOf({ analytics, shown }: { analytics: AnalyticsAnswer; shown: Shown }) {
  const { labels } = useMetricTexts();
  const metric = shown === 'followers' && analytics.followers_gained === null ? 'impressions' : shown;
  const label = labels[metric];
  return (
    <section className={styles.section} aria-labelledby="by-day">
      <h2 id="by-day">
        <Trans>{label} by day</Trans>
      </h2>
      <ChartOfDays analytics={analytics} shown={metric} />
      <details>
        <summary>
          <Trans>All days as a table</Trans>
        </summary>
        <TableOfDays analytics={analytics} />
      </details>
    </section>
  );
}

function ChartOfDays({ analytics: { days }, shown }: { analytics: AnalyticsAnswer; shown: Shown }) {
  const { t } = useLingui();
  const { labels, valueText, dayText } = useMetricTexts();
  const values = useMemo(
    () =>
      days.map(({ counts, followers_gained }) =>
        shown === 'followers' ? followers_gained : (counts?.[shown] ?? null),
      ),
    [days, shown],
  );
  const names = useMemo(() => days.map(({ date }) => dayText(date)), [days, dayText]);
  const textOf = useCallback((value: number) => valueText(shown, value), [valueText, shown]);
  if (values.every((value) => value === null))
    return (
      <p className={chart.waiting}>
        <Trans>A day's numbers appear once at least 10 people are behind them.</Trans>
      </p>
    );
  const label = t`${labels[shown]} by day`;
  return <DayChart {...{ label, values, textOf }} days={names} before={<div className={chart.waiting} />} />;
}

function TableOfDays({ analytics }: { analytics: AnalyticsAnswer }) {
  const { t } = useLingui();
  const { dayText } = useMetricTexts();
  const { days, start_date, end_date } = analytics;
  const rows = days.map(({ date, counts, followers_gained: followers }) => ({
    ...{ key: date, name: date, head: dayText(date), counts, followers },
  }));
  return (
    <CountsTable
      caption={t`Days`}
      of={t`Day`}
      file={`analytics-${start_date}-${end_date}`}
      rows={rows.toReversed()}
    />
  );
}
