import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { errorOf } from '#design/field/form-errors.tsx';
import { TextField } from '#design/field/text-field.tsx';
import { Select } from '#design/select/select.tsx';
import { toast } from '#design/toast/toast.ts';
import { EntryForm, FieldPair } from '#features/core/identity/parts/entry-form.tsx';
import { type SendingForm, useSendingForm } from '#features/core/identity/parts/use-sending-form.ts';
import type { OptionsOf } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import { REPORT_CENTER, REPORT_SCHEDULES, SPLITS } from '../custom-report.ts';
import { ColumnChoice, columnField } from '../parts/column-choice.tsx';
import { useCustomReportTexts } from '../parts/use-custom-report-texts.ts';
import { CUSTOM_LEVELS, REPORT_COLUMNS, REPORT_DAYS, type ReportColumn, STATUS_FILTERS } from '../report.ts';

type Sent = OptionsOf<'AdCustomReportResource.create'>;

interface ReportFormProps {
  accountId: string;
  /** As the account prefers. */
  columns: readonly ReportColumn[];
  days: number;
}

const FIXED = 'fixed';

function useReportForm(accountId: string) {
  const { t } = useLingui();
  const navigate = useNavigate();
  return useSendingForm({
    required: { name: t`Enter a name.` },
    fieldOf: (option) => (option === 'columns' ? columnField(REPORT_COLUMNS[0]) : option),
    send: async ({ name = '', name_filter = '', days = '', ...fields }) => {
      const isFixed = days === FIXED;
      const { data } = await call('AdCustomReportResource.create', {
        ...{ ad_account_id: accountId, name, name_filter },
        level: fields.level as Sent['level'],
        columns: REPORT_COLUMNS.filter((column) => fields[columnField(column)] !== undefined),
        split: fields.split as Sent['split'],
        status_filter: fields.status_filter as Sent['status_filter'],
        schedule: fields.schedule as Sent['schedule'],
        days: isFixed ? null : Number(days),
        start_date: isFixed ? fields.start_date || null : null,
        end_date: isFixed ? fields.end_date || null : null,
      });
      if (!data.run_id) toast.show({ kind: 'success', text: t`Report scheduled` });
      await navigate(
        data.run_id ? `${REPORT_CENTER}download/?run=${data.run_id}` : `${REPORT_CENTER}history/`,
      );
      return 'leaving';
    },
  });
}

/** What is in it, of which days, and whether it comes by mail. */
export function ReportForm({ accountId, columns, days }: ReportFormProps) {
  const { t } = useLingui();
  const form = useReportForm(accountId);
  const { levels, splits, schedules, statuses } = useCustomReportTexts();
  const choices = <Value extends string>(among: readonly Value[], labels: Record<Value, string>) =>
    among.map((value) => ({ value, label: labels[value] }));
  return (
    <EntryForm form={form} submit={<Trans>Create report</Trans>} isPart>
      <TextField label={t`Name`} name="name" maxLength={100} error={errorOf(form.errors, 'name')} />
      <FieldPair>
        <Select label={t`Rows`} name="level" options={choices(CUSTOM_LEVELS, levels)} />
        <Select label={t`Split`} name="split" options={choices(SPLITS, splits)} />
      </FieldPair>
      <ColumnChoice error={errorOf(form.errors, columnField(REPORT_COLUMNS[0]))} chosen={columns} />
      <FieldPair>
        <TextField label={t`Name contains`} name="name_filter" maxLength={255} isOptional />
        <Select label={t`Status`} name="status_filter" options={choices(STATUS_FILTERS, statuses)} />
      </FieldPair>
      <PeriodChoice form={form} days={days} />
      <Select
        label={t`Schedule`}
        name="schedule"
        options={choices(REPORT_SCHEDULES, schedules)}
        hint={t`Without a schedule it's run now. With one, a link to it is mailed to the business each time.`}
        error={errorOf(form.errors, 'schedule')}
      />
    </EntryForm>
  );
}

function PeriodChoice({ form, days }: { form: SendingForm; days: number }) {
  const { t } = useLingui();
  const [period, setPeriod] = useState(String(days));
  const options = REPORT_DAYS.map((count) => ({
    value: String(count),
    label: t`${plural(count, { one: 'The last day', other: 'The last # days' })}`,
  }));
  return (
    <>
      <Select
        label={t`Period`}
        name="days"
        value={period}
        onChange={({ target }) => setPeriod(target.value)}
        options={[...options, { value: FIXED, label: t`Fixed days` }]}
        error={errorOf(form.errors, 'days')}
      />
      {period === FIXED && (
        <FieldPair>
          <TextField
            type="date"
            name="start_date"
            label={t`From`}
            error={errorOf(form.errors, 'start_date')}
          />
          <TextField type="date" name="end_date" label={t`To`} error={errorOf(form.errors, 'end_date')} />
        </FieldPair>
      )}
    </>
  );
}
