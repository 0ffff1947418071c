import { useSyncExternalStore } from 'react';

/** Pins that were put beside another, in this order. */
export interface PinMove {
  ids: readonly string[];
  besideId: string;
  side: 'before' | 'after';
}

/** A list after these moves, the first of them first; a move beside what is not in the list changes nothing. */
export function inOrder<Item>(
  items: readonly Item[],
  moves: readonly PinMove[],
  keyOf: (item: Item) => string,
): readonly Item[] {
  return moves.reduce((list, move) => moved(list, move, keyOf), items);
}

function moved<Item>(
  items: readonly Item[],
  { ids, besideId, side }: PinMove,
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

/** The moves that bring these pins back to where they stand in a list now. */
export function movesBack(list: readonly string[], ids: readonly string[]): PinMove[] {
  const leaving = new Set(ids);
  const firstStaying = list.find((id) => !leaving.has(id));
  if (!firstStaying) return [];
  const moves: { ids: string[]; besideId: string; side: PinMove['side'] }[] = [];
  let beside: string | null = null;
  let run: string[] | null = null;
  for (const id of list) {
    if (!leaving.has(id)) {
      [beside, run] = [id, null];
      continue;
    }
    if (run) {
      run.push(id);
      continue;
    }
    run = [id];
    moves.push({ ids: run, besideId: beside ?? firstStaying, side: beside ? 'after' : 'before' });
  }
  return moves;
}

let noted: readonly PinMove[] = [];
const listeners = new Set<() => void>();
const NONE: readonly PinMove[] = [];

/** Notes moves of this visit, for the lists of boards and sections that were fetched before. */
export function notePinMoves(moves: readonly PinMove[]): void {
  noted = [...noted, ...moves];
  for (const listener of listeners) listener();
}

export function usePinMoves(): readonly PinMove[] {
  return useSyncExternalStore(
    subscribe,
    () => noted,
    () => NONE,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
