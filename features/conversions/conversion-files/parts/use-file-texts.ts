import { useLingui } from '@lingui/react/macro';
import type { FileField, FileStatus, RowProblem } from '../conversion-file.ts';
import type { CsvProblem } from './read-csv.ts';

export function useFileTexts() {
  const { t } = useLingui();
  const statuses: Record<FileStatus, string> = {
    sending: t`Not sent completely`,
    checking: t`Checking rows`,
    checked: t`Waiting for you`,
    adding: t`Adding rows`,
    done: t`Done`,
    stopped: t`Stopped`,
  };
  const results: Record<string, string> = {
    v: t`Valid, not added`,
    w: t`Wrong, not added`,
    a: t`Added`,
    r: t`Already there`,
  };
  const heads = { row: t`Row`, column: t`Column`, reason: t`Reason`, result: t`Result` };
  return { statuses, results, heads, rowProblems: useRowProblems(), csvProblems: useCsvProblems() };
}

function useRowProblems(): Record<RowProblem, string> {
  const { t } = useLingui();
  return {
    missing: t`Missing`,
    not_a_name: t`Not the name of an event`,
    not_a_time: t`Not a time, such as 2026-01-31T18:05:00Z`,
    too_old: t`More than 30 days ago`,
    in_future: t`In the future`,
    not_an_amount: t`Not an amount, such as 72.39`,
    not_a_currency: t`Not a currency, such as USD`,
    not_a_number: t`Not a whole number`,
    not_a_source: t`Must be web, app_android, app_ios or offline`,
    not_yes_or_no: t`Must be yes or no`,
    too_long: t`Too long`,
    nobody: t`Nothing to match people by: no email, phone, customer number, device or click`,
  };
}

function useCsvProblems(): Record<CsvProblem, string> {
  const { t } = useLingui();
  return {
    no_rows: t`This file has no rows below the names of its columns.`,
    too_many_rows: t`This file has over 100,000 rows. Divide it into several.`,
    too_many_columns: t`This file has over 60 columns. Remove those you don't need.`,
    long_cell: t`A cell has over 1,000 characters.`,
    not_csv: t`We couldn't read this file as CSV. Save it as CSV with one row per line and try again.`,
  };
}

export function useFieldTexts(): Record<FileField, string> {
  const { t } = useLingui();
  return {
    event_name: t`Event name`,
    event_time: t`Time`,
    event_id: t`Event ID`,
    value: t`Value`,
    currency: t`Currency`,
    order_id: t`Order number`,
    quantity: t`Quantity`,
    product_ids: t`Product IDs`,
    action_source: t`Where it happened`,
    opt_out: t`Opted out`,
    click_id: t`Click on an ad`,
    em: t`Email`,
    ph: t`Phone`,
    ge: t`Gender`,
    db: t`Date of birth`,
    ln: t`Last name`,
    fn: t`First name`,
    ct: t`City`,
    st: t`State`,
    zp: t`Postal code`,
    country: t`Country`,
    external_id: t`Customer number`,
    hashed_maids: t`Device`,
  };
}
