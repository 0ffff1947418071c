import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Checkbox } from '#design/checkbox/checkbox.tsx';
import { ChoiceGroup } from '#design/checkbox/choice-group.tsx';
import { REPORT_COLUMNS, type ReportColumn } from '../report.ts';
import styles from './report.module.css';
import { useColumnTexts } from './report-columns.ts';

export const columnField = (column: ReportColumn) => `column-${column}`;

/** A field named `columnField` for each column. */
export function ColumnChoice({ chosen, error }: { chosen: readonly ReportColumn[]; error: ReactNode }) {
  const { t } = useLingui();
  const { labels } = useColumnTexts({ currency: 'USD' });
  return (
    <ChoiceGroup legend={t`Columns`} error={error}>
      <div className={styles.choice}>
        {REPORT_COLUMNS.map((column) => (
          <Checkbox key={column} name={columnField(column)} defaultChecked={chosen.includes(column)}>
            {labels[column]}
          </Checkbox>
        ))}
      </div>
    </ChoiceGroup>
  );
}
