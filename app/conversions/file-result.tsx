import { Trans, useLingui } from '@lingui/react/macro';
import { useRevalidator } from 'react-router';
import { Button } from '#design/button/button.tsx';
import { DownloadIcon } from '#design/icons/icons.tsx';
import { ProgressBar } from '#design/progress-bar/progress-bar.tsx';
import { DataTable } from '#features/conversions/conversion-events/parts/data-table.tsx';
import { useConversionTexts } from '#features/conversions/conversion-events/parts/use-conversion-texts.ts';
import { FILE_LIMITS, type FileAction } from '#features/conversions/conversion-files/conversion-file.ts';
import { saveOriginal, saveResults } from '#features/conversions/conversion-files/parts/save-rows.ts';
import { useFileTexts } from '#features/conversions/conversion-files/parts/use-file-texts.ts';
import { call } from '#platform/resource/client.ts';
import styles from './conversions.module.css';
import type { ShownFile } from './file-history.tsx';
import { useAction } from './use-action.ts';

type FileResultProps = { accountId: string; shown: ShownFile; mayChange: boolean };

/** How far a file is, what is wrong with it, and what to do about it. */
export function FileResult({ accountId, shown, mayChange }: FileResultProps) {
  const { statuses } = useFileTexts();
  const { numberText } = useConversionTexts();
  const { file, problems } = shown;
  const { status, parts, position } = file;
  const isMoving = status === 'checking' || status === 'adding';
  const [added, repeated, wrong] = [file.added_rows, file.repeated_rows, file.wrong_rows].map(numberText);
  return (
    <section className={styles.section} aria-label={file.name}>
      <h2>{file.name}</h2>
      {isMoving && <ProgressBar label={statuses[status]} value={parts === 0 ? 0 : position / parts} />}
      {!isMoving && (
        <p role="status">
          {statuses[status]}.{' '}
          {status === 'checked' ? (
            <Trans>Wrong rows: {wrong}. Nothing has been added yet.</Trans>
          ) : (
            <Trans>
              {added} added, {repeated} already there, {wrong} wrong.
            </Trans>
          )}
        </p>
      )}
      {problems.length > 0 && <Problems {...{ file, problems }} />}
      {mayChange && <Decision {...{ accountId, file }} />}
      {status !== 'sending' && <Downloads {...{ accountId, file }} />}
    </section>
  );
}

function Problems({ file, problems }: ShownFile) {
  const { t } = useLingui();
  const { rowProblems, heads } = useFileTexts();
  const { numberText } = useConversionTexts();
  const rows = problems.map(({ row, column, reason }) => ({
    key: `${row} ${column} ${reason}`,
    cells: [numberText(row), column === null ? t`Whole row` : file.headers[column], rowProblems[reason]],
  }));
  const most = numberText(FILE_LIMITS.shownProblems);
  return (
    <>
      <DataTable caption={t`Problems`} heads={[heads.row, heads.column, heads.reason]} rows={rows} />
      {problems.length === FILE_LIMITS.shownProblems && (
        <p className={styles.muted}>
          <Trans>These are the first {most}. The result file has all of them.</Trans>
        </p>
      )}
    </>
  );
}

type OfFile = { accountId: string; file: ShownFile['file'] };

function Decision({ accountId, file }: OfFile) {
  const { revalidate } = useRevalidator();
  const { problem, isPending, run } = useAction();
  const { numberText } = useConversionTexts();
  const decide = (action: FileAction) => () =>
    run(async () => {
      await call('ConversionFileResource.update', { ad_account_id: accountId, file_id: file.id, action });
      await revalidate();
    });
  if (file.status === 'done' || file.status === 'stopped') return null;
  const valid = file.row_count - file.wrong_rows;
  const validText = numberText(valid);
  return (
    <>
      {problem && (
        <p role="alert" className={styles.alert}>
          {problem}
        </p>
      )}
      <div className={styles.row}>
        {file.status === 'checked' && valid > 0 && (
          <Button variant="primary" pending={isPending} onClick={decide('add')}>
            <Trans>Add valid rows ({validText})</Trans>
          </Button>
        )}
        <Button pending={isPending} onClick={decide('stop')}>
          {file.status === 'checked' ? <Trans>Add nothing</Trans> : <Trans>Stop</Trans>}
        </Button>
      </div>
    </>
  );
}

function Downloads({ accountId, file }: OfFile) {
  const texts = useFileTexts();
  const { problem, isPending, run } = useAction();
  const icon = <DownloadIcon size={16} />;
  return (
    <>
      <div className={styles.row}>
        <Button
          {...{ size: 'small', icon, pending: isPending }}
          onClick={() => run(() => saveOriginal(accountId, file))}
        >
          <Trans>Original file, hashed</Trans>
        </Button>
        <Button
          {...{ size: 'small', icon, pending: isPending }}
          onClick={() => run(() => saveResults(accountId, file, texts))}
        >
          <Trans>Result file</Trans>
        </Button>
      </div>
      {problem && (
        <p role="alert" className={styles.alert}>
          {problem}
        </p>
      )}
    </>
  );
}
