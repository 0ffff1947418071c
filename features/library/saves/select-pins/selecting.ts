import { type ComponentType, createContext, type ReactNode, type RefObject, useContext } from 'react';
import type { Arrange } from '#features/library/boards/parts/use-arrange.ts';
import type { PinCardData } from '#features/library/pins/pin-card-data.ts';
import type { OptionsOf, ResourceName } from '#platform/resource/call.ts';
import type { Selection, SelectionEvent } from './selection.ts';

export interface ArrangedPlace {
  board: { id: string; name: string; url: string };
  section: { id: string; title: string } | null;
  /** What narrows or sorts the list, as options of its calls; undefined for all pins in their own order. */
  narrowed?: Partial<OptionsOf<'BoardPinIdsResource.get'>> | undefined;
  /** Nothing can be dragged: a place between two pins of a narrowed or sorted list is none in the whole one. */
  isFixed?: boolean;
}

/** What the page has not loaded yet of a list, as a call. */
export interface RestOfList {
  resource: ResourceName;
  options: unknown;
  /** Null if the page has all. */
  bookmark: string | null;
}

export interface Selecting {
  selection: Selection;
  tell: (event: SelectionEvent) => void;
  /** The loaded pins of the list. */
  order: RefObject<readonly string[]>;
  /** The known pins of the list. */
  cards: RefObject<ReadonlyMap<string, PinCardData>>;
  rest: RefObject<RestOfList | null>;
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
  onShown: (pins: readonly PinCardData[], rest: RestOfList) => void;
}

export interface SelectedListProps {
  children: (list: SelectedPinList) => ReactNode;
}

/** Kept apart, as viewers who can't select pins do not load its code. */
export const SelectedListContext = createContext<ComponentType<SelectedListProps> | null>(null);
