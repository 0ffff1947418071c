/** The cards of the page's lists, in their order. */
function listCards(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('main [data-card]')].filter((card) => linkOf(card));
}

const linkOf = (card: Element) => card.querySelector<HTMLElement>('a[href]');

/** Also while its drag handle, which is beside it, has the focus. */
export function focusedCard(): HTMLElement | null {
  const focused = document.activeElement;
  const around = focused?.closest<HTMLElement>('[data-card]');
  return around ?? focused?.closest('li')?.querySelector<HTMLElement>('[data-card]') ?? null;
}

function focusOn(card: HTMLElement | undefined): boolean {
  if (!card) return false;
  linkOf(card)?.focus({ preventScroll: true });
  card.scrollIntoView({ block: 'nearest' });
  return true;
}

/** Without a focused card, moves to the first visible one. Returns false at either end. */
export function moveThroughCards(step: 1 | -1): boolean {
  const cards = listCards();
  const focused = focusedCard();
  if (focused) return focusOn(cards[cards.indexOf(focused) + step]);
  return focusOn(cards.find((card) => card.getBoundingClientRect().top >= headerEnd()) ?? cards.at(-1));
}

function headerEnd(): number {
  return document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
}

const DIRECTIONS: Record<string, readonly [number, number]> = {
  arrowleft: [-1, 0],
  arrowright: [1, 0],
  arrowup: [0, -1],
  arrowdown: [0, 1],
};

/** Returns false without a focused card or one in that direction: the page then scrolls. */
export function moveInDirection(key: string): boolean {
  const [x, y] = DIRECTIONS[key] ?? [0, 0];
  const focused = focusedCard();
  if (!focused) return false;
  const from = middleOf(focused);
  const ahead = listCards().flatMap((card) => {
    const to = middleOf(card);
    const along = (to.x - from.x) * x + (to.y - from.y) * y;
    const aside = Math.abs((to.x - from.x) * y) + Math.abs((to.y - from.y) * x);
    // A card that is more to the side than ahead is in another direction.
    return card !== focused && along > 0 && aside <= 2 * along ? [{ card, distance: along + 2 * aside }] : [];
  });
  ahead.sort((one, other) => one.distance - other.distance);
  return focusOn(ahead[0]?.card);
}

function middleOf(card: Element): { x: number; y: number } {
  const { left, top, width, height } = card.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Leaves time to choose the board to move it to, ms. */
const LEAVING_MS = 60_000;

/** Focuses its neighbor when the card leaves its list. */
export function onceGone(card: HTMLElement): void {
  const cards = listCards();
  const at = cards.indexOf(card);
  const neighbor = cards[at + 1] ?? cards[at - 1];
  const observer = new MutationObserver(() => {
    if (card.isConnected) return;
    observer.disconnect();
    if (document.activeElement === document.body) focusOn(neighbor);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), LEAVING_MS);
}
