import { createContext, type ReactNode, type RefObject, useContext, useEffect } from 'react';
import type { PinCardData } from '#features/pins/pin-card-data.ts';
import { type Selection, type SelectionEvent, wantsMore } from './selection.ts';

/** The list whose pins are put in order and chosen: that of a board, or of a section of one. */
export interface ArrangedList {
  board: { id: string; name: string; url: string };
  section: { id: string; title: string } | null;
}

export interface Arranging extends ArrangedList {
  selection: Selection;
  tell: (event: SelectionEvent) => void;
  /** The pins of the list as they stand now. */
  order: RefObject<readonly string[]>;
  /** Makes a pin's card one that can be dragged and chosen. */
  around: (pin: PinCardData, card: ReactNode) => ReactNode;
}

export const ArrangingContext = createContext<Arranging | null>(null);

/** What is done with the pins around; null where the viewer may not arrange them. */
export function useArranging(): Arranging | null {
  return useContext(ArrangingContext);
}

interface ShownList {
  pins: readonly { id: string }[];
  status: string;
  loadMore: () => unknown;
}

/** Tells what a list shows; where all of it is wanted, it is fetched page by page. */
export function useArrangedList(arranging: Arranging | null, { pins, status, loadMore }: ShownList): void {
  const order = arranging?.order;
  const tell = arranging?.tell;
  const isWanted = arranging ? wantsMore(arranging.selection) : false;
  useEffect(() => {
    if (!order || !tell) return;
    order.current = pins.map((pin) => pin.id);
    tell({ name: 'list', ids: order.current });
  }, [order, tell, pins]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list tells anew once a selection of all begins
  useEffect(() => {
    if (!isWanted || !order || !tell) return;
    tell({ name: 'list', ids: order.current });
    if (status === 'more') loadMore();
  }, [isWanted, status, loadMore]);
}
