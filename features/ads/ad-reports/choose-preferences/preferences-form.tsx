import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { ChoiceGroup } from '#design/checkbox/choice-group.tsx';
import { errorOf } from '#design/field/form-errors.tsx';
import { Select } from '#design/select/select.tsx';
import { toast } from '#design/toast/toast.ts';
import { WINDOW_DAYS } from '#features/ads/ad-accounts/attribution-windows.ts';
import { MONEY_DISPLAYS, type MoneyDisplay, moneyText } from '#features/ads/ad-accounts/money.ts';
import { EntryForm, FieldPair } from '#features/core/identity/parts/entry-form.tsx';
import { useSendingForm } from '#features/core/identity/parts/use-sending-form.ts';
import type { DataOf } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import { ColumnChoice, columnField } from '../parts/column-choice.tsx';
import { useComparisonTexts } from '../parts/use-report-texts.ts';
import { COMPARISONS, REPORT_COLUMNS, REPORT_DAYS } from '../report.ts';

type Preferences = DataOf<'AdReportPreferencesResource.get'>;

interface PreferencesFormProps {
  account: { id: string; currency: string; time_zone: string };
  preferences: Preferences;
  /** Those whose days begin on an hour. */
  timeZones: readonly string[];
}

function usePreferencesForm(accountId: string) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  return useSendingForm({
    required: {},
    fieldOf: (option) => (option === 'columns' ? columnField(REPORT_COLUMNS[0]) : option),
    send: async (fields) => {
      const columns = REPORT_COLUMNS.filter((column) => fields[columnField(column)] !== undefined);
      await call('AdReportPreferencesResource.update', {
        ...{ ad_account_id: accountId, columns, days: Number(fields.days) },
        compare: fields.compare as Preferences['compare'],
        time_zone: fields.time_zone || null,
        money_display: fields.money_display as MoneyDisplay,
        click_window_days: Number(fields.click_window_days),
        engagement_window_days: Number(fields.engagement_window_days),
        view_window_days: Number(fields.view_window_days),
      });
      toast.show({ kind: 'success', text: t`Preferences saved` });
      await revalidate();
      return 'staying';
    },
  });
}

/** What reports show where their address says nothing. */
export function PreferencesForm({ account, preferences, timeZones }: PreferencesFormProps) {
  const { t } = useLingui();
  const form = usePreferencesForm(account.id);
  const comparisons = useComparisonTexts();
  return (
    <EntryForm form={form} submit={<Trans>Save</Trans>} isPart>
      <ColumnChoice
        chosen={preferences.columns}
        error={errorOf(form.errors, columnField(REPORT_COLUMNS[0]))}
      />
      <FieldPair>
        <Select
          label={t`Days`}
          name="days"
          defaultValue={String(preferences.days)}
          options={useDayOptions(REPORT_DAYS)}
        />
        <Select
          label={t`Compared with`}
          name="compare"
          defaultValue={preferences.compare}
          options={COMPARISONS.map((value) => ({ value, label: comparisons[value] }))}
        />
      </FieldPair>
      <HowShown {...{ account, preferences, timeZones }} error={errorOf(form.errors, 'time_zone')} />
      <Windows preferences={preferences} />
    </EntryForm>
  );
}

/** Neither changes what was counted. */
function HowShown({ account, preferences, timeZones, error }: PreferencesFormProps & { error: ReactNode }) {
  const { t, i18n } = useLingui();
  const { time_zone: timeZone, currency } = account;
  const money = (display: MoneyDisplay) => moneyText(1_234_500_000, currency, i18n.locale, { display });
  return (
    <>
      <Select
        label={t`Time zone`}
        name="time_zone"
        defaultValue={preferences.time_zone ?? ''}
        placeholder={t`That of the account: ${timeZone}`}
        options={timeZones.map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
        hint={t`When the days of reports begin. Figures are counted by the hour, so only time zones with whole hours can be chosen. Budgets stay with the days of the account.`}
        error={error}
      />
      <Select
        label={t`Currency`}
        name="money_display"
        defaultValue={preferences.money_display}
        options={MONEY_DISPLAYS.map((value) => ({ value, label: money(value) }))}
        hint={t`How amounts are written. They stay in the currency of the account, as we know no exchange rates.`}
      />
    </>
  );
}

function Windows({ preferences }: Pick<PreferencesFormProps, 'preferences'>) {
  const { t } = useLingui();
  const options = useDayOptions(WINDOW_DAYS);
  const windows = [
    ['click_window_days', t`After a click`],
    ['engagement_window_days', t`After a save or a closeup`],
    ['view_window_days', t`After an impression`],
  ] as const;
  return (
    <ChoiceGroup legend={t`How long a conversion counts as due to an ad`}>
      {windows.map(([name, label]) => (
        <Select key={name} {...{ name, label, options }} defaultValue={String(preferences[name])} />
      ))}
    </ChoiceGroup>
  );
}

function useDayOptions(among: readonly number[]) {
  const { t } = useLingui();
  return among.map((days) => ({
    value: String(days),
    label: days === 0 ? t`Never` : t`${plural(days, { one: '# day', other: '# days' })}`,
  }));
}
