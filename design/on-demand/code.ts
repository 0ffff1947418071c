import { useLingui } from '@lingui/react/macro';
import type { ComponentType, ReactNode } from 'react';
import { toast } from '#design/toast/toast.ts';

export interface Code<T> {
  read(): T | undefined;
  /** Concurrent calls share one request. */
  fetch(): Promise<T>;
}

/** The connection failed, or a new version of the site was deployed. */
export class NotFetched extends Error {}

let isLost = false;

/** Lost code may never load on this page, so only a reload is certain to work. */
export function isCodeLost(): boolean {
  return isLost;
}

export function codeOf<T>(load: () => Promise<T>): Code<T> {
  let code: T | undefined;
  let coming: Promise<T> | undefined;
  const fetchOnce = async () => {
    // Some browsers never retry a failed module while the page lasts: offline, only a worker can have it.
    if (globalThis.navigator?.onLine === false && !navigator.serviceWorker?.controller)
      throw new NotFetched('there is no connection');
    try {
      code = await load();
      return code;
    } catch (cause) {
      isLost = true;
      throw new NotFetched('the code could not be fetched', { cause });
    }
  };
  return {
    read: () => code,
    fetch: () => {
      coming ??= fetchOnce().finally(() => {
        coming = undefined;
      });
      return coming;
    },
  };
}

/** The props of the component that a module exports under `Name`. */
export type PropsIn<Module, Name extends keyof Module> = Module[Name] extends (
  props: infer Props,
) => ReactNode
  ? Props & object
  : never;

/** Takes a name: a function that picks the component would be wrapped twice by the bundler, in every page. */
export function componentOf<Module, Name extends keyof Module>(load: () => Promise<Module>, name: Name) {
  return codeOf(async () => (await load())[name] as ComponentType<PropsIn<Module, Name>>);
}

let isGoing = false;

export function isPageGoing(): boolean {
  return isGoing;
}

/** Reloads the page, or loads another, if the server answers. Returns whether it does. */
export async function reloadPage(path = location.href): Promise<boolean> {
  isGoing = await fetch(path, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  );
  if (!isGoing) return false;
  if (path === location.href) location.reload();
  else location.assign(path);
  return true;
}

/** Several failures at once share one toast. */
export function useNotFetchedToast(): (tryAgain: () => void) => void {
  const { t } = useLingui();
  return (tryAgain) => {
    toast.show({
      id: 'not-fetched',
      kind: 'error',
      text: t`We couldn't load this. Check your connection.`,
      action: { label: t`Try again`, onAction: tryAgain },
      duration: 10_000,
    });
  };
}
