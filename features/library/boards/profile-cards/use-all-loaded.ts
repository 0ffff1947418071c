import { type RefObject, useEffect, useRef } from 'react';

/** Tells once that all pictures within have come; fewer of them than `count` tell nothing. */
export function useAllLoaded(
  frame: RefObject<HTMLElement | null>,
  count: number,
  onLoaded: () => void,
): void {
  const tell = useRef(onLoaded);
  useEffect(() => {
    const pictures = [...(frame.current?.querySelectorAll('img') ?? [])];
    if (pictures.length < count) return;
    let hasTold = false;
    // Pictures may have come before this script did.
    const look = () => {
      if (hasTold || !pictures.every((picture) => picture.complete && picture.naturalWidth > 0)) return;
      hasTold = true;
      tell.current();
    };
    look();
    for (const picture of pictures) picture.addEventListener('load', look);
    return () => {
      for (const picture of pictures) picture.removeEventListener('load', look);
    };
  }, [frame, count]);
}
