/** Positions count from zero. */
const FIRST_SLOT = 4;

/** An ad and those after it: at most one in this many cards is an ad. */
export const CARDS_PER_AD = 12;

/** A page may follow, whose first ad comes at its first slot. */
const isFarFromNextPage = (position: number, cards: number) => cards - position + FIRST_SLOT >= CARDS_PER_AD;

/**
 * Puts ads among the cards of a page: never first, last or next to each other, and not next to what is shown with a
 * warning. Takes them in their order and leaves out those for which there is no place.
 */
export function placeAds<Card>(
  cards: readonly Card[],
  ads: readonly Card[],
  isSensitive: (card: Card) => boolean,
): Card[] {
  const placed = [...cards];
  const isOpen = (position: number) =>
    !placed.slice(position - 1, position + 1).some(isSensitive) &&
    isFarFromNextPage(position, placed.length + 1);
  let position = FIRST_SLOT;
  for (const ad of ads) {
    while (position < placed.length && !isOpen(position)) position += 1;
    if (position >= placed.length) break;
    placed.splice(position, 0, ad);
    position += CARDS_PER_AD;
  }
  return placed;
}

/** How many ads a page of so many cards can hold. */
export function slotsAmong(cards: number): number {
  return (
    placeAds(Array<string>(cards).fill('card'), Array<string>(cards).fill('ad'), () => false).length - cards
  );
}
