export type Side = 'up' | 'right' | 'down' | 'left';

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Size {
  width: number;
  height: number;
}

export interface Placed {
  left: number;
  top: number;
  side: Side;
  /** The middle of what it points at, from its own left or upper edge, px. */
  tip: number;
}

const GAP = 10;
const MARGIN = 8;
const OPPOSITE: Record<Side, Side> = { up: 'down', down: 'up', left: 'right', right: 'left' };

/** In the middle of it. */
export function placeOver(at: Box, size: Size): Pick<Placed, 'left' | 'top'> {
  return { left: at.left + (at.width - size.width) / 2, top: at.top + (at.height - size.height) / 2 };
}

/** Beside the box within the window; on the other side, or else below or above, where there is no room. */
export function placeBeside(at: Box, size: Size, inside: Size, wanted: Side): Placed {
  const room: Record<Side, number> = {
    up: at.top,
    down: inside.height - at.top - at.height,
    left: at.left,
    right: inside.width - at.left - at.width,
  };
  const needs = (side: Side) => GAP + MARGIN + (isUpright(side) ? size.height : size.width);
  const sides: Side[] = [wanted, OPPOSITE[wanted], 'down', 'up'];
  const side = sides.find((one) => room[one] >= needs(one)) ?? (isUpright(wanted) ? wanted : 'down');
  const across = isUpright(side)
    ? alongside(at.left + at.width / 2, size.width, inside.width)
    : alongside(at.top + at.height / 2, size.height, inside.height);
  const away = {
    up: at.top - size.height - GAP,
    down: at.top + at.height + GAP,
    left: at.left - size.width - GAP,
    right: at.left + at.width + GAP,
  }[side];
  const place = isUpright(side) ? { left: across.start, top: away } : { left: away, top: across.start };
  return { ...place, side, tip: across.tip };
}

const isUpright = (side: Side) => side === 'up' || side === 'down';

/** In the middle, as far as the window goes. */
function alongside(middle: number, length: number, most: number): { start: number; tip: number } {
  const start = Math.max(MARGIN, Math.min(middle - length / 2, most - MARGIN - length));
  return { start, tip: Math.max(MARGIN * 2, Math.min(middle - start, length - MARGIN * 2)) };
}
