import { Trans } from '@lingui/react/macro';
import { Button } from '#design/button/button.tsx';
import { askToLogInFor } from '../ask-to-log-in.ts';
import styles from './save-overlay.module.css';

/** Returns to the pin with the picker open. */
export function VisitorSave({ pinId, size }: { pinId: string; size?: 'small' }) {
  return (
    <Button
      variant="primary"
      size={size}
      className={styles.alone}
      onClick={() => askToLogInFor('save', pinId)}
    >
      <Trans>Save</Trans>
    </Button>
  );
}

export function SaveBefore({ size }: { size?: 'small' }) {
  return (
    <Button variant="primary" size={size} className={styles.alone}>
      <Trans>Save</Trans>
    </Button>
  );
}
