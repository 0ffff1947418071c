import { type RefObject, useLayoutEffect } from 'react';

const CONTROLS = 'a[href], button:not([disabled]), input:not([disabled])';

const controlIn = (element: HTMLElement) =>
  element.matches(CONTROLS) ? element : element.querySelector<HTMLElement>(CONTROLS);

/** Tab leads from a part of the page to what stands beside it, and from there on behind that part. */
export function useTabBeside(panel: RefObject<HTMLElement | null>, at: HTMLElement | null): void {
  // Undone while it is still in the page.
  useLayoutEffect(() => {
    const before = at && controlIn(at);
    if (!before) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Tab') return;
      const inside = [...(panel.current?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])];
      const { activeElement } = document;
      if (!event.shiftKey && activeElement === before) {
        event.preventDefault();
        inside[0]?.focus();
      } else if (event.shiftKey && activeElement === inside[0]) {
        event.preventDefault();
        before.focus();
      } else if (!event.shiftKey && activeElement === inside.at(-1)) {
        // The browser moves on from there.
        before.focus();
      }
    };
    const shown = panel.current;
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('keydown', onKey);
      // What had the focus disappears.
      if (shown?.contains(document.activeElement)) before.focus({ preventScroll: true });
    };
  }, [panel, at]);
}
