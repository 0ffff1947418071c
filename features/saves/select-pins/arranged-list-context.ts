import { type ComponentType, createContext, type ReactNode } from 'react';
import type { PinCardData } from '#features/pins/pin-card-data.ts';

/** Makes a pin's card one that can be dragged and chosen. */
export type AroundCard = (pin: PinCardData, card: ReactNode) => ReactNode;

export interface ArrangedListProps {
  pins: readonly PinCardData[];
  children: (pins: readonly PinCardData[], around: AroundCard) => ReactNode;
}

/** What puts a list of pins in order, where the viewer may arrange them; apart from its code, which others do not load. */
export const ArrangedListContext = createContext<ComponentType<ArrangedListProps> | null>(null);
