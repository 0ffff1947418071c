import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ComponentProps, useCallback, useMemo } from 'react';
import { LinkButton } from '#design/button/link-button.tsx';
import { latePart } from '#design/on-demand/late-part.tsx';
import type { MoneyDisplay } from '#features/ads/ad-accounts/money.ts';
import { DayTable, useDayText } from '#features/ads/ad-reports/parts/day-table.tsx';
import { figureOf, useColumnTexts } from '#features/ads/ad-reports/parts/report-columns.ts';
import { Totals } from '#features/ads/ad-reports/parts/report-totals.tsx';
import { AttributionNote } from '#features/ads/attribution/parts/attribution-note.tsx';
import chart from '#features/measure/analytics/parts/day-chart.module.css';
import type { DataOf } from '#platform/resource/call.ts';
import styles from './ads-page.module.css';

export const OVERVIEW_DAYS = [7, 30, 90] as const;
export const OVERVIEW_SHOWN = [
  'spend',
  'impressions',
  'outbound_clicks',
  'saves',
  'conversions',
  'reported',
] as const;
export type OverviewShown = (typeof OVERVIEW_SHOWN)[number];

export type OverviewQuery = { days: (typeof OVERVIEW_DAYS)[number]; shown: OverviewShown };

export function readOverviewQuery(params: URLSearchParams): OverviewQuery {
  return {
    days: OVERVIEW_DAYS.find((one) => String(one) === params.get('days')) ?? 30,
    shown: OVERVIEW_SHOWN.find((one) => one === params.get('show')) ?? 'spend',
  };
}

function overviewPath({ days, shown }: OverviewQuery): string {
  const params = new URLSearchParams();
  if (days !== 30) params.set('days', String(days));
  if (shown !== 'spend') params.set('show', shown);
  return params.size > 0 ? `/advertiser/?${params}` : '/advertiser/';
}

// The library of the chart weighs more than the rest of the page.
const DayChart = latePart(() => import('#features/measure/analytics/parts/day-chart.tsx'), 'DayChart');

type FiguresProps = {
  overview: DataOf<'AdOverviewResource.get'>;
  account: { currency: string; display: MoneyDisplay };
  query: OverviewQuery;
  windows: ComponentProps<typeof AttributionNote>['windows'];
};

/** Totals beside those of the days before, one measure as a chart, and all as a table. */
export function OverviewFigures({ overview, account, query, windows }: FiguresProps) {
  const { t } = useLingui();
  return (
    <>
      <nav aria-label={t`Range`} className={styles.actions}>
        {OVERVIEW_DAYS.map((days) => (
          <LinkButton
            key={days}
            to={overviewPath({ ...query, days })}
            size="small"
            variant={query.days === days ? 'primary' : 'secondary'}
            aria-current={query.days === days ? 'true' : undefined}
            preventScrollReset
          >
            <Plural value={days} one="# day" other="# days" />
          </LinkButton>
        ))}
      </nav>
      <OverviewTotals {...{ overview, account, query, windows }} />
      <ChartOfDays {...{ overview, account, query }} />
      <details className={styles.shortcuts}>
        <summary>
          <Trans>All days as a table</Trans>
        </summary>
        <DayTable
          days={overview.days}
          account={account}
          columns={['spend', 'impressions', 'closeups', 'saves', 'outbound_clicks', 'hides', 'conversions']}
          hasReported={overview.reported !== null}
        />
      </details>
    </>
  );
}

function OverviewTotals({ overview, account, query, windows }: FiguresProps) {
  const { t, i18n } = useLingui();
  const { labels, textOf } = useColumnTexts(account);
  const { counts, counts_before, reported } = overview;
  const columns = ['spend', 'impressions', 'outbound_clicks', 'saves', 'conversions'] as const;
  const tiles = columns.map((column) => ({
    ...{ key: column, label: labels[column], text: textOf(column, counts) },
    ...{ now: figureOf(column, counts), before: figureOf(column, counts_before) },
    ...{ to: overviewPath({ ...query, shown: column }), isShown: query.shown === column },
  }));
  const others = reported && {
    ...{ key: 'reported', label: t`Reported conversions`, text: i18n.number(reported.total) },
    ...{ now: reported.total, before: reported.before },
    ...{ to: overviewPath({ ...query, shown: 'reported' }), isShown: query.shown === 'reported' },
  };
  const all = others ? [...tiles, others] : tiles;
  return (
    <div>
      <Totals tiles={all} comparison="before" answered={overview} />
      {reported && (
        <p className={styles.lead}>
          <AttributionNote windows={windows} />{' '}
          <Trans>
            Reported conversions are all that your tags, servers and files reported, with or without an ad.
          </Trans>
        </p>
      )}
    </div>
  );
}

function ChartOfDays({ overview: { days }, account, query: { shown } }: Omit<FiguresProps, 'windows'>) {
  const { t, i18n } = useLingui();
  const { labels, valueText } = useColumnTexts(account);
  const dayText = useDayText();
  const values = useMemo(
    () => days.map(({ counts, reported }) => (shown === 'reported' ? reported : figureOf(shown, counts))),
    [days, shown],
  );
  const names = useMemo(() => days.map(({ date }) => dayText(date)), [days, dayText]);
  const textOf = useCallback(
    (value: number) => (shown === 'reported' ? i18n.number(value) : valueText(shown, value)),
    [shown, i18n, valueText],
  );
  const name = shown === 'reported' ? t`Reported conversions` : labels[shown];
  const label = t`${name} by day`;
  return (
    <section className={styles.byDay} aria-labelledby="by-day">
      <h2 id="by-day">{label}</h2>
      <DayChart {...{ label, values, textOf }} days={names} before={<div className={chart.waiting} />} />
    </section>
  );
}
