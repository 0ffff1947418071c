import { Trans } from '@lingui/react/macro';
import { Button } from '#design/button/button.tsx';
import styles from './save-overlay.module.css';

export function SaveBefore({ size }: { size?: 'small' }) {
  return (
    <Button variant="primary" size={size} className={styles.alone}>
      <Trans>Save</Trans>
    </Button>
  );
}
