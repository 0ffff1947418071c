import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { Checkbox } from '#design/checkbox/checkbox.tsx';
import { TextField } from '#design/field/text-field.tsx';
import { toast } from '#design/toast/toast.ts';
import { useLevelTexts } from '#features/ads/campaigns/parts/use-ad-texts.ts';
import { downloadCsv } from '#features/measure/analytics/parts/csv.ts';
import { call } from '#platform/resource/client.ts';
import { useFailureText } from '#platform/resource/use-connection-texts.ts';
import { BULK_LEVELS, type BulkLevel, COLUMN_NAMES } from '../bulk-edit.ts';
import styles from '../parts/bulk.module.css';

/** Saves a file of what there is with these ids at these levels. */
function useTemplate(accountId: string) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const [isPending, setPending] = useState(false);
  const download = async (levels: readonly BulkLevel[], ids: readonly string[]) => {
    setPending(true);
    try {
      const asked = { ad_account_id: accountId, levels: [...levels], ids: ids.length > 0 ? [...ids] : null };
      const { rows, has_more: hasMore } = (await call('AdBulkTemplateResource.get', asked)).data;
      if (rows.length === 0)
        toast.show({ kind: 'error', text: t`There's nothing with these IDs at these levels.` });
      else
        downloadCsv('template', [
          COLUMN_NAMES,
          ...rows.map((row) => COLUMN_NAMES.map((name) => row[name] ?? '')),
        ]);
      if (hasMore)
        toast.show({ kind: 'success', text: t`Only the first 1,000 rows are in the file. Choose IDs.` });
    } catch (error) {
      toast.show({ kind: 'error', text: failureText(error) });
    }
    setPending(false);
  };
  return { isPending, download };
}

/** A file of what is there, for chosen levels and ids. */
export function TemplateForm({ accountId, wanted }: { accountId: string; wanted: string }) {
  const { t } = useLingui();
  const names = useLevelTexts();
  const [levels, setLevels] = useState<readonly BulkLevel[]>(BULK_LEVELS);
  const [ids, setIds] = useState(wanted);
  const { isPending, download } = useTemplate(accountId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    return download(levels, ids.split(/[\s,;#]+/).filter(Boolean));
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <fieldset className={styles.choices}>
        <legend>{t`Levels`}</legend>
        {BULK_LEVELS.map((level) => (
          <Checkbox
            key={level}
            checked={levels.includes(level)}
            onChange={({ currentTarget: { checked } }) =>
              setLevels(checked ? [...levels, level] : levels.filter((one) => one !== level))
            }
          >
            {names[level]}
          </Checkbox>
        ))}
      </fieldset>
      <TextField
        label={t`Only these IDs`}
        hint={t`Separated by commas. Leave it empty for everything that isn't archived.`}
        name="ids"
        value={ids}
        onChange={({ currentTarget }) => setIds(currentTarget.value)}
      />
      <Button type="submit" variant="primary" disabled={levels.length === 0} pending={isPending}>
        <Trans>Download</Trans>
      </Button>
    </form>
  );
}
