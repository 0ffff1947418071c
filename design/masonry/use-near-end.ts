import { useEffect, useRef } from 'react';
import type { ListStatus } from './masonry.tsx';
import type { Wall } from './use-wall.ts';

/** When at most two screens are left, once per list length. */
export function useNearEnd(wall: Wall | null, count: number, status: ListStatus, onNearEnd?: () => void) {
  const ask = useRef(onNearEnd);
  useEffect(() => {
    ask.current = onNearEnd;
  });
  // The first placeholder, if any, is in the shortest column.
  const end = wall && (wall.placement.tops[count] ?? wall.placement.shortest);
  const isNear = wall !== null && end !== null && end < wall.stretch.end + wall.stretch.screen;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer list is asked about anew
  useEffect(() => {
    if (isNear && status === 'more') ask.current?.();
  }, [isNear, status, count]);
}
