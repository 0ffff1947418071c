import { Trans, useLingui } from '@lingui/react/macro';
import type { ReportMessage } from '#features/ads/ad-reports/report-query.ts';
import styles from './ads-page.module.css';

/** What was just done, and what of the address there is none of. */
export function ReportNotices({ message, refused }: { message: ReportMessage | null; refused: string[] }) {
  const { t, i18n } = useLingui();
  const messages: Record<ReportMessage, string> = {
    created: t`Created. Staff look at every ad before others see it.`,
    edited: t`Your changes are saved.`,
    duplicated: t`Duplicated.`,
    paused: t`Paused.`,
    resumed: t`Resumed.`,
    archived: t`Archived.`,
  };
  const names = new Intl.ListFormat(i18n.locale).format(refused);
  return (
    <>
      {message && (
        <p role="status" className={styles.notice}>
          {messages[message]}
        </p>
      )}
      {refused.length > 0 && (
        <p role="alert" className={styles.notice}>
          <Trans>This part of the address has no meaning here and was left out: {names}</Trans>
        </p>
      )}
    </>
  );
}
