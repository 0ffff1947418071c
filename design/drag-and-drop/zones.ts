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

/** What may be done to something with what is in the hand. */
export interface Accepts {
  /** It may be dropped onto it. */
  centre: boolean;
  /** It may be placed beside it. */
  edge: boolean;
}

/** Something that can be dropped on, as it stands on the screen. */
export interface Target {
  key: string;
  rect: Rect;
  accepts: Accepts;
  /** Whether it stands before what is in the hand. */
  isBefore: boolean;
}

/** How far beside something its edge still reaches, px: the gap between two cards belongs to one of them. */
const REACH = 12;

/**
 * The part of something under a point: the middle half of its width and height is the centre, the rest the edge on its
 * nearer side. Where it takes only one of the two, all of it is that. Null where it takes neither.
 */
export function placeWithin(
  { rect, accepts }: Pick<Target, 'rect' | 'accepts'>,
  point: Point,
  isRightToLeft = false,
): Place | null {
  const x = (point.x - rect.left) / rect.width;
  const y = (point.y - rect.top) / rect.height;
  const isMiddle = Math.abs(x - 0.5) <= 0.25 && Math.abs(y - 0.5) <= 0.25;
  if (accepts.centre && (isMiddle || !accepts.edge)) return 'centre';
  if (!accepts.edge) return null;
  return x < 0.5 !== isRightToLeft ? 'before' : 'after';
}

/** The target under a point, or the nearest one where it is in a gap beside it. */
export function targetAt<T extends Target>(targets: readonly T[], point: Point): T | null {
  let nearest: T | null = null;
  let least = REACH;
  for (const target of targets) {
    const distance = distanceTo(target.rect, point);
    // Only what may be placed beside has an edge that reaches out.
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
