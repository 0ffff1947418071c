import { useEffect } from 'react';
import { type ShownToast, toast } from './toast.ts';
import styles from './toaster.module.css';

/** Tells the same with next to no code, for when there is no connection to fetch more with. */
export function PlainToast({ shown: { id, text, action, duration } }: { shown: ShownToast }) {
  useEffect(() => {
    if (!Number.isFinite(duration)) return;
    const timer = setTimeout(() => toast.dismiss(id), duration);
    return () => clearTimeout(timer);
  }, [id, duration]);
  const act = () => {
    toast.dismiss(id);
    action?.onAction();
  };
  return (
    <li className={styles.toast}>
      <div className={styles.text}>{text}</div>
      {action && (
        <button type="button" className={styles.action} onClick={act}>
          {action.label}
        </button>
      )}
    </li>
  );
}
