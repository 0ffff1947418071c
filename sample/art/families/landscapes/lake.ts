import { darken, mix } from '../../colour.ts';
import { type Box, land, ridge, water } from '../../props/terrain.ts';
import { TREES } from '../../props/trees.ts';
import { circle, ellipse, line, path, place, polygon, rect, stroke, times } from '../../svg.ts';
import { forestLine, layer, type Sight } from './view.ts';

export const lake: Sight = (sheet, hour, box) => {
  const { random } = sheet;
  const { x, y, width: w, height: h } = box;
  const shore = y + h * random.between(0.5, 0.6);
  const upper: Box = { x, y, width: w, height: shore - y };
  const back =
    land(
      ridge(random, upper, shore - h * 0.12, h * 0.07, random.pick(['rolling', 'jagged'] as const)),
      upper,
      layer(hour, 0.15),
      random.chance(0.5),
    ) +
    land(ridge(random, upper, shore - h * 0.05, h * 0.04, 'rolling'), upper, layer(hour, 0.4), true) +
    forestLine(sheet, random.pick(TREES), upper, shore + h * 0.004, h * 0.11, layer(hour, 0.62), 22);
  const reeds = times(34, (i) => {
    const rx = x + w * (i < 17 ? random.between(0, 0.3) : random.between(0.72, 1));
    const tall = h * random.between(0.1, 0.28);
    return (
      stroke(
        `M${rx} ${y + h * 1.02}q${random.between(-8, 8)} ${-tall * 0.6} ${random.between(-14, 14)} ${-tall}`,
        layer(hour, 0.96),
        4,
      ) +
      (random.chance(0.4)
        ? rect(rx - 5, y + h * 1.02 - tall * 1.02, 10, tall * 0.2, darken(hour.accent, 0.35), { rx: 5 })
        : '')
    );
  });
  const thing = random.pick(['jetty', 'canoe', 'swans']);
  const things: Readonly<Record<string, () => string>> = {
    jetty: () =>
      polygon(
        [
          [x + w * 0.42, y + h],
          [x + w * 0.47, shore + h * 0.14],
          [x + w * 0.53, shore + h * 0.14],
          [x + w * 0.62, y + h],
        ],
        mix('#8a5f3f', hour.near, 0.35),
      ) +
      times(9, (i) =>
        line(
          x + w * (0.47 - i * 0.006),
          shore + h * (0.15 + i * 0.032),
          x + w * (0.53 + i * 0.01),
          shore + h * (0.15 + i * 0.032),
          hour.near,
          2.4,
          { opacity: 0.6 },
        ),
      ),
    canoe: () =>
      place(
        path(
          `M${-w * 0.14} ${-w * 0.03}Q0 ${w * 0.04} ${w * 0.14} ${-w * 0.03}Q${w * 0.11} ${w * 0.03} 0 ${w * 0.03}T${-w * 0.14} ${-w * 0.03}Z`,
          hour.accent,
        ) +
          ellipse(0, -w * 0.06, w * 0.02, w * 0.035, hour.near) +
          circle(0, -w * 0.11, w * 0.018, hour.near) +
          line(-w * 0.06, -w * 0.1, w * 0.07, w * 0.03, hour.near, 4) +
          ellipse(0, w * 0.04, w * 0.15, w * 0.008, hour.disc, { opacity: 0.4 }),
        x + w * random.between(0.35, 0.65),
        shore + h * 0.2,
      ),
    swans: () =>
      times(2, (i) =>
        place(
          path(
            `M${-w * 0.05} 0Q0 ${w * 0.03} ${w * 0.05} ${-w * 0.02}Q${w * 0.01} ${-w * 0.06} ${-w * 0.03} ${-w * 0.015}`,
            '#fdfaf3',
          ) +
            stroke(
              `M${-w * 0.038} ${-w * 0.004}C${-w * 0.07} ${-w * 0.03} ${-w * 0.02} ${-w * 0.06} ${-w * 0.05} ${-w * 0.08}`,
              '#fdfaf3',
              w * 0.012,
            ) +
            polygon(
              [
                [-w * 0.056, -w * 0.084],
                [-w * 0.074, -w * 0.076],
                [-w * 0.056, -w * 0.074],
              ],
              '#e8862a',
            ),
          x + w * (0.4 + i * 0.16),
          shore + h * (0.16 + i * 0.08),
          { scale: 1 + i * 0.3, flip: i === 1 },
        ),
      ),
  };
  return {
    body:
      back +
      water(
        sheet,
        hour,
        { x, y: shore, width: w, height: y + h - shore },
        x + w * random.between(0.35, 0.65),
      ) +
      (things[thing]?.() ?? '') +
      reeds,
    place: 'lake',
    things: [
      { jetty: 'a wooden jetty', canoe: 'a canoe', swans: 'two swans' }[thing] ?? 'reeds',
      'reeds in front',
      'woods on the far shore',
    ],
  };
};
