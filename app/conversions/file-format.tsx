import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#design/button/button.tsx';
import { DownloadIcon } from '#design/icons/icons.tsx';
import { DataTable } from '#features/conversions/conversion-events/parts/data-table.tsx';
import {
  FILE_FIELDS,
  type FileField,
  isHashedField,
  PERSON_FIELDS,
  REQUIRED_FIELDS,
} from '#features/conversions/conversion-files/conversion-file.ts';
import { useFieldTexts } from '#features/conversions/conversion-files/parts/use-file-texts.ts';
import { downloadCsv } from '#features/measure/analytics/parts/csv.ts';
import styles from './conversions.module.css';

const EXAMPLES: Partial<Record<FileField, string>> = {
  ...{ event_name: 'checkout', event_time: '2026-01-31T18:05:00Z', event_id: 'order-1001', value: '59.90' },
  ...{ currency: 'USD', order_id: '1001', quantity: '2', product_ids: 'SKU-1;SKU-2' },
  ...{ action_source: 'offline', opt_out: 'no', em: 'ada@example.com', ph: '+41 44 123 45 67' },
};

const has = (fields: readonly string[], field: string) => fields.includes(field);

/** What columns a file can have. */
export function FileFormat() {
  const { t } = useLingui();
  const labels = useFieldTexts();
  const needOf = (field: FileField) => {
    if (has(REQUIRED_FIELDS, field)) return t`Required`;
    return has(PERSON_FIELDS, field) ? t`One of these` : t`Optional`;
  };
  const rows = FILE_FIELDS.map((field) => ({
    key: field,
    cells: [
      <code key="name">{field}</code>,
      labels[field],
      needOf(field),
      EXAMPLES[field] ?? '',
      isHashedField(field) && t`Hashed in your browser`,
    ],
  }));
  const named = Object.keys(EXAMPLES) as FileField[];
  const save = () => downloadCsv('conversions', [named, named.map((field) => EXAMPLES[field] ?? '')]);
  return (
    <section className={styles.section} aria-label={t`Columns`}>
      <DataTable
        caption={t`Columns of a file`}
        heads={[t`Column`, t`Meaning`, t`Needed`, t`Example`, t`Privacy`]}
        rows={rows}
      />
      <div>
        <Button size="small" icon={<DownloadIcon size={16} />} onClick={save}>
          <Trans>Download a template</Trans>
        </Button>
      </div>
    </section>
  );
}
