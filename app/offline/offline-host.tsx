import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useMatches, useRevalidator } from 'react-router';
import { toast } from '#design/toast/toast.ts';
import { wrapOwnCalls } from '../shell/act-as.ts';
import { useShell } from '../shell/use-shell.ts';
import { chosenLimit, LIST, tellWorker } from './copies.ts';
import { waitingChanges } from './waiting-changes.ts';

/** Looked at this long, a page is kept, with the pictures that have come by then; ms. */
const LOOKED_AT_MS = 2000;

/** How often a page that stays open asks for a new version, ms. */
const ASKED_AGAIN_MS = 60 * 60 * 1000;

const MOST_PICTURES = 40;

/** Pictures of people are at most so wide beside boards and pins, pixels. */
const AVATAR = 64;

const KEPT_ROUTES = new Set(['boards/board', 'boards/section', 'pins/pin']);

/** How often what waits is tried again while there seems to be a connection, ms. */
const TRIED_AGAIN_MS = 20_000;

/** For members who keep copies, or have installed the app: keeps what they look at, and says when they are offline. */
export function OfflineHost({ viewerId }: { viewerId: string }) {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const waiting = useWaitingChanges(viewerId, isOnline);
  const madeAt = Number(document.documentElement.dataset.copyOf) || null;
  useWorker(viewerId);
  useKeptPage(madeAt !== null);
  useWholePages(!isOnline || madeAt !== null);
  useOfflineToast({ isOnline, madeAt, waiting });
  return null;
}

/** How many changes wait for the connection; they are made once it is there. Not while acting for somebody else. */
function useWaitingChanges(viewerId: string, isOnline: boolean): number {
  const { t } = useLingui();
  const { acting } = useShell();
  const { revalidate } = useRevalidator();
  const [changes] = useState(() => waitingChanges(viewerId));
  const count = useSyncExternalStore(changes.subscribe, changes.count, () => 0);
  const isDue = isOnline && count > 0 && !acting?.active;
  useEffect(() => {
    wrapOwnCalls(changes.wrap);
    return () => wrapOwnCalls();
  }, [changes]);
  useEffect(() => {
    if (!isDue) return;
    const make = async () => {
      const { done, refused } = await changes.make();
      const [first] = refused;
      if (first) {
        const text = first.message || t`Some of what you did offline couldn't be done.`;
        toast.show({ id: 'waited', kind: 'error', text });
      } else if (done > 0)
        toast.show({ id: 'waited', kind: 'success', text: t`What you did offline is saved.` });
      if (done > 0) revalidate();
    };
    void make();
    const again = setInterval(make, TRIED_AGAIN_MS);
    return () => clearInterval(again);
  }, [isDue, changes, revalidate, t]);
  return count;
}

interface Offline {
  isOnline: boolean;
  /** When the copy was made that this page is, ms since 1970. */
  madeAt: number | null;
  waiting: number;
}

function useOfflineToast({ isOnline, madeAt, waiting }: Offline): void {
  const { t, i18n } = useLingui();
  useEffect(() => {
    const isList = location.pathname === LIST;
    const isCopy = madeAt !== null && !isList;
    if (isOnline && !isCopy && waiting === 0) return;
    const format = new Intl.DateTimeFormat(i18n.locale, { dateStyle: 'medium', timeStyle: 'short' });
    const time = format.format(madeAt ?? undefined);
    const since = isCopy ? t`You're offline. This page is from ${time}.` : t`You're offline.`;
    const later = t`${plural(waiting, { one: '# change is made once you’re back.', other: '# changes are made once you’re back.' })}`;
    const text = waiting > 0 ? t`${since} ${later}` : since;
    const toList = { label: t`Saved pages`, onAction: () => location.assign(LIST) };
    const reload = { label: t`Reload`, onAction: () => location.reload() };
    const action = isOnline && isCopy ? reload : isList ? undefined : toList;
    const id = toast.show({ id: 'offline', text, action, duration: Infinity });
    return () => toast.dismiss(id);
  }, [isOnline, madeAt, waiting, i18n, t]);
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
    tellWorker((limit) => ({ name: 'set', settings: { viewerId, limit } }))
      .then((given) => {
        registration = given;
      })
      // The pages work without it.
      .catch(() => {});
    const lookAgain = setInterval(() => registration?.update().catch(() => {}), ASKED_AGAIN_MS);
    return () => clearInterval(lookAgain);
  }, [viewerId]);
  const [hadWorker] = useState(() => Boolean(navigator.serviceWorker?.controller));
  useEffect(() => {
    const announce = () => {
      if (!hadWorker) return;
      const text = t`There's a new version of ${brandName}.`;
      const action = { label: t`Reload`, onAction: () => location.reload() };
      toast.show({ id: 'new-version', text, action, duration: Infinity });
    };
    navigator.serviceWorker?.addEventListener('controllerchange', announce);
    return () => navigator.serviceWorker?.removeEventListener('controllerchange', announce);
  }, [hadWorker, brandName, t]);
}

/** Also what one comes to inside the site, of which the browser itself has no page. */
function useKeptPage(isCopy: boolean): void {
  const { pathname } = useLocation();
  const { acting, brandName } = useShell();
  const route = useMatches().at(-1)?.id;
  const isKept = route !== undefined && KEPT_ROUTES.has(route) && !acting?.active && !isCopy;
  useEffect(() => {
    if (!isKept || chosenLimit() === 0) return;
    const timer = setTimeout(() => {
      if (!navigator.onLine) return;
      const copy = {
        path: pathname,
        title: document.title.replace(` · ${brandName}`, ''),
        pictures: shownPictures(),
      };
      tellWorker({ name: 'keep', copy }).catch(() => {});
    }, LOOKED_AT_MS);
    return () => clearTimeout(timer);
  }, [isKept, pathname, brandName]);
}

/** The larger ones first, as the first one stands for the page. */
function shownPictures(): string[] {
  const paths = [...document.querySelectorAll<HTMLImageElement>('main img')]
    .sort((a, b) => Number(b.width > AVATAR) - Number(a.width > AVATAR))
    .flatMap((picture) => {
      const shown = picture.complete && picture.currentSrc;
      const { origin, pathname } = new URL(shown || location.href);
      return shown && origin === location.origin ? [pathname] : [];
    });
  return [...new Set(paths)].slice(0, MOST_PICTURES);
}

/** Offline only whole pages can be opened, as copies are whole. */
function useWholePages(isOffline: boolean): void {
  useEffect(() => {
    if (!isOffline) return;
    const open = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const isPlain =
        event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      if (event.defaultPrevented || !link?.href || !isPlain) return;
      if (link.target || link.hasAttribute('download')) return;
      if (new URL(link.href).origin !== location.origin) return;
      event.preventDefault();
      event.stopPropagation();
      location.assign(link.href);
    };
    // After the window, where the end of a drag takes its click, and before the router.
    document.addEventListener('click', open, true);
    return () => document.removeEventListener('click', open, true);
  }, [isOffline]);
}
