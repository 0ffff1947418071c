import { type RefObject, useEffect, useRef } from 'react';

/** Work that may end after the page was left can check this. */
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
