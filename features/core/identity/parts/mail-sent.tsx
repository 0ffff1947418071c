import { Trans } from '@lingui/react/macro';
import { MailNote } from './mail-note.tsx';

/** Stands where a mail was asked for; says the same whether there is such an account or not. */
export function MailSent() {
  return (
    <MailNote>
      <Trans>If the account exists, we've emailed a link. Check your spam folder too.</Trans>
    </MailNote>
  );
}
