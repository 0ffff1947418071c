import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { errorOf } from '#design/field/form-errors.tsx';
import { TextField } from '#design/field/text-field.tsx';
import { Select } from '#design/select/select.tsx';
import { useAdTexts } from '#features/ads/campaigns/parts/use-ad-texts.ts';
import { EntryForm } from '#features/core/identity/parts/entry-form.tsx';
import { type SendingForm, useSendingForm } from '#features/core/identity/parts/use-sending-form.ts';
import { csvOf } from '#features/measure/analytics/parts/csv.ts';
import { call } from '#platform/resource/client.ts';
import { type BulkCells, type BulkColumn, type BulkLevel, COLUMN_NAMES } from '../bulk-edit.ts';
import styles from '../parts/bulk.module.css';
import { BulkJob, type StartedJob } from '../parts/bulk-job.tsx';
import { BUDGET_CHANGES, changedCells, givenIn, type SelectionEntries } from './changed-cells.ts';

interface EditSelectionProps {
  accountId: string;
  level: BulkLevel;
  /** As they are now. */
  rows: readonly BulkCells[];
}

const EMPTY: SelectionEntries = { status: '', budgetChange: 'KEEP', budget: '', end: '', suffix: '' };

/** The same change for all that is chosen: shown and checked first, then applied as one job. */
export function EditSelection({ accountId, level, rows }: EditSelectionProps) {
  const { t } = useLingui();
  const [entries, setEntries] = useState(EMPTY);
  const [checked, setChecked] = useState<{ job: StartedJob; cells: BulkCells[] } | null>(null);
  const change = (changes: Partial<SelectionEntries>) => setEntries({ ...entries, ...changes });
  const form = useSendingForm({
    required: entries.budgetChange === 'KEEP' ? {} : { budget: t`Enter a number.` },
    send: async () => {
      const cells = changedCells(rows, entries);
      const used = COLUMN_NAMES.filter((name) => cells.some((row) => row[name] !== undefined));
      const { data } = await call('AdBulkUploadResource.create', {
        ...{ ad_account_id: accountId, file_name: t`Bulk edit` },
        content: csvOf([used, ...cells.map((row) => used.map((name) => row[name] ?? ''))]),
      });
      setChecked({ job: (await call('AdBulkJobResource.get', { job_id: data.id })).data, cells });
      return 'staying';
    },
  });
  return (
    <>
      <EntryForm form={form} submit={<Trans>Preview</Trans>} isPart>
        <SelectionFields {...{ entries, change, form, level }} />
      </EntryForm>
      {checked && <ChangesPreview rows={rows} {...checked} />}
      {checked && <BulkJob key={checked.job.id} first={checked.job} mayManage />}
    </>
  );
}

interface SelectionFieldsProps {
  entries: SelectionEntries;
  change: (changes: Partial<SelectionEntries>) => void;
  form: SendingForm;
  level: BulkLevel;
}

function SelectionFields({ entries, change, form, level }: SelectionFieldsProps) {
  const { t } = useLingui();
  const { statuses } = useAdTexts();
  const among = (['ACTIVE', 'PAUSED', 'ARCHIVED'] as const).map((value) => ({
    value,
    label: statuses[value],
  }));
  return (
    <>
      <Select
        label={t`Status`}
        placeholder={t`As it is`}
        value={entries.status}
        options={among}
        onChange={({ target }) => change({ status: target.value as SelectionEntries['status'] })}
      />
      {level !== 'AD' && <BudgetChange {...{ entries, change, form }} />}
      {level !== 'AD' && (
        <TextField
          type="date"
          name="end_date"
          label={t`Last day`}
          isOptional
          value={entries.end}
          onChange={({ target }) => change({ end: target.value })}
          error={errorOf(form.errors, 'end_date')}
        />
      )}
      <TextField
        name="suffix"
        label={t`Add to the name`}
        isOptional
        maxLength={100}
        value={entries.suffix}
        onChange={({ target }) => change({ suffix: target.value })}
      />
    </>
  );
}

function BudgetChange({ entries, change, form }: Omit<SelectionFieldsProps, 'level'>) {
  const { t } = useLingui();
  const texts: Record<SelectionEntries['budgetChange'], string> = {
    KEEP: t`As it is`,
    SET: t`Set to`,
    RAISE: t`Raise by per cent`,
    LOWER: t`Lower by per cent`,
  };
  return (
    <>
      <Select
        label={t`Budget or limit`}
        value={entries.budgetChange}
        options={BUDGET_CHANGES.map((value) => ({ value, label: texts[value] }))}
        onChange={({ target }) => change({ budgetChange: target.value as SelectionEntries['budgetChange'] })}
      />
      {entries.budgetChange !== 'KEEP' && (
        <TextField
          name="budget"
          label={texts[entries.budgetChange]}
          inputMode="decimal"
          value={entries.budget}
          onChange={({ target }) => change({ budget: target.value })}
          error={errorOf(form.errors, 'budget')}
        />
      )}
    </>
  );
}

type ChangesPreviewProps = { rows: readonly BulkCells[]; cells: readonly BulkCells[]; job: StartedJob };

/** From what to what, and why not. */
function ChangesPreview({ rows, cells, job }: ChangesPreviewProps) {
  const { t } = useLingui();
  const texts = useColumnTexts();
  const problemAt = (at: number) => job.problems.find(({ line }) => line === at + 2)?.reason ?? '';
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className={styles.scroller} tabIndex={0} aria-label={t`What changes`}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t`Name`}</th>
            <th scope="col">{t`What changes`}</th>
            <th scope="col">{t`Problem`}</th>
          </tr>
        </thead>
        <tbody>
          {cells.map((cell, at) => (
            <tr key={cell.id}>
              <th scope="row">{rows[at]?.name}</th>
              <td>
                {givenIn(cell).map((column) => (
                  <p
                    key={column}
                  >{`${texts[column] ?? column}: ${rows[at]?.[column] || '–'} → ${cell[column]}`}</p>
                ))}
              </td>
              <td>{problemAt(at)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function useColumnTexts(): Partial<Record<BulkColumn, string>> {
  const { t } = useLingui();
  return {
    name: t`Name`,
    status: t`Status`,
    budget: t`Budget`,
    daily_spend_cap: t`Limit for each day`,
    lifetime_spend_cap: t`Limit for all days together`,
    end_date: t`Last day`,
  };
}
