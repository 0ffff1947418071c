import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import { useLocation } from 'react-router';
import { isBehindOverlay } from '#design/menu/keys-elsewhere.ts';
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

/** What a press is meant for where it is not empty. */
const SOMETHING = 'a, button, input, label, [data-marquee]';

/**
 * While one selects, or with Ctrl or Command, dragging the mouse from between the cards or beside them selects what it
 * touches; with Shift, Ctrl or Command, besides what is selected.
 */
export function useMarquee({ selection, tell }: Selecting): void {
  const held = useRef(selection);
  useEffect(() => {
    held.current = selection;
  });
  useEffect(() => {
    const onDown = async (event: MouseEvent) => {
      const before = held.current;
      const { button, ctrlKey, metaKey, shiftKey, clientX: x, clientY: y } = event;
      const isAdding = ctrlKey || metaKey;
      if (button !== 0 || event.defaultPrevented || !(before.isOn || isAdding)) return;
      if (before.all === 'asked' || isBehindOverlay() || !isBetweenCards(event.target, y)) return;
      // It would select text.
      event.preventDefault();
      const kept = isAdding || shiftKey ? [...before.ids] : [];
      const { startMarquee } = await import('#design/marquee/start-marquee.ts');
      startMarquee(
        { x, y },
        {
          onTouch: (touched) => {
            if (!held.current.isOn) tell({ name: 'begin' });
            tell({ name: 'these', ids: [...new Set([...kept, ...touched])] });
          },
          onCancel: () => tell(before.isOn ? { name: 'these', ids: [...before.ids] } : { name: 'end' }),
        },
      );
    };
    window.addEventListener('mousedown', onDown);
    return () => window.removeEventListener('mousedown', onDown);
  }, [tell]);
}

function isBetweenCards(target: EventTarget | null, y: number): boolean {
  if (!(target instanceof Element) || target.closest(SOMETHING) || !target.closest('main')) return false;
  const wall = document.querySelector('main [data-marquee]')?.closest('ul');
  return wall !== null && wall !== undefined && y >= wall.getBoundingClientRect().top;
}
