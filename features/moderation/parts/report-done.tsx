import { Trans } from '@lingui/react/macro';

/** What happens with a report that was sent. */
export function ReportDone() {
  return (
    <p role="status">
      <Trans>Thank you. Somebody will look at it. Whoever it is about is not told who reported it.</Trans>
    </p>
  );
}
