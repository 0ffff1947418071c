import { useLayoutEffect, useState } from 'react';

const USUAL_ROOT_SIZE = 16;

/** How much larger than usual the reader lets text be (1 = as it is): texts of a fixed height grow with it. */
export function useRootScale(): number {
  const [scale, setScale] = useState(1);
  useLayoutEffect(() => {
    setScale(Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_ROOT_SIZE || 1);
  }, []);
  return scale;
}
