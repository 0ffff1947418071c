import { mix } from '../../colour.ts';
import { land, mist, ridge } from '../../props/terrain.ts';
import { TREES } from '../../props/trees.ts';
import { path } from '../../svg.ts';
import { forestLine, layer, type Sight } from './view.ts';

export const forest: Sight = (sheet, hour, box) => {
  const { random } = sheet;
  const { x, y, width: w, height: h } = box;
  const name = random.pick(TREES);
  const autumn = random.chance(0.3);
  const tint = (depth: number): string =>
    autumn
      ? mix(layer(hour, depth), random.pick(['#c8562e', '#d98b2b', '#a8402c', '#e2ac4a']), 0.5)
      : layer(hour, depth);
  const rows = [0.1, 0.3, 0.52, 0.74, 0.96]
    .map((depth, i) => {
      const level = y + h * (0.52 + i * 0.12);
      const size = h * (0.2 + i * 0.1);
      return (
        forestLine(
          sheet,
          i < 4 ? name : random.pick([name, 'birch' as const]),
          box,
          level + h * 0.06,
          size,
          tint(depth),
          20 - i * 3,
        ) +
        land(
          ridge(random, box, level + h * 0.05, h * 0.02, 'rolling'),
          box,
          layer(hour, depth + 0.03),
          true,
        ) +
        (i < 3 ? mist(sheet, { x, y: level - h * 0.02, width: w, height: h * 0.16 }, hour.cloud, 0.4) : '')
      );
    })
    .join('');
  const trail = random.chance(0.5)
    ? path(
        `M${x + w * 0.36} ${y + h}C${x + w * 0.5} ${y + h * 0.94} ${x + w * 0.42} ${y + h * 0.9} ${x + w * 0.52} ${y + h * 0.86}C${x + w * 0.56} ${y + h * 0.9} ${x + w * 0.58} ${y + h * 0.94} ${x + w * 0.64} ${y + h}Z`,
        mix(hour.cloud, hour.near, 0.3),
      )
    : '';
  return {
    body: rows + trail,
    place: autumn ? 'autumn wood' : 'forest',
    things: [
      `${name === 'fir' ? 'firs' : `${name}s`} in the mist`,
      ...(trail ? ['a path'] : []),
      ...(autumn ? ['leaves turning'] : []),
    ],
  };
};
