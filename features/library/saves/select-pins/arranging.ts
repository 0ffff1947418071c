import { type ComponentType, createContext, type ReactNode, type RefObject, useContext } from 'react';
import type { Arrange } from '#features/library/boards/parts/use-arrange.ts';
import type { PinCardData } from '#features/library/pins/pin-card-data.ts';
import type { OptionsOf } from '#platform/resource/call.ts';
import type { Selection, SelectionEvent } from './selection.ts';

export interface ArrangedPlace {
  board: { id: string; name: string; url: string };
  section: { id: string; title: string } | null;
  /** What narrows or sorts the list, as options of its calls; undefined for all pins in their own order. */
  narrowed?: Partial<OptionsOf<'BoardPinIdsResource.get'>> | undefined;
  /** Nothing can be dragged: a place between two pins of a narrowed or sorted list is none in the whole one. */
  isFixed?: boolean;
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
