import type { PageAnchor } from '../experience.ts';
import type { Surroundings } from './controller.ts';

const PAGES: Record<PageAnchor, RegExp> = {
  home: /^\/(homefeed\/?)?$/,
  search: /^\/search\//,
  pin: /^\/pin\//,
  topics: /^\/topics\//,
  news: /^\/news\//,
  settings: /^\/settings\//,
};

/** What is in the way: dialogs and menus, and the dot that an address asks for; the experience itself is not. */
const IN_THE_WAY =
  ':is([role=dialog], [role=alertdialog], [role=menu], [role=listbox]):not(:has([data-experience])), :not([data-experience]) > [data-pulsar]';

/** How long changes of the page and scrolling are collected, ms. */
const COLLECTED_MS = 100;

/** Several anchors may be at one element, separated by spaces. */
export function findAnchor(name: string): HTMLElement | null {
  const all = document.querySelectorAll<HTMLElement>(`[data-anchor~="${CSS.escape(name)}"]`);
  return [...all].find(isRendered) ?? null;
}

/** Its middle, where its dot pulses, is on the screen and nothing lies over it. */
export function isInSight(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const found = document.elementFromPoint(left + width / 2, top + height / 2);
  return found !== null && (element.contains(found) || found.contains(element));
}

const isRendered = (element: Element) => element.getClientRects().length > 0;

function readSurroundings(): Surroundings {
  const here = new Set<string>(pagesAt(location.pathname));
  const inView = new Set<string>();
  for (const element of document.querySelectorAll<HTMLElement>('[data-anchor]')) {
    if (!isRendered(element)) continue;
    const isSeen = isInSight(element);
    for (const name of element.dataset.anchor?.split(' ') ?? []) {
      here.add(name);
      if (isSeen) inView.add(name);
    }
  }
  return { isBlocked: document.querySelector(IN_THE_WAY) !== null, here, inView };
}

export function pagesAt(pathname: string): string[] {
  return Object.entries(PAGES).flatMap(([name, pattern]) => (pattern.test(pathname) ? [name] : []));
}

/** Looks at once when something is laid over the page, and a little later at all else. */
export function watchSurroundings(look: (surroundings: Surroundings) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const lookNow = () => {
    clearTimeout(timer);
    timer = undefined;
    look(readSurroundings());
  };
  const lookSoon = () => {
    timer ??= setTimeout(lookNow, COLLECTED_MS);
  };
  // Overlays are children of the body.
  const observer = new MutationObserver((changes) => {
    if (changes.some(({ target }) => target === document.body)) lookNow();
    else lookSoon();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  addEventListener('scroll', lookSoon, { passive: true });
  addEventListener('resize', lookSoon);
  lookNow();
  return () => {
    observer.disconnect();
    removeEventListener('scroll', lookSoon);
    removeEventListener('resize', lookSoon);
    clearTimeout(timer);
  };
}
