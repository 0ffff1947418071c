import { darken, mix } from '../../colour.ts';
import { land, ridge } from '../../props/terrain.ts';
import { tree } from '../../props/trees.ts';
import { ellipse, line, path, place, polygon, smooth, times } from '../../svg.ts';
import { layer, type Sight } from './view.ts';

export const desert: Sight = (sheet, hour, box) => {
  const { random } = sheet;
  const { x, y, width: w, height: h } = box;
  const warm = (depth: number): string =>
    mix(layer(hour, depth), hour.name === 'night' ? '#2c2a52' : '#cf7a45', 0.5);
  const mesas = random.chance(0.6);
  const base = y + h * random.between(0.58, 0.66);
  const far = mesas
    ? times(3, (i) => {
        const mw = w * random.between(0.3, 0.62);
        const [cx, mh] = [
          x + w * (0.08 + i * 0.42) + random.between(-0.06, 0.06) * w,
          Math.min(mw * random.between(0.28, 0.7), h * 0.24),
        ];
        return (
          polygon(
            [
              [cx - mw * 0.56, base + 30],
              [cx - mw * 0.4, base - mh * 0.42],
              [cx - mw * 0.35, base - mh * 0.48],
              [cx - mw * 0.34, base - mh * 0.94],
              [cx - mw * 0.1, base - mh],
              [cx + mw * 0.12, base - mh * 0.97],
              [cx + mw * 0.16, base - mh * 0.84],
              [cx + mw * 0.33, base - mh * 0.82],
              [cx + mw * 0.35, base - mh * 0.4],
              [cx + mw * 0.56, base + 30],
            ],
            warm(0.3),
          ) +
          polygon(
            [
              [cx + mw * 0.02, base - mh * 0.99],
              [cx + mw * 0.12, base - mh * 0.97],
              [cx + mw * 0.16, base - mh * 0.84],
              [cx + mw * 0.33, base - mh * 0.82],
              [cx + mw * 0.35, base - mh * 0.4],
              [cx + mw * 0.56, base + 30],
              [cx + mw * 0.1, base + 30],
              [cx + mw * 0.07, base - mh * 0.5],
            ],
            warm(0.48),
          ) +
          times(3, (k) =>
            line(
              cx - mw * 0.33,
              base - mh * (0.74 - k * 0.11),
              cx + mw * 0.33,
              base - mh * (0.74 - k * 0.11),
              warm(0.14),
              3,
              { opacity: 0.4 },
            ),
          )
        );
      })
    : land(ridge(random, box, base - h * 0.02, h * 0.06, 'jagged'), box, warm(0.2), false);
  const dunes = [0.25, 0.45, 0.62, 0.8]
    .map((depth, i) => {
      const crest = ridge(random, box, base + (y + h - base) * (0.04 + i * 0.25), h * 0.05, 'dunes');
      const top = crest.reduce((best, p) => (p[1] < best[1] ? p : best));
      return (
        land(crest, box, warm(depth), true) +
        sheet.within(
          path(`${smooth(crest)}L${x + w} ${y + h}L${x} ${y + h}Z`, '#000'),
          path(
            `M${top[0]} ${top[1]}C${top[0] + w * 0.03} ${top[1] + h * 0.06} ${top[0] - w * 0.08} ${top[1] + h * 0.1} ${top[0] - w * 0.02} ${y + h}H${x + w}V${top[1] - h * 0.02}Z`,
            darken(warm(depth), 0.12),
            { opacity: 0.7 },
          ),
        )
      );
    })
    .join('');
  const cacti = random.chance(0.7);
  const things = cacti
    ? times(random.int(3, 6), () => {
        const t = random.between(0.3, 1);
        return place(
          tree(random, 'saguaro', h * (0.06 + t * 0.22), mix(hour.near, '#3f6b4a', 0.45)),
          x + w * random.between(0.06, 0.94),
          base + (y + h - base) * t,
        );
      })
    : times(7, (i) =>
        place(
          ellipse(0, 0, w * 0.012, w * 0.016, hour.near) +
            line(-w * 0.01, 0, -w * 0.012, w * 0.03, hour.near, 3) +
            line(w * 0.008, 0, w * 0.01, w * 0.03, hour.near, 3) +
            line(w * 0.01, -w * 0.006, w * 0.024, -w * 0.024, hour.near, 5) +
            ellipse(w * 0.027, -w * 0.028, w * 0.01, w * 0.006, hour.near),
          x + w * (0.24 + i * 0.07),
          base + (y + h - base) * 0.36 + Math.sin(i) * 5,
          { scale: 1.4 },
        ),
      );
  return {
    body: far + dunes + things,
    place: 'desert',
    things: [
      mesas ? 'table mountains' : 'a far range',
      'dunes in the side light',
      cacti ? 'tall cacti' : 'a line of camels',
    ],
  };
};
