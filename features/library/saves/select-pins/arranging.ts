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

export interface Arranging extends ArrangedPlace {
  list: string;
  selection: Selection;
  tell: (event: SelectionEvent) => void;
  order: RefObject<readonly string[]>;
}

export const ArrangingContext = createContext<Arranging | null>(null);

/** Null if the viewer may not arrange pins. */
export function useArranging(): Arranging | null {
  return useContext(ArrangingContext);
}

export type AroundCard = (pin: PinCardData, card: ReactNode) => ReactNode;

export interface ArrangedPinList extends Arrange<PinCardData> {
  around: AroundCard;
  onShown: (pins: readonly PinCardData[]) => void;
}

export interface ArrangedListProps {
  children: (list: ArrangedPinList) => ReactNode;
}

/** Kept apart, as viewers who may not arrange pins do not load its code. */
export const ArrangedListContext = createContext<ComponentType<ArrangedListProps> | null>(null);
