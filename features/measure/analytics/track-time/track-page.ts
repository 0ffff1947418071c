import type { OptionsOf, ResourceName } from '#platform/resource/call.ts';
import { IMPRESSION, MOST_SEEN, SEEN_KINDS, SEND_EVERY_MS, type SeenKind } from './seen-things.ts';
import { createSeenTime } from './seen-time.ts';

// Pins are found by their links: a mark on each would weigh on the pages of visitors.
// A link to a place on the page of a pin is a notification, which shows no pin.
const CARD = 'article:has(a[href^="/pin/"]), li:has(> a[href^="/pin/"]:not([href*="#"]))';
const CLOSEUP = 'main > article';
const SELECTOR = `[data-seen], ${CLOSEUP}, ${CARD}`;

let isTracking = false;

/** Watches what this browser shows from now on, for as long as its person or visitor allows it. */
export function trackPage(viewerId = ''): void {
  if (isTracking || !isAllowed(viewerId)) return;
  isTracking = true;
  const seen = createSeenTime(() => performance.now());
  const watched = watchElements(seen);
  let path = location.pathname;
  const send = () => {
    const things = seen.report();
    if (!isAllowed(viewerId)) return seen.pause();
    for (let at = 0; at < things.length; at += MOST_SEEN.things) {
      sendLast('TimeSpentResource.create', { things: things.slice(at, at + MOST_SEEN.things) });
    }
  };
  watched.onChange = () => {
    if (path === location.pathname) return;
    path = location.pathname;
    send();
    seen.leave();
  };
  const leave = () => {
    seen.pause();
    send();
  };
  const turn = () => (document.hidden || !isAllowed(viewerId) ? leave() : seen.resume());
  addEventListener('pagehide', leave);
  for (const type of ['pageshow', 'cookiechoice']) addEventListener(type, turn);
  document.addEventListener('visibilitychange', turn);
  const press = ({ target }: Event) => {
    const thing = outboundThing(target);
    if (!thing) return;
    seen.press(...thing);
    send();
  };
  for (const pressed of ['click', 'auxclick']) document.addEventListener(pressed, press, true);
  setInterval(send, SEND_EVERY_MS);
  if (document.hidden) seen.pause();
}

/** As `stored-choice.ts` writes it; sharing its code would put that in a file of its own, on every visitor's page. */
const ALLOWED = /(?:^|; )cookie_choice=1[01]{2}\.(\d*)/;

const isAllowed = (viewerId: string): boolean => ALLOWED.exec(document.cookie)?.[1] === viewerId;

/** One observer for all of them; what React adds later is observed, too. */
function watchElements(seen: Pick<ReturnType<typeof createSeenTime>, 'register' | 'unregister'>) {
  const watched = { onChange: () => {} };
  /** What each element showed when it became visible; a list may use one element for several pins. */
  const visible = new Map<Element, [SeenKind, string]>();
  const hide = (element: Element) => {
    const thing = visible.get(element);
    if (!thing) return;
    visible.delete(element);
    seen.unregister(...thing);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio, isIntersecting } of entries) {
        const thing = thingOf(target);
        const share = thing?.[0] === 'pin_card' ? IMPRESSION.share : 0;
        if (!thing || !isIntersecting || intersectionRatio < share) hide(target);
        else if (!visible.has(target)) {
          visible.set(target, thing);
          seen.register(...thing);
        }
        if (!target.isConnected) observer.unobserve(target);
      }
    },
    { threshold: [0, IMPRESSION.share] },
  );
  const observe = (root: ParentNode) => {
    for (const element of root.querySelectorAll(SELECTOR)) observer.observe(element);
  };
  new MutationObserver((changes) => {
    for (const element of visible.keys()) if (!element.isConnected) hide(element);
    watched.onChange();
    for (const { type, target, addedNodes } of changes) {
      if (type === 'attributes' && target instanceof Element) {
        hide(target);
        observer.unobserve(target);
        observer.observe(target);
      }
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        if (node.matches(SELECTOR)) observer.observe(node);
        observe(node);
      }
    }
  }).observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-seen'] });
  observe(document);
  return watched;
}

function thingOf(element: Element): [SeenKind, string] | null {
  const [kind, marked] = element.getAttribute('data-seen')?.split(' ') ?? [];
  const known = SEEN_KINDS.find((one) => one === kind);
  if (known && marked) return [known, marked];
  const isCloseup = element.matches(CLOSEUP);
  const path = isCloseup
    ? location.pathname
    : element.querySelector('a[href^="/pin/"]')?.getAttribute('href');
  const id = /^\/pin\/(\d+)/.exec(path ?? '')?.[1];
  return id ? [isCloseup ? 'closeup' : 'pin_card', id] : null;
}

/** The pin whose link to another site was pressed. */
function outboundThing(target: EventTarget | null): [SeenKind, string] | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="http"]') : null;
  const around = link && link.origin !== location.origin ? link.closest(SELECTOR) : null;
  return around && thingOf(around);
}

/**
 * For a small call whose answer nobody waits for: it goes out even if the page is being left. It shares no code with
 * `client.ts`, as every export of that weighs on all pages.
 */
const sendLast = ((name: string, options: object): void => {
  const token = /(?:^|; )csrftoken=([^;]*)/.exec(document.cookie)?.[1] ?? '';
  const data = JSON.stringify({ options, context: {} });
  fetch(`/resource/${name.replace('.', '/')}/`, {
    method: 'POST',
    body: new URLSearchParams({ source_url: location.pathname, data }),
    headers: { 'x-csrftoken': token, 'x-requested-with': 'XMLHttpRequest' },
    keepalive: true,
  }).catch(() => {});
}) as <N extends ResourceName>(name: N, options: OptionsOf<N>) => void;
