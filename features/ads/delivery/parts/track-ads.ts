import { call } from '#platform/resource/client.ts';
import { type ReportedKind, VISIT_PATH } from '../delivery.ts';

export interface PromotedCard {
  pinId: string;
  /** Where the pin leads. */
  link: string | null;
  token: string;
}

/** An impression is half of a card for a second. */
const IMPRESSION = { share: 0.5, ms: 1000 };

// What this page has reported, and which pins were opened from a promoted card.
const reported = new Set<string>();
const promoted = new Map<string, PromotedCard>();

/** Each once; the server counts it once, too. */
export function reportAd(token: string, kind: ReportedKind): void {
  const key = `${kind} ${token}`;
  if (reported.has(key)) return;
  reported.add(key);
  // Nobody waits for it. It may be sent again.
  call('AdEventsResource.create', { events: [{ token, kind }] }).catch(() => reported.delete(key));
}

export function promotedCard(pinId: string): PromotedCard | undefined {
  return promoted.get(pinId);
}

/** Until the returned function is called. */
export function watchAd(element: Element, card: PromotedCard): () => void {
  followPresses();
  promoted.set(card.pinId, card);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isHalfVisible = false;
  const look = () => {
    clearTimeout(timer);
    if (isHalfVisible && !document.hidden)
      timer = setTimeout(() => reportAd(card.token, 'impression'), IMPRESSION.ms);
  };
  const observer = new IntersectionObserver(
    ([entry]) => {
      isHalfVisible = (entry?.intersectionRatio ?? 0) >= IMPRESSION.share;
      look();
    },
    { threshold: IMPRESSION.share },
  );
  observer.observe(element);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('visibilitychange', look);
  };
}

let isFollowing = false;

/** For the whole visit: the pin's page has no code for ads of its own. */
function followPresses(): void {
  if (isFollowing) return;
  isFollowing = true;
  for (const type of ['click', 'auxclick']) document.addEventListener(type, follow, true);
}

function follow({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link) return;
  const opened = /^\/pin\/(\d+)\/$/.exec(link.getAttribute('href') ?? '')?.[1];
  const card = opened && link.closest('article') ? promoted.get(opened) : undefined;
  if (card) reportAd(card.token, 'closeup');
  const shown = promoted.get(/^\/pin\/(\d+)\//.exec(location.pathname)?.[1] ?? '');
  if (shown?.link && isSame(link.href, shown.link)) leadThrough(link, shown.token);
}

const isSame = (one: string, other: string) => URL.canParse(other) && one === new URL(other).href;

/** The press leads to our address, which counts it; what the link shows stays. */
function leadThrough(link: HTMLAnchorElement, token: string): void {
  const { href } = link;
  link.href = `${VISIT_PATH}?${new URLSearchParams({ token })}`;
  setTimeout(() => {
    link.href = href;
  });
}
