export interface Held<Item> {
  items: Item[];
  bookmark: string | null;
  /** The last move of items that it includes. */
  moment?: number;
  /** It may lack the latest moves. */
  isUnsure?: boolean;
}

export interface MovesOfList {
  /** Adds the moves that the list is assumed to include. */
  fetchedElsewhere<Item>(held: Held<Item>): Held<Item>;
  /** Records the last move that the result includes. */
  ask<Item>(fetch: () => Promise<Held<Item>>): Promise<Held<Item>>;
  /** The list after the moves up to this one. */
  at<Item>(held: Held<Item>, keyOf: KeyOf<Item>, moment?: number): Held<Item>;
  /** Whether an item moved that was not fetched, so that the next page is unknown. */
  isTorn<Item>(held: Held<Item>, keyOf: KeyOf<Item>): boolean;
}

type KeyOf<Item> = (item: Item) => string;

interface Rules<Item> {
  keyOf: KeyOf<Item>;
  moves?: MovesOfList;
}

export function isBroken<Item>(held: Held<Item>, { keyOf, moves }: Rules<Item>): boolean {
  return moves !== undefined && (held.isUnsure || moves.isTorn(held, keyOf));
}

export function withNext<Item>(held: Held<Item>, next: Held<Item>, rules: Rules<Item>): Held<Item> {
  const { items } = asOf(next, held, rules);
  const { bookmark, moment } = next;
  return { ...held, items: [...items, ...without(next.items, items, rules)], bookmark, moment };
}

/** Unchanged if the list now continues from elsewhere, so that nothing in between is left out. */
export function withAnswer<Item>(
  now: Held<Item>,
  bookmark: string,
  next: Held<Item>,
  rules: Rules<Item>,
): Held<Item> {
  return now.bookmark === bookmark ? withNext(now, next, rules) : now;
}

/** Loaded items stay, below the new first page. */
export function underNewFirst<Item>(held: Held<Item>, first: Held<Item>, rules: Rules<Item>): Held<Item> {
  if (first.isUnsure) return { ...held, isUnsure: true };
  if (held.items.length <= first.items.length || rules.moves?.isTorn(held, rules.keyOf)) return first;
  const below = without(asOf(first, held, rules).items, first.items, rules);
  return { ...first, items: [...first.items, ...below], bookmark: held.bookmark };
}

/** Brings a list to the moves that another part includes, so that merged parts match. */
function asOf<Item>({ moment }: Held<Item>, held: Held<Item>, { keyOf, moves }: Rules<Item>): Held<Item> {
  return moves ? moves.at(held, keyOf, moment) : held;
}

function without<Item>(items: Item[], others: Item[], { keyOf }: Rules<Item>): Item[] {
  // Iterates over the long list without copying it: one of 50,000 grows by 25.
  const left = new Map(items.map((item) => [keyOf(item), item]));
  for (const other of others) left.delete(keyOf(other));
  return [...left.values()];
}
