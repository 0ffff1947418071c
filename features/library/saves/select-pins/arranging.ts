import { type ComponentType, createContext, type ReactNode, type RefObject, useContext } from 'react';
import type { Arrange } from '#features/library/boards/parts/use-arrange.ts';
import type { PinCardData } from '#features/library/pins/pin-card-data.ts';
import type { Selection, SelectionEvent } from './selection.ts';

/** The list whose pins are arranged and selected: a board or a section. */
export interface ArrangedPlace {
  board: { id: string; name: string; url: string };
  section: { id: string; title: string } | null;
}

export interface Arranging extends ArrangedPlace {
  /** Its id. */
  list: string;
  selection: Selection;
  tell: (event: SelectionEvent) => void;
  /** The pins of the list in their current order. */
  order: RefObject<readonly string[]>;
}

export const ArrangingContext = createContext<Arranging | null>(null);

/** The arranging state around this component; null if the viewer may not arrange pins. */
export function useArranging(): Arranging | null {
  return useContext(ArrangingContext);
}

/** Wraps a pin's card so that it can be dragged and selected. */
export type AroundCard = (pin: PinCardData, card: ReactNode) => ReactNode;

/** What a reorderable list of pins does differently. */
export interface ArrangedPinList extends Arrange<PinCardData> {
  around: AroundCard;
  onShown: (pins: readonly PinCardData[]) => void;
}

export interface ArrangedListProps {
  children: (list: ArrangedPinList) => ReactNode;
}

/** Makes a list of pins reorderable for viewers who may arrange it; kept apart, as others do not load its code. */
export const ArrangedListContext = createContext<ComponentType<ArrangedListProps> | null>(null);
