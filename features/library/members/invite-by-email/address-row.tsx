import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#design/button/button.tsx';
import { MailIcon } from '#design/icons/icons.tsx';
import styles from '../parts/collaborators.module.css';
import type { AddressData } from './use-invited-addresses.ts';

/** An address that is invited to the board; its owner may withdraw that. */
export function AddressRow({ address, onWithdraw }: { address: AddressData; onWithdraw: () => void }) {
  const { t } = useLingui();
  const { email_hint, access } = address;
  return (
    <li className={styles.row}>
      <span className={styles.mail}>
        <MailIcon size={20} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{email_hint}</span>
        <span className={styles.line}>
          {access === 'write' ? <Trans>Invited · Can edit</Trans> : <Trans>Invited · Can save</Trans>}
        </span>
      </span>
      <Button
        size="small"
        className={styles.act}
        aria-label={t`Withdraw: ${email_hint}`}
        onClick={onWithdraw}
      >
        <Trans>Withdraw</Trans>
      </Button>
    </li>
  );
}
