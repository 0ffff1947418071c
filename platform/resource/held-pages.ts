/** As much of a list as was fetched. */
export interface Held<Item> {
  items: Item[];
  /** Asks for what comes next; null at the end. */
  bookmark: string | null;
  /** Where its things are moved: the last move that it holds. */
  moment?: number;
  /** Nobody knows whether it holds the last moves. */
  isUnsure?: boolean;
}

/** What moves the things of a list meanwhile. */
export interface MovesOfList {
  /** The list where it was asked for elsewhere, as what it is taken to hold. */
  fetchedElsewhere<Item>(held: Held<Item>): Held<Item>;
  /** Asks for it, or for more of it, so that the last move which that holds is known. */
  ask<Item>(fetch: () => Promise<Held<Item>>): Promise<Held<Item>>;
  /** The list as it stands after the moves up to this one. */
  at<Item>(held: Held<Item>, keyOf: KeyOf<Item>, moment?: number): Held<Item>;
  /** Whether something was moved that is not among what was fetched, so that nobody can tell what comes next. */
  isTorn<Item>(held: Held<Item>, keyOf: KeyOf<Item>): boolean;
}

type KeyOf<Item> = (item: Item) => string;

/** How lists of a kind are put together. */
interface Rules<Item> {
  keyOf: KeyOf<Item>;
  moves?: MovesOfList;
}

/** Whether a list must be begun anew to be right. */
export function isBroken<Item>(held: Held<Item>, { keyOf, moves }: Rules<Item>): boolean {
  return moves !== undefined && (held.isUnsure || moves.isTorn(held, keyOf));
}

/** The list with its next page; what came before already is not there twice. */
export function withNext<Item>(held: Held<Item>, next: Held<Item>, rules: Rules<Item>): Held<Item> {
  const { items } = asOf(next, held, rules);
  const { bookmark, moment } = next;
  return { ...held, items: [...items, ...without(next.items, items, rules)], bookmark, moment };
}

/**
 * The list as it is now with the page that was asked for after `bookmark`; as it is where it goes on from elsewhere
 * meanwhile, so that nothing between is left out.
 */
export function withAnswer<Item>(
  now: Held<Item>,
  bookmark: string,
  next: Held<Item>,
  rules: Rules<Item>,
): Held<Item> {
  return now.bookmark === bookmark ? withNext(now, next, rules) : now;
}

/** The list after its first page was fetched anew: what was scrolled down to stays, below what is now first. */
export function underNewFirst<Item>(held: Held<Item>, first: Held<Item>, rules: Rules<Item>): Held<Item> {
  if (first.isUnsure) return { ...held, isUnsure: true };
  if (held.items.length <= first.items.length || rules.moves?.isTorn(held, rules.keyOf)) return first;
  const below = without(asOf(first, held, rules).items, first.items, rules);
  return { ...first, items: [...first.items, ...below], bookmark: held.bookmark };
}

/** A list as it stood when another part of it was asked for: what is put together holds the same moves. */
function asOf<Item>({ moment }: Held<Item>, held: Held<Item>, { keyOf, moves }: Rules<Item>): Held<Item> {
  return moves ? moves.at(held, keyOf, moment) : held;
}

function without<Item>(items: Item[], others: Item[], { keyOf }: Rules<Item>): Item[] {
  // The long list is only gone through: one of 50,000 grows by 25 without being copied into a set.
  const left = new Map(items.map((item) => [keyOf(item), item]));
  for (const other of others) left.delete(keyOf(other));
  return [...left.values()];
}
