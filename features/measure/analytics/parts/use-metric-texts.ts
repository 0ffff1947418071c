import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { CountsAnswer } from '../wire/analytics-answer.ts';

export type ShownMetric = keyof CountsAnswer | 'followers';

/** The same object while the language is, as charts are drawn anew for another. */
export function useMetricTexts() {
  const { t, i18n } = useLingui();
  return useMemo(() => {
    const labels: Record<ShownMetric, string> = {
      impressions: t`Impressions`,
      closeups: t`Closeups`,
      saves: t`Saves`,
      outbound_clicks: t`Outbound clicks`,
      time_spent: t`Time spent`,
      followers: t`New followers`,
    };
    const timeText = (seconds: number): string => {
      const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
      if (hours > 0) return minutes > 0 ? t`${hours} h ${minutes} min` : t`${hours} h`;
      return minutes > 0 ? t`${minutes} min` : t`${seconds} s`;
    };
    const valueText = (metric: ShownMetric, value: number): string =>
      metric === 'time_spent' ? timeText(value) : i18n.number(value);
    const dayText = (day: string): string =>
      i18n.date(day, { month: 'short', day: 'numeric', timeZone: 'UTC' });
    return { labels, valueText, dayText };
  }, [t, i18n]);
}
