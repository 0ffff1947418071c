import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#design/button/button.tsx';
import { TextField } from '#design/field/text-field.tsx';
import { ProgressBar } from '#design/progress-bar/progress-bar.tsx';
import { Select } from '#design/select/select.tsx';
import { DataTable } from '#features/conversions/conversion-events/parts/data-table.tsx';
import {
  FILE_FIELDS,
  type FileField,
  type FileSource,
  PERSON_FIELDS,
  REQUIRED_FIELDS,
} from '#features/conversions/conversion-files/conversion-file.ts';
import { guessColumns } from '#features/conversions/conversion-files/parts/guess-columns.ts';
import type { ReadCsv } from '#features/conversions/conversion-files/parts/read-csv.ts';
import { sendCsv } from '#features/conversions/conversion-files/parts/send-csv.ts';
import { useFieldTexts } from '#features/conversions/conversion-files/parts/use-file-texts.ts';
import styles from './conversions.module.css';
import type { LatestFile } from './file-upload.tsx';
import { useAction } from './use-action.ts';

type Column = '' | FileField;

type ColumnChoiceProps = {
  accountId: string;
  source: FileSource;
  latest: LatestFile | undefined;
  csv: ReadCsv;
  /** Where what became of it is shown. */
  history: string;
  onCancel: () => void;
};

/** Which column is what, and sending the file. */
export function ColumnChoice(choice: ColumnChoiceProps) {
  const { t } = useLingui();
  const { source, latest, csv } = choice;
  const [columns, setColumns] = useState(() => guessColumns(csv.headers, latest));
  const { send, stop, progress, problem, isPending } = useSending(choice, columns);
  const rows = csv.rows.length;
  return (
    <form onSubmit={send} className={styles.section} aria-label={csv.name} noValidate>
      <h2>{csv.name}</h2>
      <p className={styles.muted}>
        <Trans>Rows: {rows}. Say what each column is. Columns that you leave out stay in your browser.</Trans>
      </p>
      {source === 'partner' && (
        <TextField
          name="partner"
          label={t`Measurement partner`}
          defaultValue={latest?.partner ?? ''}
          maxLength={100}
        />
      )}
      <ColumnTable {...{ csv, columns, setColumns }} isDisabled={isPending} />
      {problem && (
        <p role="alert" className={styles.alert}>
          {problem}
        </p>
      )}
      {isPending && <ProgressBar label={t`Sending ${csv.name}`} value={progress} />}
      <div className={styles.row}>
        <Button type="submit" variant="primary" pending={isPending}>
          <Trans>Check file</Trans>
        </Button>
        <Button onClick={stop}>{isPending ? <Trans>Stop</Trans> : <Trans>Cancel</Trans>}</Button>
      </div>
    </form>
  );
}

function useSending(
  { accountId, source, csv, history, onCancel }: ColumnChoiceProps,
  columns: readonly Column[],
) {
  const navigate = useNavigate();
  const [progress, setProgress] = useState(0);
  const aborter = useRef<AbortController>(null);
  const { problem, setProblem, isPending, run } = useAction();
  const problemOf = useChoiceProblem();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const partner = String(new FormData(event.currentTarget).get('partner') ?? '').trim();
    const found = problemOf(columns, source === 'partner' ? partner : null);
    if (found) return setProblem(found);
    const { signal } = renew(aborter);
    void run(async () => {
      try {
        const sending = { accountId, source, partner, csv, columns, signal };
        const id = await sendCsv({ ...sending, onProgress: setProgress });
        await navigate(`${history}${history.includes('?') ? '&' : '?'}file=${id}`);
      } catch (error) {
        if (!signal.aborted) throw error;
        onCancel();
      }
    });
  };
  const stop = () => (isPending ? aborter.current?.abort() : onCancel());
  return { send, stop, progress, problem, isPending };
}

function renew(ref: { current: AbortController | null }): AbortController {
  const aborter = new AbortController();
  ref.current = aborter;
  return aborter;
}

/** What the server would refuse, said before anything is sent. */
function useChoiceProblem() {
  const { t } = useLingui();
  const labels = useFieldTexts();
  return (columns: readonly Column[], partner: string | null): string | undefined => {
    const missing = REQUIRED_FIELDS.find((field) => !columns.includes(field));
    if (missing) return t`Choose which column is this: ${labels[missing]}.`;
    const used = columns.filter((column) => column !== '');
    const twice = used.find((column, place) => used.indexOf(column) !== place);
    if (twice) return t`Two columns are this: ${labels[twice]}. Choose one.`;
    if (PERSON_FIELDS.every((field) => !columns.includes(field)))
      return t`Choose a column to match people by: email, phone, customer number, device or click.`;
    if (partner === '') return t`Name the partner that measured these conversions.`;
    return undefined;
  };
}

type ColumnTableProps = {
  csv: ReadCsv;
  columns: readonly Column[];
  setColumns: (columns: Column[]) => void;
  isDisabled: boolean;
};

function ColumnTable({ csv, columns, setColumns, isDisabled }: ColumnTableProps) {
  const { t } = useLingui();
  const labels = useFieldTexts();
  const options = [
    { value: '', label: t`Leave out` },
    ...FILE_FIELDS.map((field) => ({ value: field, label: labels[field] })),
  ];
  const rows = csv.headers.map((header, place) => ({
    key: `${place} ${header}`,
    cells: [
      header,
      csv.rows[0]?.[place] ?? '',
      <Select
        key="is"
        className={styles.choice}
        label={t`What “${header}” is`}
        isLabelHidden
        disabled={isDisabled}
        value={columns[place] ?? ''}
        options={options}
        onChange={({ currentTarget: { value } }) =>
          setColumns(columns.map((column, other) => (other === place ? (value as Column) : column)))
        }
      />,
    ],
  }));
  return <DataTable caption={t`Columns`} heads={[t`Column`, t`First row`, t`Meaning`]} rows={rows} />;
}
