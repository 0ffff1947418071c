import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { PlainToast } from './plain-toast.tsx';
import { type ShownToast, toastStore } from './toast.ts';
import styles from './toaster.module.css';

// Fetched with the first press: before there is something to tell, which may be that the connection is lost.
const fetchCard = () => import('./toast-card.tsx');
const ToastCard = lazy(async () => {
  const card = await fetchCard().catch(() => null);
  return { default: card ? card.ToastCard : PlainToast };
});
const PRESSES = ['pointerdown', 'keydown'] as const;

const NONE: readonly ShownToast[] = [];

/** Where toasts appear. Stands once in the page, from the start: screen readers watch only what is already there. */
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
  if (!isMounted) return null;
  return createPortal(
    // The attribute keeps toasts reachable while a dialog is open.
    <section aria-label={t`Messages`} aria-live="polite" data-react-aria-top-layer="true">
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
