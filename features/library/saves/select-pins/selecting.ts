import { type ComponentType, createContext, type ReactNode, type RefObject, useContext } from 'react';
import type { Arrange } from '#features/library/boards/parts/use-arrange.ts';
import type { PinCardData } from '#features/library/pins/pin-card-data.ts';
import type { Selection, SelectionEvent } from './selection.ts';

export interface ArrangedPlace {
  board: { id: string; name: string; url: string };
  section: { id: string; title: string } | null;
  /** The list shows only the viewer's pins with this tag. */
  tag?: string | undefined;
}

export interface Selecting {
  selection: Selection;
  tell: (event: SelectionEvent) => void;
  /** The loaded pins of the list. */
  order: RefObject<readonly string[]>;
  cards: RefObject<ReadonlyMap<string, PinCardData>>;
  /** The board or section whose pins these are, and the name of its list; null for any other list. */
  on: (ArrangedPlace & { list: string }) | null;
}

export const SelectingContext = createContext<Selecting | null>(null);

/** Null if the viewer can't select pins here. */
export function useSelecting(): Selecting | null {
  return useContext(SelectingContext);
}

export type AroundCard = (pin: PinCardData, card: ReactNode) => ReactNode;

export interface SelectedPinList extends Partial<Arrange<PinCardData>> {
  around: AroundCard;
  onShown: (pins: readonly PinCardData[]) => void;
}

export interface SelectedListProps {
  children: (list: SelectedPinList) => ReactNode;
}

/** Kept apart, as viewers who can't select pins do not load its code. */
export const SelectedListContext = createContext<ComponentType<SelectedListProps> | null>(null);
