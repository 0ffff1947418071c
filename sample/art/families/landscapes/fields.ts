import { darken, mix } from '../../colour.ts';
import { flowerHead } from '../../props/flower-heads.ts';
import { ridge } from '../../props/terrain.ts';
import { grass, tree } from '../../props/trees.ts';
import { line, type Point, path, place, smooth, times } from '../../svg.ts';
import { cabin, layer, type Sight } from './view.ts';

export const fields: Sight = (sheet, hour, box) => {
  const { random } = sheet;
  const { x, y, width: w, height: h } = box;
  const crops = ['#d9b44a', '#8fae5a', '#b7c56b', '#c98a4b', '#8a6fa8', '#5f8a55', '#e3cf7c', '#c2563f'];
  const tint = (depth: number): string =>
    mix(layer(hour, depth), random.pick(crops), hour.name === 'night' ? 0.2 : 0.55);
  const lavender = random.chance(0.3);
  const body = times(6, (i) => {
    const level = y + h * (0.46 + i * 0.095);
    const crest = ridge(random, box, level, h * 0.035, 'rolling');
    const fill = lavender && i > 3 ? mix('#7d63b0', hour.near, 0.25) : tint(0.15 + i * 0.14);
    const shape = `${smooth(crest)}L${x + w} ${y + h}L${x} ${y + h}Z`;
    const vanish: Point = [x + w * random.between(0.2, 0.8), level - h * 0.08];
    const rows = random.chance(0.7)
      ? sheet.within(
          path(shape, '#000'),
          times(26, (k) =>
            line(
              vanish[0],
              vanish[1],
              x + w * (-0.6 + (k * 2.2) / 25),
              level + h * 0.3,
              darken(fill, 0.13),
              w * 0.008,
            ),
          ),
        )
      : '';
    const trees = times(random.int(0, 4), () =>
      place(
        tree(
          random,
          random.pick(['cypress', 'poplar', 'round tree', 'umbrella pine'] as const),
          h * (0.05 + i * 0.022),
          mix(hour.near, '#3f6b4a', 0.4),
        ),
        x + w * random.next(),
        level + h * 0.03,
      ),
    );
    return trees + path(shape, fill) + rows;
  });
  const house = random.chance(0.6)
    ? place(cabin(sheet, hour, w * 0.1), x + w * random.between(0.25, 0.75), y + h * 0.64)
    : '';
  const near = lavender
    ? times(60, () =>
        place(
          flowerHead(random, 'lavender', w * 0.06, '#8a72b8', hour.near),
          x + w * random.next(),
          y + h * random.between(0.9, 1.02),
        ),
      )
    : grass(random, x, y + h * 1.01, w, h * 0.1, [layer(hour, 0.95), layer(hour, 0.8)], 90);
  return {
    body: body + house + near,
    place: lavender ? 'lavender fields' : 'fields',
    things: [
      'rows that meet at the horizon',
      house ? 'one farmhouse' : 'lone trees',
      ...(lavender ? ['lavender in front'] : []),
    ],
  };
};
