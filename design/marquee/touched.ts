/** Of the page, px. */
export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Spot {
  x: number;
  y: number;
}

export function areaBetween(one: Spot, other: Spot): Area {
  return {
    left: Math.min(one.x, other.x),
    top: Math.min(one.y, other.y),
    right: Math.max(one.x, other.x),
    bottom: Math.max(one.y, other.y),
  };
}

export function touchedBy(marquee: Area, areas: ReadonlyMap<string, Area>): Set<string> {
  const touches = ({ left, top, right, bottom }: Area) =>
    left < marquee.right && right > marquee.left && top < marquee.bottom && bottom > marquee.top;
  return new Set([...areas].flatMap(([key, area]) => (touches(area) ? [key] : [])));
}
