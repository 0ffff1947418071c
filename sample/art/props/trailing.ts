import type { Sheet } from '../sheet.ts';
import { type Point, place, smooth, stroke, times } from '../svg.ts';
import { greensFor, leaf } from './foliage.ts';
import { fan } from './plants.ts';

/** A plant that hangs down from (0, 0). */
export function trailing(
  sheet: Sheet,
  length: number,
  greens = greensFor(sheet.palette, sheet.random),
): string {
  const { random } = sheet;
  return times(random.int(4, 6), (i) => {
    const x = fan(5, length * 0.34, i);
    const long = length * random.between(0.4, 1);
    const points: Point[] = [
      [x * 0.3, 0],
      [x, -length * 0.07],
      [x * 1.35, long * 0.4],
      [x * 1.3 + random.between(-10, 10), long],
    ];
    const leaves = times(Math.round(long / 17), (k) => {
      const y = (k * 17 * long) / (long + 12);
      const colour = random.pick([greens.mid, greens.dark, greens.light]);
      return place(leaf(length * 0.11, length * 0.085, colour, false), x * 1.25 + random.between(-3, 3), y, {
        rotate: (k % 2 ? 1 : -1) * random.between(70, 150),
      });
    });
    return stroke(smooth(points), greens.dark, 1.8) + leaves;
  });
}
