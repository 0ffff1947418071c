import { flushSync } from 'react-dom';
import type { DragItem, Zone } from './drag-state.ts';
import type { Accepts, Point, Rect, Target } from './zones.ts';

const ITEM = '[data-drag-key]';
export const HANDLE = '[data-drag-handle]';

export type ShownTarget = Target & { element: HTMLElement; item: DragItem };

export function itemOf(element: HTMLElement): DragItem {
  const { dragKey = '', dragType = '', dragLabel = '', dragList = '' } = element.dataset;
  return { key: dragKey, type: dragType, label: dragLabel, list: dragList };
}

export function liftableAt(target: EventTarget | null): HTMLElement | null {
  const element = target instanceof Element ? target.closest<HTMLElement>(ITEM) : null;
  return element && element.dataset.dragFixed === undefined ? element : null;
}

/** Whatever it accepts. */
export function itemAt({ x, y }: Point): HTMLElement | null {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>(ITEM) ?? null;
}

export function elementOf(root: HTMLElement, key: string): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[data-drag-key="${CSS.escape(key)}"]`);
}

export function rectOf(element: HTMLElement): Rect {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

/** Makes windowed lists render at once what is now near the screen. */
export function bringIntoSight(root: HTMLElement, key: string): void {
  elementOf(root, key)?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  // The browser would send the event with the next frame, and the next key may come before it.
  flushSync(() => document.dispatchEvent(new Event('scroll')));
}

export function targetsFor(
  root: HTMLElement,
  lifted: DragItem,
  acceptsOf: (lifted: DragItem, over: DragItem) => Accepts,
): ShownTarget[] {
  let isBefore = true;
  return [...root.querySelectorAll<HTMLElement>(ITEM)].flatMap((element) => {
    const item = itemOf(element);
    if (item.key === lifted.key) {
      isBefore = false;
      return [];
    }
    const accepts = acceptsOf(lifted, item);
    if (!accepts.centre && !accepts.edge) return [];
    return [{ key: item.key, rect: rectOf(element), accepts, isBefore, element, item }];
  });
}

/** Marks the elements directly, without rendering the page. */
export function markDrag(root: HTMLElement, lifted: string | null, zone: Zone | null): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-drop], [data-lifted]')) {
    if (element.dataset.dragKey !== zone?.key) delete element.dataset.drop;
    if (element.dataset.dragKey !== lifted) delete element.dataset.lifted;
  }
  if (lifted !== null) elementOf(root, lifted)?.setAttribute('data-lifted', '');
  if (zone) elementOf(root, zone.key)?.setAttribute('data-drop', zone.place);
  root.toggleAttribute('data-dragging', lifted !== null);
}
