import { Popover } from '../popover/popover.tsx';
import type { ShareFlyoutProps } from './share-flyout.tsx';
import styles from './share-panel.module.css';
import { ShareWays } from './share-ways.tsx';

/** The flyout itself, in its own chunk: pages use ShareFlyout. */
export function ShareFlyoutPanel(props: ShareFlyoutProps) {
  const { isOpen, onClose, triggerRef, title, path, subject, people } = props;
  return (
    <Popover {...{ isOpen, onClose, triggerRef }} label={title} className={styles.flyout}>
      <h2 className={styles.title}>{title}</h2>
      {people}
      <ShareWays {...{ path, subject }} isSecond={people !== undefined} onShared={onClose} />
    </Popover>
  );
}
