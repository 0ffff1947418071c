import { useLingui } from '@lingui/react/macro';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { IconButton } from '#design/button/icon-button.tsx';
import { XIcon } from '#design/icons/icons.tsx';
import styles from './hint.module.css';
import { placeBeside, placeOver, type Side } from './place-beside.ts';

type HintProps = {
  /** What it stands beside and points at. */
  at: HTMLElement | null;
  side?: Side | undefined;
  children: ReactNode;
  /** Buttons and links. */
  actions?: ReactNode;
  onDismiss: () => void;
};

/** Stands over the page, so that nothing moves when it comes and goes. Tab leads from what it points at to it. */
export function Hint({ at, side = 'down', children, actions, onDismiss }: HintProps) {
  const { t } = useLingui();
  const panel = useRef<HTMLDivElement>(null);
  useBeside(panel, at, side);
  useTabBeside(panel, at);
  return (
    <div ref={panel} role="note" data-hint="" className={styles.hint}>
      <span>{children}</span>
      {actions}
      <IconButton label={t`Dismiss`} size="tiny" onClick={onDismiss}>
        <XIcon size={16} />
      </IconButton>
    </div>
  );
}

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
      // `clientWidth` would include the gutter reserved for a scrollbar.
      const { offsetWidth: width, clientHeight: height } = document.documentElement;
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

const CONTROLS = 'a[href], button:not([disabled]), input:not([disabled])';

const controlIn = (element: HTMLElement) =>
  element.matches(CONTROLS) ? element : element.querySelector<HTMLElement>(CONTROLS);

/** Tab leads from a part of the page to what stands beside it, and from there on behind that part. */
function useTabBeside(panel: RefObject<HTMLElement | null>, at: HTMLElement | null): void {
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
