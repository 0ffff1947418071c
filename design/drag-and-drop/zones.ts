import type { Place } from './drag-state.ts';

export interface Point {
  x: number;
  y: number;
}

export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Accepts {
  /** Everywhere: at the edge, too. */
  centre: boolean | 'everywhere';
  edge: boolean;
}

export interface Target {
  key: string;
  rect: Rect;
  accepts: Accepts;
  isBefore: boolean;
}

/** How far an edge reaches beyond its item, px: each side of the gap between two cards belongs to one of them. */
const REACH = 12;

/** The middle half is the centre, the rest the edge on the nearer side. Without a centre, the edge covers everything. */
export function placeWithin(
  { rect, accepts }: Pick<Target, 'rect' | 'accepts'>,
  point: Point,
  isRightToLeft = false,
): Place | null {
  const x = (point.x - rect.left) / rect.width;
  const y = (point.y - rect.top) / rect.height;
  const isMiddle = Math.abs(x - 0.5) <= 0.25 && Math.abs(y - 0.5) <= 0.25;
  if (accepts.centre === 'everywhere' || (accepts.centre && isMiddle)) return 'centre';
  if (!accepts.edge) return null;
  return x < 0.5 !== isRightToLeft ? 'before' : 'after';
}

/** The nearest one if the point is in a gap. */
export function targetAt<T extends Target>(targets: readonly T[], point: Point): T | null {
  let nearest: T | null = null;
  let least = REACH;
  for (const target of targets) {
    const distance = distanceTo(target.rect, point);
    // Only targets that accept placing have an edge that reaches out.
    const isNear = distance === 0 || (target.accepts.edge && distance <= least);
    if (!isNear) continue;
    if (distance === 0) return target;
    [nearest, least] = [target, distance];
  }
  return nearest;
}

function distanceTo({ left, top, width, height }: Rect, { x, y }: Point): number {
  const across = Math.max(left - x, 0, x - left - width);
  const down = Math.max(top - y, 0, y - top - height);
  return Math.max(across, down);
}
