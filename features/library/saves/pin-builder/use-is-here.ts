import { type RefObject, useEffect, useRef } from 'react';

/** Whether the page is still open, for what ends after one may have left it. */
export function useIsHere(): RefObject<boolean> {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}
