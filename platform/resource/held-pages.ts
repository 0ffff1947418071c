/** As much of a list as was fetched. */
export interface Held<Item> {
  items: Item[];
  /** Asks for what comes next; null at the end. */
  bookmark: string | null;
}

type KeyOf<Item> = (item: Item) => string;

/** The list with its next page; what came before already is not there twice. */
export function withNext<Item>(held: Held<Item>, next: Held<Item>, keyOf: KeyOf<Item>): Held<Item> {
  return { items: [...held.items, ...without(next.items, held.items, keyOf)], bookmark: next.bookmark };
}

/**
 * The list as it is now with the page that was asked for after `bookmark`; as it is where it goes on from elsewhere
 * meanwhile, so that nothing between is left out.
 */
export function withAnswer<Item>(
  now: Held<Item>,
  bookmark: string,
  next: Held<Item>,
  keyOf: KeyOf<Item>,
): Held<Item> {
  return now.bookmark === bookmark ? withNext(now, next, keyOf) : now;
}

/** The list after its first page was fetched anew: what was scrolled down to stays, below what is now first. */
export function underNewFirst<Item>(held: Held<Item>, first: Held<Item>, keyOf: KeyOf<Item>): Held<Item> {
  return { items: [...first.items, ...without(held.items, first.items, keyOf)], bookmark: held.bookmark };
}

function without<Item>(items: Item[], others: Item[], keyOf: KeyOf<Item>): Item[] {
  // The long list is only gone through: one of 50,000 grows by 25 without being copied into a set.
  const left = new Map(items.map((item) => [keyOf(item), item]));
  for (const other of others) left.delete(keyOf(other));
  return [...left.values()];
}
