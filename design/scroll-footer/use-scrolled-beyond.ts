import { useState } from 'react';
import { HIDE_THROTTLE_MS } from '../scroll-hide/scroll-hide.ts';
import { useScroll } from '../scroll-hide/use-scroll-hide.ts';

/** Whether the page is scrolled at least this far, px. */
export function useScrolledBeyond(distance: number): boolean {
  const [isBeyond, setBeyond] = useState(false);
  useScroll((y) => setBeyond(y >= distance), HIDE_THROTTLE_MS);
  return isBeyond;
}
