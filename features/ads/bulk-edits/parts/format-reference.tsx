import { Trans, useLingui } from '@lingui/react/macro';
import { useLevelTexts } from '#features/ads/campaigns/parts/use-ad-texts.ts';
import { BULK_COLUMNS, type BulkColumn, COLUMN_NAMES } from '../bulk-edit.ts';
import styles from './bulk.module.css';

/** What each column of a file takes. */
export function FormatReference() {
  const { t, i18n } = useLingui();
  const levels = useLevelTexts();
  const texts = useColumnTexts();
  const list = new Intl.ListFormat(i18n.locale, { type: 'conjunction' });
  return (
    <>
      <p className={styles.lead}>
        <Trans>
          Files are CSV in UTF-8 with commas, semicolons or tabs. The first line names the columns. Only level
          and id are needed; an empty cell changes nothing.
        </Trans>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className={styles.scroller} tabIndex={0} aria-label={t`Columns of a file`}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t`Column`}</th>
              <th scope="col">{t`Levels`}</th>
              <th scope="col">{t`Takes`}</th>
            </tr>
          </thead>
          <tbody>
            {COLUMN_NAMES.map((column) => (
              <tr key={column}>
                <th scope="row">{column}</th>
                <td>{list.format(BULK_COLUMNS[column].map((level) => levels[level]))}</td>
                <td>{texts[column]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

function useColumnTexts(): Record<BulkColumn, string> {
  const { t } = useLingui();
  const amount = t`An amount such as 12.50; none removes it`;
  return {
    level: 'CAMPAIGN, AD_GROUP, AD',
    id: t`From the template or the ID library. # before it keeps spreadsheets from rounding it`,
    parent_id: t`Only for you to read`,
    name: t`Up to 255 characters`,
    status: 'ACTIVE, PAUSED, ARCHIVED',
    ...{ daily_spend_cap: amount, lifetime_spend_cap: amount },
    budget: t`An amount such as 12.50`,
    start_date: t`A day such as 2027-01-31; none removes it`,
    end_date: t`The last day, such as 2027-01-31; none removes it`,
    destination_url: t`An address; the ad is reviewed again`,
  };
}
