import { useEffect } from 'react';
import type { PinCardData } from '../pin-card-data.ts';

type Pins = readonly PinCardData[];

/** The walls left last, newest first; a page shows two at most, and grows each. */
let left: Pins[] = [];
const MOST_LEFT = 4;

/** So that the page of one of these pins knows what stood around it. */
export function useLeaving(pins: Pins): void {
  useEffect(
    () => () => {
      left = [pins, ...left].slice(0, MOST_LEFT);
    },
    [pins],
  );
}

export const leftListWith = (id: string): Pins =>
  left.find((pins) => pins.some((pin) => pin.id === id)) ?? [];
