import { scrollAtEdges } from './auto-scroll.ts';
import styles from './drag-and-drop.module.css';
import { HANDLE, itemOf, liftableAt } from './drag-items.ts';
import { type DragRules, openSession, swallowClick } from './drag-session.ts';
import { dragByKeys } from './key-drag.ts';
import { type Lift, watchLifts } from './pointer-lift.ts';
import type { Point } from './zones.ts';

/** The click after a release comes within this time, ms. */
const CLICK_MS = 50;

/** Returns a function that cancels. */
function dragByPointer(root: HTMLElement, rules: DragRules, lift: Lift): () => void {
  const item = itemOf(lift.element);
  const session = openSession(root, rules, lift.element, item);
  const preview = showPreview(lift.element, lift.at, rules.countOf?.(item) ?? 1);
  const following = new AbortController();
  const { signal } = following;
  let point = lift.at;
  const stopScrolling = scrollAtEdges(
    () => point.y,
    (now) => session.hover(point, now),
  );
  const end = (how: 'drop' | 'cancel') => {
    if (signal.aborted) return;
    following.abort();
    stopScrolling();
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
  return cancel;
}

/** Returns a function that stops. */
export function startDrag(root: HTMLElement, rules: () => DragRules): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  let cancel = () => {};

  const begin = (how: (rules: DragRules) => () => void) => {
    cancel();
    cancel = how(rules());
  };
  watchLifts(root, (lift) => begin((now) => dragByPointer(root, now, lift)), signal);
  const onClick = (event: MouseEvent) => {
    const isHandle = event.target instanceof Element && event.target.closest(HANDLE);
    const element = isHandle ? liftableAt(event.target) : null;
    if (!element) return;
    event.preventDefault();
    begin((now) => dragByKeys(root, now, element));
  };
  root.addEventListener('click', onClick, { signal });
  // Browsers decide before a finger moves whether scrolling can be prevented, so this listener exists from the start.
  const onTouchMove = (event: TouchEvent) => {
    if (root.hasAttribute('data-dragging') && event.cancelable) event.preventDefault();
  };
  root.addEventListener('touchmove', onTouchMove, { signal, passive: false });
  return () => {
    watching.abort();
    cancel();
  };
}

interface Preview {
  move(to: Point): void;
  remove(): void;
}

/** `count` above 1 shows that more items are moved. */
function showPreview(element: HTMLElement, from: Point, count: number): Preview {
  const { left, top, width, height } = element.getBoundingClientRect();
  const frame = document.createElement('div');
  frame.className = styles.preview ?? '';
  frame.setAttribute('aria-hidden', 'true');
  frame.inert = true;
  Object.assign(frame.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  frame.style.transformOrigin = `${from.x - left}px ${from.y - top}px`;
  const copy = element.cloneNode(true) as HTMLElement;
  // The copy is not an item, and must not duplicate ids.
  for (const part of [copy, ...copy.querySelectorAll<HTMLElement>('*')]) {
    part.removeAttribute('id');
    for (const name of Object.keys(part.dataset)) if (/^drag|^lifted/.test(name)) delete part.dataset[name];
  }
  frame.append(copy);
  if (count > 1) {
    const badge = document.createElement('span');
    badge.className = styles.count ?? '';
    badge.textContent = String(count);
    frame.append(badge);
  }
  document.body.append(frame);
  return {
    move: ({ x, y }) => {
      frame.style.translate = `${x - from.x}px ${y - from.y}px`;
    },
    remove: () => frame.remove(),
  };
}
