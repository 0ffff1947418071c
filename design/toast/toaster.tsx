import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { type ShownToast, toastStore } from './toast.ts';
import styles from './toaster.module.css';

// Fetched when there is first something to tell.
const ToastCard = lazy(async () => ({ default: (await import('./toast-card.tsx')).ToastCard }));

const NONE: readonly ShownToast[] = [];

/** Where toasts appear. Stands once in the page, from the start: screen readers watch only what is already there. */
export function Toaster() {
  const { t } = useLingui();
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, () => NONE);
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
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
