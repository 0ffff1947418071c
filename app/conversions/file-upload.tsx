import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router';
import { FileDrop } from '#design/file-drop/file-drop.tsx';
import type { FileField, FileSource } from '#features/conversions/conversion-files/conversion-file.ts';
import { type ReadCsv, readCsv } from '#features/conversions/conversion-files/parts/read-csv.ts';
import { useFileTexts } from '#features/conversions/conversion-files/parts/use-file-texts.ts';
import type { Call } from '#platform/resource/call.ts';
import { ColumnChoice } from './column-choice.tsx';
import styles from './conversions.module.css';
import { conversionsPath } from './conversions-query.ts';
import { FileFormat } from './file-format.tsx';
import type { Setup } from './load-setup.ts';
import { NoChange } from './no-change.tsx';

export interface LatestFile {
  headers: string[];
  columns: ('' | FileField)[];
  partner: string | null;
}

/** What its columns were is offered again. */
export async function loadLatestFile(
  call: Call,
  { account }: Setup,
  source: FileSource,
): Promise<LatestFile | undefined> {
  if (!account) return undefined;
  const asked = { ad_account_id: account.id, source, page_size: 1 };
  const [latest] = (await call('ConversionFilesResource.get', asked)).data;
  return latest && { headers: latest.headers, columns: latest.columns, partner: latest.partner };
}

type FileUploadProps = {
  setup: Setup;
  accountId: string;
  source: FileSource;
  latest: LatestFile | undefined;
};

/** A file is chosen, its columns are named, and it is sent. */
export function FileUpload({ setup, accountId, source, latest }: FileUploadProps) {
  const { t } = useLingui();
  const { csvProblems } = useFileTexts();
  const [csv, setCsv] = useState<ReadCsv>();
  const [problem, setProblem] = useState<string>();
  if (!setup.mayChange) return <NoChange />;
  const choose = async ([file]: File[]) => {
    const read = file && (await readCsv(file));
    if (!read) return;
    setProblem('problem' in read ? csvProblems[read.problem] : undefined);
    setCsv('problem' in read ? undefined : read);
  };
  const history = conversionsPath(source === 'file' ? 'history' : 'pca_history', setup.params);
  return (
    <>
      {csv ? (
        <ColumnChoice
          key={csv.name}
          {...{ accountId, source, latest, csv, history }}
          onCancel={() => setCsv(undefined)}
        />
      ) : (
        <FileDrop
          label={t`Choose a CSV file or drag it here`}
          hint={t`Up to 100,000 rows. It's read in your browser: emails and phone numbers are hashed before they leave it.`}
          accept=".csv,.tsv,text/csv"
          error={problem}
          onFiles={choose}
          onRefused={() => setProblem(csvProblems.not_csv)}
        />
      )}
      <p className={styles.muted}>
        <Link to={history}>
          <Trans>Files you've sent</Trans>
        </Link>
      </p>
      {!csv && source === 'file' && <FileFormat />}
    </>
  );
}
