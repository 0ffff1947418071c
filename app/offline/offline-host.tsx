import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useMatches, useRevalidator } from 'react-router';
import { toast } from '#design/toast/toast.ts';
import { call } from '#platform/resource/client.ts';
import { wrapOwnCalls } from '../shell/act-as.ts';
import { useShell } from '../shell/use-shell.ts';
import { chosenLimit, LIST, MEGABYTE, tellWorker } from './copies.ts';
import { type Ask, waitingChanges } from './waiting-changes.ts';

/** Looked at this long, a page is kept, with the pictures that have come by then; ms. */
const LOOKED_AT_MS = 2000;

/** How often a page that stays open asks for a new version, ms. */
const ASKED_AGAIN_MS = 60 * 60 * 1000;

const MOST_PICTURES = 40;

const KEPT_ROUTES = new Set(['boards/board', 'boards/section', 'pins/pin']);

/** For members who keep copies, or have installed the app: keeps what they look at, and says when they are offline. */
export function OfflineHost({ viewerId }: { viewerId: string }) {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const waiting = useWaitingChanges(viewerId, isOnline);
  useWorker(viewerId);
  useKeptPage();
  useWholePages(isOnline);
  useOfflineToast(isOnline, waiting);
  return null;
}

/** How many changes wait for the connection; they are made once it is there. Not while acting for somebody else. */
function useWaitingChanges(viewerId: string, isOnline: boolean): number {
  const { t } = useLingui();
  const { acting } = useShell();
  const { revalidate } = useRevalidator();
  const [changes] = useState(() => waitingChanges(viewerId));
  const count = useSyncExternalStore(changes.subscribe, changes.count, () => 0);
  const isOwn = !acting?.active;
  useEffect(() => {
    wrapOwnCalls(changes.wrap);
    return () => wrapOwnCalls();
  }, [changes]);
  useEffect(() => {
    if (!isOwn || !isOnline || changes.count() === 0) return;
    const tell = ({ done, refused: [first] }: Awaited<ReturnType<typeof changes.make>>) => {
      if (first) {
        const text = first.message || t`Some of what you did offline couldn't be done.`;
        toast.show({ id: 'waited', kind: 'error', text });
      } else if (done > 0)
        toast.show({ id: 'waited', kind: 'success', text: t`What you did offline is saved.` });
      if (done > 0) revalidate();
    };
    void changes.make(call as Ask).then(tell);
  }, [isOwn, isOnline, changes, revalidate, t]);
  return count;
}

function useOfflineToast(isOnline: boolean, waiting: number): void {
  const { t, i18n } = useLingui();
  useEffect(() => {
    if (isOnline) return;
    const madeAt = Number(document.documentElement.dataset.copyOf);
    const format = new Intl.DateTimeFormat(i18n.locale, { dateStyle: 'medium', timeStyle: 'short' });
    const time = format.format(madeAt || undefined);
    const since = madeAt ? t`You're offline. This page is from ${time}.` : t`You're offline.`;
    const later = t`${plural(waiting, { one: '# change is made once you’re back.', other: '# changes are made once you’re back.' })}`;
    const text = waiting > 0 ? t`${since} ${later}` : since;
    const isList = location.pathname === LIST;
    const action = isList ? undefined : { label: t`Saved pages`, onAction: () => location.assign(LIST) };
    const id = toast.show({ id: 'offline', text, action, duration: Infinity });
    return () => toast.dismiss(id);
  }, [isOnline, waiting, i18n, t]);
}

function subscribe(changed: () => void) {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

function useWorker(viewerId: string): void {
  const { t } = useLingui();
  const { brandName } = useShell();
  useEffect(() => {
    let registration: ServiceWorkerRegistration | null = null;
    const hadWorker = Boolean(navigator.serviceWorker?.controller);
    const settings = { viewerId, limit: chosenLimit() * MEGABYTE };
    tellWorker({ name: 'set', settings })
      .then((given) => {
        registration = given;
      })
      // The pages work without it.
      .catch(() => {});
    const lookAgain = setInterval(() => registration?.update().catch(() => {}), ASKED_AGAIN_MS);
    const announce = () => {
      if (!hadWorker) return;
      const text = t`There's a new version of ${brandName}.`;
      const action = { label: t`Reload`, onAction: () => location.reload() };
      toast.show({ id: 'new-version', text, action, duration: Infinity });
    };
    navigator.serviceWorker?.addEventListener('controllerchange', announce);
    return () => {
      clearInterval(lookAgain);
      navigator.serviceWorker?.removeEventListener('controllerchange', announce);
    };
  }, [viewerId, brandName, t]);
}

/** Also what one comes to inside the site, of which the browser itself has no page. */
function useKeptPage(): void {
  const { pathname } = useLocation();
  const { acting } = useShell();
  const route = useMatches().at(-1)?.id;
  const isKept = route !== undefined && KEPT_ROUTES.has(route) && !acting?.active;
  useEffect(() => {
    if (!isKept || chosenLimit() === 0) return;
    const timer = setTimeout(() => {
      if (!navigator.onLine) return;
      const copy = { path: pathname, title: document.title, pictures: shownPictures() };
      tellWorker({ name: 'keep', copy }).catch(() => {});
    }, LOOKED_AT_MS);
    return () => clearTimeout(timer);
  }, [isKept, pathname]);
}

function shownPictures(): string[] {
  const paths = [...document.querySelectorAll<HTMLImageElement>('main img')].flatMap((picture) => {
    const shown = picture.complete && picture.currentSrc;
    const { origin, pathname } = new URL(shown || location.href);
    return shown && origin === location.origin ? [pathname] : [];
  });
  return [...new Set(paths)].slice(0, MOST_PICTURES);
}

/** Offline only whole pages can be opened, as copies are whole. */
function useWholePages(isOnline: boolean): void {
  useEffect(() => {
    if (isOnline) return;
    const open = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const isPlain =
        event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      if (!link?.href || !isPlain || link.target || link.hasAttribute('download')) return;
      if (new URL(link.href).origin !== location.origin) return;
      event.preventDefault();
      event.stopPropagation();
      location.assign(link.href);
    };
    addEventListener('click', open, true);
    return () => removeEventListener('click', open, true);
  }, [isOnline]);
}
