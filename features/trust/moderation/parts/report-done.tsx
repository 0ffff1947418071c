import { Trans } from '@lingui/react/macro';

export function ReportDone() {
  return (
    <p role="status">
      <Trans>Thank you. Someone will review it. We don't tell anyone who reported it.</Trans>
    </p>
  );
}
