import { Dialog } from '../dialog/dialog.tsx';
import type { ShareDialogProps } from './share-dialog.tsx';
import styles from './share-panel.module.css';
import { ShareWays } from './share-ways.tsx';

export function SharePanel({ isOpen, onClose, title, path, subject }: ShareDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} size="small">
      <div className={styles.ways}>
        <ShareWays {...{ path, subject }} onShared={onClose} />
      </div>
    </Dialog>
  );
}
