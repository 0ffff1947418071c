import { useMemo, useSyncExternalStore } from 'react';
import type { Held, MovesOfList } from '#platform/resource/held-pages.ts';
import { afterMoves, type VisitMove, visitMoves } from './visit-moves.ts';

const NONE: readonly VisitMove[] = [];
const keyOf = ({ id }: { id: string }) => id;

export interface Arrange<Item> {
  moves?: MovesOfList;
  arrange: (held: Held<Item>) => readonly Item[];
}

/** The `list` is null if moves mean nothing there. */
export function useArrange<Item extends { id: string }>(list: string | null): Arrange<Item> {
  const all = useSyncExternalStore(visitMoves.subscribe, visitMoves.get, () => NONE);
  const moves = useMemo(() => (list === null ? undefined : visitMoves.of(list)), [list]);
  return useMemo(
    () => ({
      moves,
      arrange: (held) => (list === null ? held : afterMoves(held, all, { list, keyOf })).items,
    }),
    [moves, list, all],
  );
}
