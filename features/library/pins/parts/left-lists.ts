import { useEffect } from 'react';
import type { PinCardData } from '../pin-card-data.ts';

type Pins = readonly PinCardData[];

/** The lists left most recently, latest first. */
let left: Pins[] = [];
const MOST_LEFT = 4;

/** Lets a pin's page offer the previous and next pictures of this list. */
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
