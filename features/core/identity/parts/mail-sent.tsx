import { Trans } from '@lingui/react/macro';
import { MailNote } from './mail-note.tsx';

/** Replaces the form that requested a mail; says the same whether the account exists or not. */
export function MailSent() {
  return (
    <MailNote>
      <Trans>If the account exists, we've emailed a link. Check your spam folder too.</Trans>
    </MailNote>
  );
}
