import { scrollSpeed } from './auto-scroll.ts';
import { itemOf } from './drag-items.ts';
import { type DragRules, openSession } from './drag-session.ts';
import type { Lift } from './pointer-lift.ts';
import { showPreview } from './preview.ts';
import { swallowClick } from './swallow-click.ts';

/** The click after a release comes within this time, ms. */
const CLICK_MS = 50;

/** Longest time step counted at once, ms, so that nothing jumps after a pause of the page. */
const LONGEST_FRAME = 50;

/** Follows a mouse or finger from lift to release; returns a function that cancels. */
export function dragByPointer(root: HTMLElement, rules: DragRules, lift: Lift): () => void {
  const item = itemOf(lift.element);
  const session = openSession(root, rules, lift.element, item);
  const preview = showPreview(lift.element, lift.at, rules.countOf?.(item) ?? 1);
  const following = new AbortController();
  const { signal } = following;
  let point = lift.at;
  let last = performance.now();
  let frame = 0;

  const onFrame = () => {
    const now = performance.now();
    const speed = scrollSpeed(point.y, window.innerHeight);
    if (speed !== 0) {
      const distance = (speed * Math.min(now - last, LONGEST_FRAME)) / 1000;
      window.scrollBy({ top: Math.sign(distance) * Math.ceil(Math.abs(distance)), behavior: 'instant' });
    }
    last = now;
    session.hover(point, now);
    frame = requestAnimationFrame(onFrame);
  };
  const end = (how: 'drop' | 'cancel') => {
    if (signal.aborted) return;
    following.abort();
    cancelAnimationFrame(frame);
    preview.remove();
    if (root.hasPointerCapture(lift.pointerId)) root.releasePointerCapture(lift.pointerId);
    swallowClick(CLICK_MS);
    if (how === 'drop') {
      session.hover(point, performance.now());
      session.drop(performance.now());
    } else session.cancel();
  };
  const cancel = () => end('cancel');

  const on = <Name extends keyof WindowEventMap>(name: Name, action: (event: WindowEventMap[Name]) => void) =>
    window.addEventListener(name, action, { signal, capture: true });
  on('pointermove', (event) => {
    if (event.pointerId !== lift.pointerId) return;
    point = { x: event.clientX, y: event.clientY };
    preview.move(point);
  });
  on('pointerup', (event) => event.pointerId === lift.pointerId && end('drop'));
  on('pointercancel', cancel);
  // Captured, it also comes from elements that lose the focus.
  on('blur', (event) => event.target === window && cancel());
  on('contextmenu', (event) => event.preventDefault());
  on('keydown', (event) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    cancel();
  });
  // A windowed list keeps the focused item, so that the touched element stays in the page.
  lift.element.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  // Keeps events coming whatever is under the pointer: links and pictures, or an element that a windowed list
  // removes.
  root.setPointerCapture(lift.pointerId);
  getSelection()?.removeAllRanges();
  frame = requestAnimationFrame(onFrame);
  return cancel;
}
