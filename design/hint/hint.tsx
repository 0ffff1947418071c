import { useLingui } from '@lingui/react/macro';
import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';
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

/** Stands over the page, so that nothing moves when it comes and goes. Tab reaches it behind what it points at. */
export function Hint({ at, side = 'down', children, actions, onDismiss }: HintProps) {
  const { t } = useLingui();
  const panel = useRef<HTMLDivElement>(null);
  useBeside(panel, at, side);
  useTabBeside(panel, at);
  const id = useId();
  useDescribed(at, id);
  return (
    <div ref={panel} role="note" data-hint="" className={styles.hint}>
      <span id={id}>{children}</span>
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

/** Screen readers read it with the control of what it is about. */
export function useDescribed(at: HTMLElement | null, id: string): void {
  useLayoutEffect(() => {
    const control = at && controlIn(at);
    if (!control || control.hasAttribute('aria-describedby')) return;
    control.setAttribute('aria-describedby', id);
    return () => control.removeAttribute('aria-describedby');
  }, [at, id]);
}

/** Tab leads from a part of the page to what stands beside it, and from there on behind that part; and so backwards. */
function useTabBeside(panel: RefObject<HTMLElement | null>, at: HTMLElement | null): void {
  // Undone while it is still in the page.
  useLayoutEffect(() => {
    const before = at && controlIn(at);
    const shown = panel.current;
    if (!before || !shown) return;
    const inside = () => [...shown.querySelectorAll<HTMLElement>(CONTROLS)];
    // Else it would also come last on the page, as it stands there in the document.
    for (const control of inside()) control.tabIndex = -1;
    let isBackwards = false;
    const onKey = (event: KeyboardEvent) => {
      isBackwards = event.key === 'Tab' && event.shiftKey;
      if (event.key !== 'Tab') return;
      const steps = [before, ...inside()];
      const place = steps.findIndex((step) => step === document.activeElement);
      const next = steps[place + (event.shiftKey ? -1 : 1)];
      if (place === -1 || (event.shiftKey && place === 0)) return;
      // Behind the last, the browser moves on from the part of the page.
      if (next) event.preventDefault();
      (next ?? before).focus();
    };
    const onFocus = ({ relatedTarget }: FocusEvent) => {
      const isFromOutside = !(relatedTarget instanceof Node && shown.contains(relatedTarget));
      if (isBackwards && isFromOutside) inside().at(-1)?.focus();
    };
    const onKeyUp = () => {
      isBackwards = false;
    };
    addEventListener('keydown', onKey);
    addEventListener('keyup', onKeyUp);
    before.addEventListener('focus', onFocus);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('keyup', onKeyUp);
      before.removeEventListener('focus', onFocus);
      // What had the focus disappears.
      if (shown.contains(document.activeElement)) before.focus({ preventScroll: true });
    };
  }, [panel, at]);
}
