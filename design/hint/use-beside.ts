import { type RefObject, useLayoutEffect } from 'react';
import { placeBeside, placeOver, type Side } from './place-beside.ts';

/** Moves the element, which is fixed at a corner of the window, beside or over another while both are there. */
export function useBeside(
  panel: RefObject<HTMLElement | null>,
  at: Element | null,
  wanted: Side | 'over',
): void {
  useLayoutEffect(() => {
    if (!at) return;
    const place = () => {
      const element = panel.current;
      if (!element) return;
      const { clientWidth: width, clientHeight: height } = document.documentElement;
      const { offsetWidth, offsetHeight } = element;
      const size = { width: offsetWidth, height: offsetHeight };
      const box = at.getBoundingClientRect();
      const beside = wanted === 'over' ? null : placeBeside(box, size, { width, height }, wanted);
      const { left, top } = beside ?? placeOver(box, size);
      element.style.setProperty('--left', `${left}px`);
      element.style.setProperty('--top', `${top}px`);
      if (!beside) return;
      element.style.setProperty('--tip', `${beside.tip}px`);
      element.dataset.side = beside.side;
    };
    place();
    // The page's size changes with what comes late above.
    const observer = new ResizeObserver(place);
    for (const one of [document.body, at, panel.current]) if (one) observer.observe(one);
    const options = { passive: true, capture: true };
    addEventListener('scroll', place, options);
    addEventListener('resize', place, options);
    return () => {
      observer.disconnect();
      removeEventListener('scroll', place, options);
      removeEventListener('resize', place, options);
    };
  }, [panel, at, wanted]);
}
