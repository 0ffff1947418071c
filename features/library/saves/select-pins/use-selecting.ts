import { useCallback, useMemo, useReducer, useRef } from 'react';
import { useLocation } from 'react-router';
import type { PinCardData } from '#features/library/pins/pin-card-data.ts';
import { type RestOfList, type SelectedPinList, type Selecting, useSelecting } from './selecting.ts';
import { NOTHING, nextSelection } from './selection.ts';

const CHOOSING = nextSelection(NOTHING, { name: 'begin' });

/** Other pages lead here to select. `on` is the same object between renders. */
export function useNewSelecting(on: Selecting['on']): Selecting {
  const isBegun = new URLSearchParams(useLocation().search).get('select') === 'pins';
  const [selection, tell] = useReducer(nextSelection, isBegun ? CHOOSING : NOTHING);
  const order = useRef<readonly string[]>([]);
  const cards = useRef<ReadonlyMap<string, PinCardData>>(new Map());
  const rest = useRef<RestOfList>(null);
  return useMemo(() => ({ selection, tell, order, cards, rest, on }), [selection, on]);
}

/** Tells what the list shows now: the selection never holds pins that left it. */
export function useShownPins(): SelectedPinList['onShown'] {
  const { tell, order, cards, rest } = useSelecting() ?? {};
  return useCallback(
    (pins, unloaded) => {
      if (!tell || !order || !cards || !rest) return;
      const shown = new Map(pins.map((pin) => [pin.id, pin]));
      tell({ name: 'list', gone: order.current.filter((id) => !shown.has(id)) });
      order.current = [...shown.keys()];
      cards.current = new Map([...cards.current, ...shown]);
      rest.current = unloaded;
    },
    [tell, order, cards, rest],
  );
}
