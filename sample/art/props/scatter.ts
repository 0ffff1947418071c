import type { Random } from '../random.ts';
import { type Point, polar } from '../svg.ts';

/** Points inside a circle that keep their distance from each other as well as they can. */
export function scatter(random: Random, count: number, radius: number, apart: number): Point[] {
  const points: Point[] = [];
  for (let tries = 0; points.length < count && tries < count * 14; tries++) {
    const [x, y] = polar(0, 0, radius * Math.sqrt(random.next()), random.between(0, 360));
    if (points.every(([px, py]) => Math.hypot(px - x, py - y) > apart)) points.push([x, y]);
  }
  return points;
}
