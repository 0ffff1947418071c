import { Trans } from '@lingui/react/macro';
import { Button } from '#design/button/button.tsx';
import { askToLogInFor } from '../ask-to-log-in.ts';
import styles from './save-overlay.module.css';

/** Returns to the pin with the picker open. */
export function VisitorSave({ pinId, size }: { pinId: string; size?: 'small' }) {
  return <SaveBefore size={size} onClick={() => askToLogInFor('save', pinId)} />;
}

export function SaveBefore(button: { size?: 'small' | undefined; onClick?: () => void }) {
  return (
    <Button variant="primary" {...button} className={styles.alone}>
      <Trans>Save</Trans>
    </Button>
  );
}
