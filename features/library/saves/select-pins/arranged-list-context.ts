import { type ComponentType, createContext, type ReactNode } from 'react';
import type { Arrange } from '#features/library/boards/parts/use-arrange.ts';
import type { PinCardData } from '#features/library/pins/pin-card-data.ts';

/** Makes a pin's card one that can be dragged and chosen. */
export type AroundCard = (pin: PinCardData, card: ReactNode) => ReactNode;

/** What a list of pins that are put in order does differently. */
export interface ArrangedPinList extends Arrange<PinCardData> {
  around: AroundCard;
  onShown: (pins: readonly PinCardData[]) => void;
}

export interface ArrangedListProps {
  children: (list: ArrangedPinList) => ReactNode;
}

/** What puts a list of pins in order, where the viewer may arrange them; apart from its code, which others do not load. */
export const ArrangedListContext = createContext<ComponentType<ArrangedListProps> | null>(null);
