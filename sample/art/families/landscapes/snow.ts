import { mix } from '../../colour.ts';
import { land, ridge } from '../../props/terrain.ts';
import { tree } from '../../props/trees.ts';
import { circle, place, times } from '../../svg.ts';
import { cabin, type Sight } from './view.ts';

export const snow: Sight = (sheet, hour, box) => {
  const { random } = sheet;
  const { x, y, width: w, height: h } = box;
  const white = (depth: number): string => mix(mix('#ffffff', hour.sky[1] ?? '#fff', 0.3), hour.far, depth);
  const hills = [0.5, 0.32, 0.14, 0]
    .map((shade, i) => {
      const level = y + h * (0.5 + i * 0.14);
      return (
        land(ridge(random, box, level, h * 0.05, 'rolling'), box, white(shade), true) +
        times(12 - i * 2, () => {
          const s = h * (0.06 + i * 0.045) * random.between(0.7, 1.2);
          return place(
            tree(
              random,
              random.pick(['fir', 'layered fir', 'fir', 'bare tree'] as const),
              s,
              mix(hour.near, '#3f6b5a', 0.3),
            ),
            x + w * random.next(),
            level + h * random.between(0.06, 0.12),
          );
        })
      );
    })
    .join('');
  const hut = place(cabin(sheet, hour, w * 0.14), x + w * random.between(0.25, 0.75), y + h * 0.84);
  const flakes = random.chance(0.6)
    ? times(110, () =>
        circle(x + w * random.next(), y + h * random.next(), w * random.between(0.0015, 0.005), '#ffffff', {
          opacity: random.between(0.5, 1),
        }),
      )
    : '';
  return {
    body: hills + hut + flakes,
    place: 'snow',
    things: ['firs', 'a cabin with one lit window', ...(flakes ? ['snow falling'] : ['fresh snow'])],
  };
};
