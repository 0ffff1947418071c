import { Trans } from '@lingui/react/macro';
import { UploadIcon } from '#design/icons/icons.tsx';
import styles from './pin-builder.module.css';

/** Lies over the page while files hover above it. */
export function DropOverlay() {
  return (
    <div className={styles.over}>
      <UploadIcon size={48} />
      <p>
        <Trans>Drop it anywhere</Trans>
      </p>
    </div>
  );
}
