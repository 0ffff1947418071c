import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Closer to the end than this counts as being at it, px. */
const NEAR = 120;

/** A layout effect does nothing on the server, and warns in the log. */
const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Keeps the list at its end when something is added there, unless the reader has scrolled away, and in place when
 * something is added above. It always scrolls to own messages; `own` counts the unsent ones.
 */
export function useAtEnd(end: string, start: string | undefined, own: number): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  const wasAtEnd = useRef(true);
  const fromEnd = useRef(0);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const note = () => {
      fromEnd.current = element.scrollHeight - element.scrollTop;
      wasAtEnd.current = fromEnd.current - element.clientHeight < NEAR;
    };
    // Loading pictures and an opening keyboard move the end.
    const observer = new ResizeObserver(() => {
      if (wasAtEnd.current) element.scrollTop = element.scrollHeight;
    });
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    element.addEventListener('scroll', note, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', note);
    };
  }, []);

  useBeforePaint(() => {
    const element = place.current;
    if (element && (wasAtEnd.current || own > 0)) element.scrollTop = element.scrollHeight;
  }, [end]);

  useBeforePaint(() => {
    const element = place.current;
    if (element && !wasAtEnd.current) element.scrollTop = element.scrollHeight - fromEnd.current;
  }, [start]);
  return place;
}
