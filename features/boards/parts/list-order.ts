/** Some of a list that were put beside another, in this order. */
export interface ListMove {
  ids: readonly string[];
  besideId: string;
  side: 'before' | 'after';
}

/** A list after these moves, the first of them first; a move beside what is not in the list changes nothing. */
export function inOrder<Item>(
  items: readonly Item[],
  moves: readonly ListMove[],
  keyOf: (item: Item) => string,
): readonly Item[] {
  return moves.reduce((list, move) => moved(list, move, keyOf), items);
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

/** The move that brings these back to where they stand in a list now: it names all between the first and the last of them. */
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

/** The same move as several of at most so many, each of which begins where the one before ended. */
export function inMovesOf(most: number, { ids, besideId, side }: ListMove): ListMove[] {
  const moves: ListMove[] = [];
  for (let start = 0; start < ids.length; start += most) {
    const last = ids[start - 1];
    const part = ids.slice(start, start + most);
    moves.push(last ? { ids: part, besideId: last, side: 'after' } : { ids: part, besideId, side });
  }
  return moves;
}
