import { mix } from '../../colour.ts';
import { land, mist, peak, ridge, water } from '../../props/terrain.ts';
import { place, times } from '../../svg.ts';
import { cabin, forestLine, layer, type Sight } from './view.ts';

export const mountains: Sight = (sheet, hour, box) => {
  const { random } = sheet;
  const { x, y, width: w, height: h } = box;
  const horizon = y + h * random.between(0.56, 0.66);
  const snow = random.chance(0.7) ? mix('#ffffff', hour.sky[2] ?? '#ffffff', 0.25) : null;
  const far = times(4, (i) =>
    peak(
      random,
      x + w * (0.05 + i * 0.3),
      horizon + h * 0.04,
      w * random.between(0.5, 0.7),
      h * random.between(0.14, 0.24),
      layer(hour, 0.12),
      snow && mix(snow, hour.far, 0.4),
    ),
  );
  const main = times(random.int(1, 3), (i) =>
    peak(
      random,
      x + w * random.between(0.15 + i * 0.3, 0.35 + i * 0.3),
      horizon + h * 0.08,
      w * random.between(0.6, 0.95),
      h * random.between(0.26, 0.42),
      layer(hour, 0.36 + i * 0.08),
      snow,
    ),
  );
  const lake = random.chance(0.5);
  const shore = horizon + h * 0.08;
  const low = lake
    ? water(sheet, hour, { x, y: shore, width: w, height: y + h - shore }, x + w * 0.5) +
      forestLine(sheet, 'fir', box, shore + h * 0.015, h * 0.08, layer(hour, 0.66), 26) +
      land(ridge(random, box, y + h * 0.93, h * 0.03, 'rolling'), box, layer(hour, 0.98), true)
    : [0.6, 0.78, 0.95]
        .map(
          (depth, i) =>
            land(
              ridge(random, box, shore + (y + h - shore) * (0.06 + i * 0.28), h * 0.035, 'rolling'),
              box,
              layer(hour, depth),
              true,
            ) +
            forestLine(
              sheet,
              'fir',
              box,
              shore + (y + h - shore) * (0.14 + i * 0.28),
              h * (0.07 + i * 0.035),
              layer(hour, depth + 0.04),
              16 - i * 3,
            ),
        )
        .join('');
  const near = random.chance(0.6)
    ? forestLine(
        sheet,
        random.pick(['fir', 'layered fir'] as const),
        box,
        y + h * 1.02,
        h * 0.26,
        layer(hour, 1),
        7,
      )
    : '';
  const hut = random.chance(0.4);
  const [hx, hy] = [x + w * random.between(0.2, 0.8), lake ? y + h * 0.93 : y + h * 0.86];
  return {
    body:
      far +
      mist(sheet, { x, y: horizon - h * 0.06, width: w, height: h * 0.16 }, hour.cloud) +
      main +
      low +
      (hut ? place(cabin(sheet, hour, w * 0.12), hx, hy) : '') +
      near,
    place: lake ? 'mountain lake' : 'mountains',
    things: [
      snow ? 'snow on the peaks' : 'bare peaks',
      lake ? 'a still lake' : 'fir woods',
      ...(hut ? ['a small cabin'] : []),
    ],
  };
};
