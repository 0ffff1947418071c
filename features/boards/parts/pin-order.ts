import { useSyncExternalStore } from 'react';
import type { ListMove } from './list-order.ts';

let noted: readonly ListMove[] = [];
const listeners = new Set<() => void>();
const NONE: readonly ListMove[] = [];

/** Notes moves of this visit, for the lists of boards and sections that were fetched before. */
export function notePinMoves(moves: readonly ListMove[]): void {
  noted = [...noted, ...moves];
  for (const listener of listeners) listener();
}

export function usePinMoves(): readonly ListMove[] {
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
