import type { ComponentType } from 'react';

/** The code of a component that is fetched when it is needed. */
export interface Code<Props> {
  /** The component, once it is here. */
  read(): ComponentType<Props> | undefined;
  /** Fetches it; asked again while it comes, it is still fetched once. @throws NotFetched */
  fetch(): Promise<ComponentType<Props>>;
}

/** The code of a component did not come: the connection failed, or the site has been renewed meanwhile. */
export class NotFetched extends Error {}

let isLost = false;

/** Whether code failed to come that this page may not get any more, so that only a new page is surely whole. */
export function isCodeLost(): boolean {
  return isLost;
}

/** Keeps the code of one component, as `load` fetches it. */
export function codeOf<Props>(load: () => Promise<ComponentType<Props>>): Code<Props> {
  let component: ComponentType<Props> | undefined;
  let coming: Promise<ComponentType<Props>> | undefined;
  const fetchOnce = async () => {
    // Some browsers never ask again for code that failed to come while the page lasts: not now, if it cannot.
    if (globalThis.navigator?.onLine === false) throw new NotFetched('there is no connection');
    try {
      component = await load();
      return component;
    } catch (cause) {
      isLost = true;
      throw new NotFetched('the code could not be fetched', { cause });
    }
  };
  return {
    read: () => component,
    fetch: () => {
      coming ??= fetchOnce().finally(() => {
        coming = undefined;
      });
      return coming;
    },
  };
}

let isGoing = false;

/** Whether the page is about to be replaced by a whole new one. */
export function isPageGoing(): boolean {
  return isGoing;
}

/** Loads a whole new page, the present one unless told otherwise, if the server answers. Answers whether it does. */
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
