import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { DataOf } from '#platform/resource/call.ts';
import type { ReportSchedule, RunState, Split } from '../custom-report.ts';
import type { CustomLevel, StatusFilter } from '../report.ts';
import { useDayText } from './day-table.tsx';

export function useCustomReportTexts() {
  const { t, i18n } = useLingui();
  const levels: Record<CustomLevel, string> = { CAMPAIGN: t`Campaigns`, AD_GROUP: t`Ad groups`, AD: t`Ads` };
  const splits: Record<Split, string> = { none: t`Not split`, day: t`By day`, week: t`By week` };
  const schedules: Record<ReportSchedule, string> = {
    none: t`Not scheduled`,
    daily: t`Every day`,
    weekly: t`Every Monday`,
    monthly: t`On the first of each month`,
  };
  const states: Record<RunState, string> = {
    waiting: t`Waiting`,
    running: t`Running`,
    done: t`Done`,
    stopped: t`Stopped`,
    failed: t`Failed`,
  };
  const statuses: Record<StatusFilter, string> = {
    all: t`All`,
    active: t`Active`,
    paused: t`Paused`,
    archived: t`Archived`,
  };
  const dayText = useDayText();
  /** `Mar 1 – Mar 7`. */
  const rangeText = ({ start_date, end_date }: { start_date: string; end_date: string }) =>
    start_date === end_date ? dayText(start_date) : `${dayText(start_date)} – ${dayText(end_date)}`;
  const periodText = ({ days, start_date, end_date }: DataOf<'AdCustomReportsResource.get'>[number]) => {
    const count = days ?? 1;
    return start_date && end_date
      ? rangeText({ start_date, end_date })
      : t`${plural(count, { one: 'The last day', other: 'The last # days' })}`;
  };
  const timeText = (time: string, timeZone: string) =>
    i18n.date(new Date(time), { timeZone, dateStyle: 'medium', timeStyle: 'short' });
  return { levels, splits, schedules, states, statuses, rangeText, periodText, timeText };
}
