import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { FileDrop } from '#design/file-drop/file-drop.tsx';
import { call } from '#platform/resource/client.ts';
import { useFailureText } from '#platform/resource/use-connection-texts.ts';
import { BULK_LIMITS } from '../bulk-edit.ts';
import styles from '../parts/bulk.module.css';

/** Leads to what was found in the file; nothing is applied yet. */
export function UploadForm({ accountId, mayManage }: { accountId: string; mayManage: boolean }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const [problem, setProblem] = useState<string>();
  const [isPending, setPending] = useState(false);
  const upload = async ([file]: File[]) => {
    if (!file) return;
    setProblem(undefined);
    if (file.size > BULK_LIMITS.bytes) return setProblem(t`This file is too large. Use at most 300 KB.`);
    setPending(true);
    try {
      const asked = { ad_account_id: accountId, file_name: file.name.slice(0, BULK_LIMITS.fileName) };
      const { data } = await call('AdBulkUploadResource.create', { ...asked, content: await file.text() });
      await navigate(`/advertiser/bulk_editor/history/?section=all&job_started=${data.id}`);
    } catch (error) {
      setProblem(failureText(error));
    }
    setPending(false);
  };
  if (!mayManage) return <p className={styles.lead}>{t`Your role doesn't include changing ads.`}</p>;
  return (
    <FileDrop
      label={
        isPending ? <Trans>Checking the file…</Trans> : <Trans>Choose a CSV file, or drop it here</Trans>
      }
      hint={<Trans>Each row is checked first. Nothing changes until you apply it.</Trans>}
      accept=".csv,.tsv,.txt,text/csv"
      onFiles={upload}
      isDisabled={isPending}
      error={problem}
    />
  );
}
