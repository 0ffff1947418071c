import { DialogPanel } from '../dialog/dialog-panel.tsx';
import type { ShareDialogProps } from './share-dialog.tsx';
import styles from './share-panel.module.css';
import { ShareWays } from './share-ways.tsx';

export function SharePanel({ isOpen, onClose, title, preview, ...shared }: ShareDialogProps) {
  return (
    <DialogPanel {...{ isOpen, onClose, title }} size="small">
      <div className={styles.ways}>
        {preview}
        <ShareWays {...shared} onShared={onClose} />
      </div>
    </DialogPanel>
  );
}
