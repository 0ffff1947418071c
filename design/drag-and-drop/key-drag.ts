import { bringIntoSight, elementOf, HANDLE, itemOf } from './drag-items.ts';
import { type DragRules, openSession, swallowClick } from './drag-session.ts';
import type { Step } from './drag-steps.ts';

/** How long a press takes at most, ms. */
const PRESS_MS = 600;

const SIDEWAYS: Record<string, Step> = { ArrowRight: 'next', ArrowLeft: 'previous' };
const SIDEWAYS_RTL: Record<string, Step> = { ArrowRight: 'previous', ArrowLeft: 'next' };
const OTHERS: Record<string, Step> = { ArrowUp: 'up', ArrowDown: 'down', m: 'switch', M: 'switch' };

/** Returns a function that cancels. */
export function dragByKeys(root: HTMLElement, rules: DragRules, element: HTMLElement): () => void {
  const item = itemOf(element);
  const session = openSession(root, rules, element, item);
  const moving = new AbortController();
  const sideways = getComputedStyle(root).direction === 'rtl' ? SIDEWAYS_RTL : SIDEWAYS;

  const end = (how: 'drop' | 'cancel') => {
    if (moving.signal.aborted) return;
    moving.abort();
    if (how === 'drop') session.drop(performance.now());
    else session.cancel();
    // Reordering a list loses the focus.
    setTimeout(() => {
      if (document.activeElement !== document.body) return;
      elementOf(root, item.key)?.querySelector<HTMLElement>(HANDLE)?.focus({ preventScroll: true });
    }, 50);
  };
  const cancel = () => end('cancel');

  const onKey = (event: KeyboardEvent) => {
    const step = sideways[event.key] ?? OTHERS[event.key];
    const isDrop = event.key === ' ' || event.key === 'Enter';
    if (!step && !isDrop && event.key !== 'Escape') {
      if (event.key === 'Tab') cancel();
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    if (step) return session.step(step);
    if (isDrop) letGoOf(event.key);
    end(isDrop ? 'drop' : 'cancel');
    if (!isDrop) bringIntoSight(root, item.key);
  };
  const options = { signal: moving.signal, capture: true };
  window.addEventListener('keydown', onKey, options);
  // People who cannot drag press the handle, then the target.
  const onPress = (event: PointerEvent) => {
    session.choose({ x: event.clientX, y: event.clientY });
    swallowClick(PRESS_MS);
    end('drop');
  };
  window.addEventListener('pointerdown', onPress, options);
  window.addEventListener('blur', cancel, { signal: moving.signal });
  return cancel;
}

/** The dropping key is still down, and releasing it would press the handle again. */
function letGoOf(key: string): void {
  const swallow = (event: KeyboardEvent) => {
    if (event.key === key) event.preventDefault();
  };
  window.addEventListener('keyup', swallow, { capture: true, once: true });
}
