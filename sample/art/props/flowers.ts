import type { Random } from '../random.ts';
import { type Point, place, smooth, stroke, times } from '../svg.ts';
import { type FlowerName, flowerHead } from './flower-heads.ts';
import { along, frond, type Greens, leaf, ovalLeaf } from './foliage.ts';

/** How a kind's leaves sit on its stem, so that a poppy is not clothed like a tulip. */
function stemLeaves(
  random: Random,
  name: FlowerName,
  points: readonly Point[],
  size: number,
  greens: Greens,
): string {
  const pick = (): string => random.pick([greens.mid, greens.dark, greens.light]);
  if (['tulip', 'iris', 'snowdrop', 'allium'].includes(name)) {
    const [x, y] = points[0] ?? [0, 0];
    return [-17, 15]
      .map((turn) =>
        place(leaf(size * random.between(0.55, 0.75), size * 0.09, pick(), false), x, y, {
          rotate: turn + random.between(-6, 6),
        }),
      )
      .join('');
  }
  if (['poppy', 'cosmos', 'anemone', 'daisy'].includes(name)) {
    return [0.2, 0.45]
      .map((share, i) => {
        const [x, y, turn] = along(points, share);
        return place(frond(size * 0.26, 0, 14, pick(), 0.36, 7), x, y, { rotate: turn + (i ? 55 : -55) });
      })
      .join('');
  }
  const count = name === 'craspedia' ? 0 : random.int(2, 4);
  return times(count, (i) => {
    const [x, y, turn] = along(points, 0.14 + (0.5 * i) / count);
    const long = size * random.between(0.17, 0.26);
    return place(
      name === 'lavender' ? leaf(long, long * 0.2, pick(), false) : ovalLeaf(long, long * 0.5, pick()),
      x,
      y,
      { rotate: turn + (i % 2 ? 52 : -52) },
    );
  });
}

/** A whole flower from its foot at (0, 0) upwards, bending a little. */
export function flower(
  random: Random,
  name: FlowerName,
  height: number,
  head: number,
  fill: string,
  ink: string,
  greens: Greens,
): string {
  const bend = random.between(-0.1, 0.1) * height;
  const nods = name === 'snowdrop';
  const points: Point[] = [
    [0, 0],
    [bend * 0.3, -height * 0.4],
    [bend, -height * 0.8],
    [bend * 1.2, -height],
  ];
  const [x, y, turn] = along(points, 1);
  const stem = stroke(smooth(points), greens.dark, Math.max(2, height * 0.011));
  return (
    stem +
    stemLeaves(random, name, points, height, greens) +
    place(flowerHead(random, name, head, fill, ink), x, y + (nods ? head * 0.2 : 0), { rotate: turn * 0.7 })
  );
}
