import { useLingui } from '@lingui/react/macro';
import type { FileFailure, RowProblem, RunStatus, RunTrigger } from '#features/ads/catalogs/catalog.ts';
import { useAvailabilityTexts } from '#features/ads/catalogs/parts/use-availability-texts.ts';

export function useCatalogTexts() {
  const { t, i18n } = useLingui();
  const statuses: Record<RunStatus, string> = {
    WAITING: t`Waits for the file`,
    READING: t`Being read`,
    UNDECIDED: t`Waits for your decision`,
    APPLYING: t`Being applied`,
    COMPLETED: t`Done`,
    FAILED: t`Failed`,
    STOPPED: t`Stopped`,
  };
  const triggers: Record<RunTrigger, string> = {
    UPLOAD: t`File uploaded`,
    MANUAL: t`Fetched when asked`,
    SCHEDULE: t`Fetched on schedule`,
  };
  const failures: Record<FileFailure, string> = {
    'not-fetched': t`The address didn't answer with a file. Check it, and that it's public.`,
    'too-large': t`The file is too large. It can have up to 100 MB.`,
    'too-many-rows': t`The file has too many rows. It can have up to 100,000.`,
    'no-rows': t`No row of the file could be used.`,
    'missing-column': t`The first line doesn't name all columns that are needed.`,
    unreadable: t`This isn't a file of the format that you chose.`,
    interrupted: t`The file didn't arrive completely. Try again.`,
  };
  const availabilities = useAvailabilityTexts();
  const problems = useProblemTexts();
  const time = new Intl.DateTimeFormat(i18n.locale, { dateStyle: 'medium', timeStyle: 'short' });
  return {
    ...{ statuses, triggers, failures, availabilities },
    problemText: (reason: string) => problems[reason as RowProblem] ?? reason,
    /** Why a product has no pin. */
    pictureText: (reason: string) =>
      reason === 'pin-deleted' ? t`You deleted its Pin` : t`Its picture couldn't be fetched`,
    timeText: (text: string) => time.format(new Date(text)),
    countText: (count: number) => count.toLocaleString(i18n.locale),
  };
}

function useProblemTexts() {
  const { t } = useLingui();
  const problems: Record<RowProblem, string> = {
    missing: t`Is missing`,
    'too-long': t`Is too long`,
    'not-a-link': t`Isn't a web address`,
    'not-a-price': t`Isn't a price such as 12.50 EUR`,
    'unknown-currency': t`There's no such currency`,
    'unknown-value': t`Isn't a value that we know`,
    'duplicate-id': t`An earlier row has the same ID`,
    unreadable: t`This row can't be read`,
  };
  return problems;
}
