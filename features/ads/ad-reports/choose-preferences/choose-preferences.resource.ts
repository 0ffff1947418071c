import { z } from 'zod';
import { hasWholeHours, isTimeZone } from '#features/ads/ad-accounts/ad-account.ts';
import { WINDOW_DAYS, type WindowDays } from '#features/ads/ad-accounts/attribution-windows.ts';
import { MONEY_DISPLAYS } from '#features/ads/ad-accounts/money.ts';
import { msg } from '#platform/i18n/msg.ts';
import { idOption, listOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { COMPARISONS, REPORT_COLUMNS, REPORT_DAYS } from '../report.ts';
import { timeZoneOption } from '../report-options.ts';
import { type ChosenPreferences, choosePreferences, showPreferences } from './choose-preferences.service.ts';

const answer = z.object({
  columns: z.array(z.enum(REPORT_COLUMNS)),
  days: z.union(REPORT_DAYS.map((days) => z.literal(days))),
  compare: z.enum(COMPARISONS),
  time_zone: z.string().nullable(),
  money_display: z.enum(MONEY_DISPLAYS),
  click_window_days: z.number().int(),
  engagement_window_days: z.number().int(),
  view_window_days: z.number().int(),
});

function present({ preferences, windows }: ChosenPreferences): z.output<typeof answer> {
  const { columns, days, compare, timeZone, moneyDisplay } = preferences;
  return {
    ...{ columns: [...columns], days, compare, time_zone: timeZone, money_display: moneyDisplay },
    click_window_days: windows.click,
    engagement_window_days: windows.engagement,
    view_window_days: windows.view,
  };
}

/** How the reports of an own account look where their address says nothing. */
export const adReportPreferencesGet = defineResource({
  name: 'AdReportPreferencesResource.get',
  summary: 'The preferences for reports on ads.',
  who: 'person',
  rate: 'read',
  acting: 'see-ads',
  options: z.object({ ad_account_id: idOption }),
  data: answer,
  handle: async (context, { ad_account_id }) => present(await showPreferences(context, ad_account_id)),
});

const daysAmong = <const Days extends readonly number[]>(among: Days) =>
  z.coerce.number().transform((days, context): Days[number] => {
    const known = among.find((one) => one === days);
    if (known !== undefined) return known;
    context.addIssue({ code: 'custom', message: msg('{field}: must be one of the ranges of days') });
    return z.NEVER;
  });

const windowOption = daysAmong<readonly WindowDays[]>(WINDOW_DAYS);

/** For everybody who sees the reports of the account. */
export const adReportPreferencesUpdate = defineResource({
  name: 'AdReportPreferencesResource.update',
  summary: 'Changes the preferences for reports on ads.',
  who: 'person',
  rate: 'write',
  acting: 'advertise',
  options: z.object({
    ad_account_id: idOption,
    columns: listOption(z.enum(REPORT_COLUMNS)).refine(
      (columns) => columns.length > 0,
      msg('{field}: choose at least one'),
    ),
    days: daysAmong(REPORT_DAYS),
    compare: z.enum(COMPARISONS),
    time_zone: timeZoneOption

      .refine(
        (zone) => !isTimeZone(zone) || hasWholeHours(zone),
        msg('{field}: must be whole hours from UTC, as figures are counted by the hour'),
      )
      .nullable(),
    money_display: z.enum(MONEY_DISPLAYS),
    click_window_days: windowOption,
    engagement_window_days: windowOption,
    view_window_days: windowOption,
  }),
  data: answer,
  handle: async (context, { ad_account_id, ...sent }) => {
    const chosen: ChosenPreferences = {
      preferences: {
        columns: REPORT_COLUMNS.filter((one) => sent.columns.includes(one)),
        ...{ days: sent.days, compare: sent.compare },
        ...{ timeZone: sent.time_zone, moneyDisplay: sent.money_display },
      },
      windows: {
        click: sent.click_window_days,
        engagement: sent.engagement_window_days,
        view: sent.view_window_days,
      },
    };
    await choosePreferences(context, ad_account_id, chosen);
    return present(chosen);
  },
});
