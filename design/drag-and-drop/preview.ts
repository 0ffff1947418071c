import styles from './drag-and-drop.module.css';
import type { Point } from './zones.ts';

/** A picture of the lifted item that follows the pointer. */
export interface Preview {
  move(to: Point): void;
  remove(): void;
}

/** Copies an element's appearance; `count` above 1 shows that more items are moved. */
export function showPreview(element: HTMLElement, from: Point, count: number): Preview {
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
