import { type RefObject, useEffect, useRef } from 'react';

/** Whether the page is still open, for work that may end after it was left. */
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
