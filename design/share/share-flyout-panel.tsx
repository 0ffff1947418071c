import { Dialog } from '../dialog/dialog.tsx';
import { Popover } from '../popover/popover.tsx';
import type { ShareFlyoutProps } from './share-flyout.tsx';
import styles from './share-panel.module.css';
import { ShareWays } from './share-ways.tsx';

/** A window in which all of it has room beside what opened it. */
const ROOMY = '(min-width: 600px) and (min-height: 600px)';

/** The flyout itself, in its own chunk: pages use ShareFlyout. In a small window it is a dialog. */
export function ShareFlyoutPanel(props: ShareFlyoutProps) {
  const { isOpen, onClose, triggerRef, title, path, subject, people } = props;
  const ways = <ShareWays {...{ path, subject }} isSecond={people !== undefined} onShared={onClose} />;
  if (!matchMedia(ROOMY).matches) {
    return (
      <Dialog {...{ isOpen, onClose, title }} size="small">
        <div className={styles.ways}>
          {people}
          {ways}
        </div>
      </Dialog>
    );
  }
  return (
    <Popover {...{ isOpen, onClose, triggerRef }} label={title} className={styles.flyout}>
      <h2 className={styles.title}>{title}</h2>
      {people && <div className={styles.people}>{people}</div>}
      {ways}
    </Popover>
  );
}
