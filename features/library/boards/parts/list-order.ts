export interface ListMove {
  ids: readonly string[];
  besideId: string;
  side: 'before' | 'after';
}

/** Items reordered within the places they have; all others keep theirs. */
export interface NamedOrder {
  named: readonly string[];
}

export type OrderChange = ListMove | NamedOrder;

export function idsIn(change: OrderChange): readonly string[] {
  return 'named' in change ? change.named : [...change.ids, change.besideId];
}

/** A move next to an item not in the list does nothing. */
export function inOrder<Item>(
  items: readonly Item[],
  changes: readonly OrderChange[],
  keyOf: (item: Item) => string,
): readonly Item[] {
  return changes.reduce(
    (list, change) => ('named' in change ? withNamed(list, change.named, keyOf) : moved(list, change, keyOf)),
    items,
  );
}

function withNamed<Item>(
  items: readonly Item[],
  named: readonly string[],
  keyOf: (item: Item) => string,
): readonly Item[] {
  const byKey = new Map(items.map((item) => [keyOf(item), item]));
  const coming = [...new Set(named)].filter((id) => byKey.has(id));
  const moving = new Set(coming);
  let next = 0;
  return items.map((item) => (moving.has(keyOf(item)) ? (byKey.get(coming[next++] ?? '') ?? item) : item));
}

function moved<Item>(
  items: readonly Item[],
  { ids, besideId, side }: ListMove,
  keyOf: (item: Item) => string,
): readonly Item[] {
  const wanted = new Set(ids);
  const rest = items.filter((item) => !wanted.has(keyOf(item)));
  const at = rest.findIndex((item) => keyOf(item) === besideId);
  if (at < 0) return items;
  const place = new Map(ids.map((id, index) => [id, index]));
  const placeOf = (item: Item) => place.get(keyOf(item)) ?? 0;
  const coming = items.filter((item) => wanted.has(keyOf(item))).sort((a, b) => placeOf(a) - placeOf(b));
  const cut = side === 'before' ? at : at + 1;
  return [...rest.slice(0, cut), ...coming, ...rest.slice(cut)];
}

export function reordered<Id extends string>(order: readonly Id[], named: readonly Id[]): readonly Id[] {
  return inOrder(order, [{ named }], (id) => id);
}

/** Names only those that change places. */
export function namedForMove(order: readonly string[], move: ListMove): string[] {
  const next = inOrder(order, [move], (id) => id);
  const changes = (id: string | undefined, index: number) => id !== order[index];
  const first = next.findIndex(changes);
  return first < 0 ? [] : next.slice(first, next.findLastIndex(changes) + 1);
}

/** Undoes a move: names everything between the first and the last of these in the current list. */
export function movesBack(list: readonly string[], ids: readonly string[]): ListMove[] {
  const leaving = new Set(ids);
  const first = list.findIndex((id) => leaving.has(id));
  const end = list.findLastIndex((id) => leaving.has(id)) + 1;
  if (first < 0 || list.length < 2) return [];
  const stretch = list.slice(first, end);
  const [before, after] = [list[first - 1], list[end]];
  if (before !== undefined) return [{ ids: stretch, besideId: before, side: 'after' }];
  if (after !== undefined) return [{ ids: stretch, besideId: after, side: 'before' }];
  const [head = '', ...rest] = stretch;
  return [{ ids: rest, besideId: head, side: 'after' }];
}

/** Each starts where the one before ended. */
export function inMovesOf(most: number, { ids, besideId, side }: ListMove): ListMove[] {
  const moves: ListMove[] = [];
  for (let start = 0; start < ids.length; start += most) {
    const last = ids[start - 1];
    const part = ids.slice(start, start + most);
    moves.push(last ? { ids: part, besideId: last, side: 'after' } : { ids: part, besideId, side });
  }
  return moves;
}
