import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { CircleAlertIcon, CircleCheckIcon, XIcon } from '../icons/icons.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { type ShownToast, toast } from './toast.ts';
import styles from './toaster.module.css';

/** Pauses while the pointer or the focus is on it and restarts when they leave. */
function useItsTime(shown: ShownToast) {
  const { id, duration, isLeaving } = shown;
  const [isHeld, setHeld] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a toast shown anew starts its time anew
  useEffect(() => {
    if (isHeld || isLeaving || !Number.isFinite(duration)) return;
    const timer = setTimeout(() => toast.dismiss(id), duration);
    return () => clearTimeout(timer);
  }, [isHeld, isLeaving, duration, id, shown]);
  return {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };
}

export function ToastCard({ shown }: { shown: ShownToast }) {
  const { t } = useLingui();
  const held = useItsTime(shown);
  const { id, text, action, isLeaving, kind, value } = shown;
  return (
    <li ref={publishSize} {...held} className={classNames(styles.toast, isLeaving && styles.leaving)}>
      <Mark shown={shown} />
      <div className={styles.text}>{text}</div>
      {action && (
        <button type="button" className={styles.action} onClick={() => toast.press(shown)}>
          {'undo' in action ? t`Undo` : action.label}
        </button>
      )}
      <IconButton label={t`Dismiss`} size="tiny" className={styles.close} onClick={() => toast.dismiss(id)}>
        <XIcon size={16} />
      </IconButton>
      {kind === 'progress' && value !== undefined && (
        <span className={styles.progress} style={{ inlineSize: `${value * 100}%` }} />
      )}
    </li>
  );
}

/** Tells elements that leave room for the toasts, such as an open sheet on phones, how high they are. */
function publishSize(card: HTMLElement | null) {
  const list = card?.parentElement;
  if (!list) return;
  const tell = () => document.documentElement.style.setProperty('--toaster-size', `${list.offsetHeight}px`);
  const observer = new ResizeObserver(tell);
  observer.observe(list);
  return () => {
    observer.disconnect();
    // The card leaves the list only after this.
    requestAnimationFrame(tell);
  };
}

function Mark({ shown: { picture, kind, value } }: { shown: ShownToast }) {
  if (picture) return <span className={styles.picture}>{picture}</span>;
  if (kind === 'success') return <CircleCheckIcon className={styles.success} />;
  if (kind === 'error') return <CircleAlertIcon className={styles.error} />;
  if (kind === 'progress' && value === undefined) return <Spinner size={20} />;
  return null;
}
