import { HANDLE, liftableAt } from './drag-items.ts';
import type { Point } from './zones.ts';

/** How long a finger rests on something to lift it, ms; shorter than for the browser's own menu. */
const LONG_PRESS_MS = 400;

/** How far a mouse must move to drag, and how far a resting finger may, px. */
const SLACK = { mouse: 6, touch: 10 };

/** They have a press of their own, and lift nothing, unless they are all of an item. */
const CONTROLS = 'button:not([data-liftable]), input, select, textarea, [role="menu"], [contenteditable]';

export interface Lift {
  element: HTMLElement;
  at: Point;
  pointerId: number;
}

/** A mouse drags an item, or a finger rests on one; a finger that moves at once scrolls. Stops with the signal. */
export function watchLifts(root: HTMLElement, onLift: (lift: Lift) => void, signal: AbortSignal): void {
  const onDown = (down: PointerEvent) => {
    const element = liftableAt(down.target);
    if (!element || !down.isPrimary || down.button !== 0 || isControl(down.target)) return;
    const lift = { element, at: { x: down.clientX, y: down.clientY }, pointerId: down.pointerId };
    awaitLift(down, () => onLift(lift), signal);
  };
  root.addEventListener('pointerdown', onDown, { signal });
  // The browser's native dragging of links and pictures would end ours.
  root.addEventListener('dragstart', (event) => liftableAt(event.target) && event.preventDefault(), {
    signal,
  });
}

function isControl(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || target.closest(HANDLE)) return false;
  return target.closest(CONTROLS) !== null;
}

function awaitLift(down: PointerEvent, lift: () => void, ended: AbortSignal): void {
  const isTouch = down.pointerType === 'touch';
  const waiting = new AbortController();
  const end = () => {
    clearTimeout(timer);
    waiting.abort();
  };
  const liftNow = () => {
    end();
    lift();
  };
  const timer = isTouch ? setTimeout(liftNow, LONG_PRESS_MS) : undefined;
  const onMove = (event: PointerEvent) => {
    const distance = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY);
    if (distance <= (isTouch ? SLACK.touch : SLACK.mouse)) return;
    if (isTouch) end();
    else liftNow();
  };
  const { signal } = waiting;
  ended.addEventListener('abort', end, { signal });
  window.addEventListener('pointermove', onMove, { signal });
  window.addEventListener('pointerup', end, { signal });
  window.addEventListener('pointercancel', end, { signal });
  if (!isTouch) return;
  // The menu of a long press would end the touch.
  window.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
}
