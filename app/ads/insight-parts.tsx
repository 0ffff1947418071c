import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useCallback, useMemo } from 'react';
import { LinkButton } from '#design/button/link-button.tsx';
import { latePart } from '#design/on-demand/late-part.tsx';
import { Tabs } from '#design/tabs/tabs.tsx';
import { INSIGHT_DAYS, INSIGHT_MEASURES, insightPath } from '#features/ads/ad-reports/insight.ts';
import { DayTable, useDayText } from '#features/ads/ad-reports/parts/day-table.tsx';
import { useColumnTexts } from '#features/ads/ad-reports/parts/report-columns.ts';
import chart from '#features/measure/analytics/parts/day-chart.module.css';
import styles from './ads-page.module.css';
import type { LoadedInsights } from './load-insights.ts';

export function InsightChoices({ days, shown, insights }: LoadedInsights) {
  const { t } = useLingui();
  const { labels } = useColumnTexts({ currency: 'USD' });
  const { campaign, product_group: part } = insights;
  const pathOf = (chosen: Pick<LoadedInsights, 'days' | 'shown'>) =>
    insightPath(campaign.id, { productGroupId: part?.id, ...chosen });
  return (
    <>
      <nav aria-label={t`Range`} className={styles.actions}>
        {INSIGHT_DAYS.map((one) => (
          <LinkButton
            key={one}
            to={pathOf({ days: one, shown })}
            size="small"
            variant={one === days ? 'primary' : 'secondary'}
            aria-current={one === days ? 'true' : undefined}
            preventScrollReset
          >
            <Plural value={one} one="# day" other="# days" />
          </LinkButton>
        ))}
      </nav>
      <Tabs
        label={t`What is counted`}
        tabs={INSIGHT_MEASURES.map((one) => ({
          to: pathOf({ days, shown: one }),
          label: labels[one],
          current: one === shown,
        }))}
      />
    </>
  );
}

// The library of the chart weighs more than the rest of the page.
const DayChart = latePart(() => import('#features/measure/analytics/parts/day-chart.tsx'), 'DayChart');

type InsightDaysProps = LoadedInsights & { children?: ReactNode };

export function InsightDays({ insights: { days }, shown, account, children }: InsightDaysProps) {
  const { t } = useLingui();
  const { labels, valueText } = useColumnTexts(account);
  const dayText = useDayText();
  const values = useMemo(() => days.map(({ counts }) => counts[shown]), [days, shown]);
  const names = useMemo(() => days.map(({ date }) => dayText(date)), [days, dayText]);
  const textOf = useCallback((value: number) => valueText(shown, value), [shown, valueText]);
  const name = labels[shown];
  const label = t`${name} by day`;
  return (
    <section className={styles.ads} aria-labelledby="when">
      <h2 id="when">{t`When`}</h2>
      <h3>{label}</h3>
      <DayChart {...{ label, values, textOf }} days={names} before={<div className={chart.waiting} />} />
      <details className={styles.shortcuts}>
        <summary>
          <Trans>All days as a table</Trans>
        </summary>
        <DayTable days={days} account={account} columns={['spend', ...INSIGHT_MEASURES]} />
      </details>
      {children}
    </section>
  );
}
