import { type ComponentType, createContext, type ReactNode } from 'react';
import type { Arrange } from '#features/library/boards/parts/use-arrange.ts';
import type { PinCardData } from '#features/library/pins/pin-card-data.ts';

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
