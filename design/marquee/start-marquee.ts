import { scrollAtEdges } from '../drag-and-drop/auto-scroll.ts';
import styles from './marquee.module.css';
import { type Area, areaBetween, type Spot, touchedBy } from './touched.ts';

export interface MarqueeRules {
  /** Gets what the rectangle touches, each time that this changes. */
  onTouch: (keys: ReadonlySet<string>) => void;
  onCancel: () => void;
}

/** A shorter way is a press, px. */
const LEAST = 4;

const onPage = ({ x, y }: Spot): Spot => ({ x: x + window.scrollX, y: y + window.scrollY });

/** Draws from where the mouse was pressed until it is released; Escape cancels. Touches what has `data-marquee`. */
export function startMarquee(start: Spot, { onTouch, onCancel }: MarqueeRules): void {
  const following = new AbortController();
  const from = onPage(start);
  let point = start;
  let box: HTMLElement | null = null;
  let touched = '';
  // Lists remove what is far from the screen.
  const areas = new Map<string, Area>();

  const draw = () => {
    const isShort = Math.hypot(point.x - start.x, point.y - start.y) < LEAST;
    if (!box && isShort) return;
    box ??= newBox();
    const area = areaBetween(from, onPage(point));
    place(box, area);
    noteAreas(areas);
    const keys = touchedBy(area, areas);
    const names = [...keys].join(' ');
    if (names === touched) return;
    touched = names;
    onTouch(keys);
  };
  const stopScrolling = scrollAtEdges(() => (box ? point.y : window.innerHeight / 2), draw);
  const end = () => {
    following.abort();
    stopScrolling();
    box?.remove();
  };
  const on = <Name extends keyof WindowEventMap>(name: Name, action: (event: WindowEventMap[Name]) => void) =>
    window.addEventListener(name, action, { signal: following.signal, capture: true });
  on('mousemove', ({ clientX, clientY, buttons }) => {
    if (buttons === 0) return end();
    point = { x: clientX, y: clientY };
  });
  on('mouseup', ({ clientX, clientY }) => {
    point = { x: clientX, y: clientY };
    draw();
    end();
  });
  on('blur', (event) => event.target === window && end());
  on('keydown', (event) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    end();
    onCancel();
  });
}

function newBox(): HTMLElement {
  const box = document.createElement('div');
  box.className = styles.box ?? '';
  document.body.append(box);
  return box;
}

function place(box: HTMLElement, { left, top, right, bottom }: Area): void {
  box.style.transform = `translate(${left - window.scrollX}px, ${top - window.scrollY}px)`;
  box.style.inlineSize = `${right - left}px`;
  box.style.blockSize = `${bottom - top}px`;
}

function noteAreas(areas: Map<string, Area>): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-marquee]')) {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const corners = [onPage({ x: left, y: top }), onPage({ x: right, y: bottom })] as const;
    areas.set(element.dataset.marquee ?? '', areaBetween(...corners));
  }
}
