import { DialogPanel } from '../dialog/dialog-panel.tsx';
import { PopoverPanel } from '../popover/popover-panel.tsx';
import type { ShareFlyoutProps } from './share-button.tsx';
import styles from './share-panel.module.css';
import { ShareWays } from './share-ways.tsx';

/** In these windows all of the flyout fits below or above its trigger (HIGH), or next to it (WIDE). */
const HIGH = '(min-width: 600px) and (min-height: 980px)';
const WIDE = '(min-width: 1000px) and (min-height: 680px)';

/** In a small window it is a dialog. */
export function ShareFlyoutPanel(props: ShareFlyoutProps) {
  const { isOpen, onClose, triggerRef, title, preview, people, ...shared } = props;
  const ways = <ShareWays {...shared} isSecond={people !== undefined} onShared={onClose} />;
  const isHigh = matchMedia(HIGH).matches;
  if (!isHigh && !matchMedia(WIDE).matches) {
    return (
      <DialogPanel {...{ isOpen, onClose, title }} size="small">
        <div className={styles.ways}>
          {preview}
          {people}
          {ways}
        </div>
      </DialogPanel>
    );
  }
  return (
    <PopoverPanel
      {...{ isOpen, onClose, triggerRef }}
      label={title}
      placement={isHigh ? 'bottom' : 'end top'}
      className={styles.flyout}
    >
      <h2 className={styles.title}>{title}</h2>
      {preview}
      {people}
      {ways}
    </PopoverPanel>
  );
}
