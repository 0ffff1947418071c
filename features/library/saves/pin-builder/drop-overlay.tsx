import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { UploadIcon } from '#design/icons/icons.tsx';
import styles from './drop-overlay.module.css';

export function DropOverlay({ children = <Trans>Drop it anywhere</Trans> }: { children?: ReactNode }) {
  return (
    <div className={styles.over}>
      <UploadIcon size={48} />
      <p>{children}</p>
    </div>
  );
}
