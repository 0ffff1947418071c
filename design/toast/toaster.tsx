import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { type ShownToast, toast, toastStore } from './toast.ts';
import styles from './toaster.module.css';

// Loaded at the first press: before there is a message, which may be that the connection is lost.
const fetchCard = () => import('./toast-card.tsx');
const ToastCard = lazy(async () => {
  const card = await fetchCard().catch(() => null);
  return { default: card ? card.ToastCard : PlainToast };
});
const PRESSES = ['pointerdown', 'keydown'] as const;

const NONE: readonly ShownToast[] = [];

/** Must be in the page from the start: screen readers watch only existing live regions. */
export function Toaster() {
  const { t } = useLingui();
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, () => NONE);
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  useEffect(() => {
    const ahead = new AbortController();
    const onPress = () => {
      ahead.abort();
      fetchCard().catch(() => {});
    };
    for (const press of PRESSES) addEventListener(press, onPress, { signal: ahead.signal });
    return () => ahead.abort();
  }, []);
  const place = useRef<HTMLElement>(null);
  const canAct = toasts.some((shown) => shown.action && !shown.isLeaving);
  useEffect(() => {
    if (!canAct) return;
    // Deleting by keyboard loses the focus with the deleted element: from there, and from the start of the next page,
    // Tab leads to Undo.
    const onTab = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || event.shiftKey || !document.activeElement?.matches('body, main')) return;
      event.preventDefault();
      place.current?.querySelector('button')?.focus();
    };
    addEventListener('keydown', onTab);
    return () => removeEventListener('keydown', onTab);
  }, [canAct]);
  if (!isMounted) return null;
  return createPortal(
    // The attribute keeps toasts reachable while a dialog is open.
    <section ref={place} aria-label={t`Messages`} aria-live="polite" data-react-aria-top-layer="true">
      <ol className={styles.toaster}>
        <Suspense>
          {toasts.map((shown) => (
            <ToastCard key={shown.id} shown={shown} />
          ))}
        </Suspense>
      </ol>
    </section>,
    document.body,
  );
}

/** It needs almost no code, for when no more can be loaded. */
function PlainToast({ shown }: { shown: ShownToast }) {
  const { id, text, action, duration } = shown;
  const { t } = useLingui();
  useEffect(() => {
    if (!Number.isFinite(duration)) return;
    const timer = setTimeout(() => toast.dismiss(id), duration);
    return () => clearTimeout(timer);
  }, [id, duration]);
  return (
    <li className={styles.toast}>
      <div className={styles.text}>{text}</div>
      {action && (
        <button type="button" className={styles.action} onClick={() => toast.press(shown)}>
          {'undo' in action ? t`Undo` : action.label}
        </button>
      )}
    </li>
  );
}
