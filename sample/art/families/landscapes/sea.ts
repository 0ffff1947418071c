import { mix } from '../../colour.ts';
import { flock, land, ridge, water } from '../../props/terrain.ts';
import { grass, tree } from '../../props/trees.ts';
import { circle, path, place, polygon, rect, smooth, stroke, times } from '../../svg.ts';
import { layer, type Sight } from './view.ts';

export const sea: Sight = (sheet, hour, box) => {
  const { random } = sheet;
  const { x, y, width: w, height: h } = box;
  const horizon = y + h * random.between(0.46, 0.6);
  const discX = x + w * random.between(0.25, 0.75);
  const disc = circle(
    discX,
    horizon - h * random.between(-0.02, 0.14),
    w * random.between(0.1, 0.17),
    hour.disc,
  );
  const headland = random.chance(0.6)
    ? land(
        ridge(
          random,
          { x: x - w * 0.1, y, width: w * 0.7, height: horizon - y },
          horizon - h * 0.04,
          h * 0.05,
          'rolling',
        ),
        { x: x - w * 0.1, y, width: w * 0.7, height: horizon - y },
        layer(hour, 0.4),
        true,
      )
    : '';
  const surf = random.pick(['beach', 'cliff', 'boats', 'lighthouse', 'waves']);
  const sand = mix('#f0d9ae', hour.near, hour.name === 'night' ? 0.6 : 0.2);
  const boat = (bx: number, by: number, s: number): string =>
    place(
      path(`M${-s * 0.5} 0H${s * 0.5}L${s * 0.36} ${s * 0.2}H${-s * 0.36}Z`, layer(hour, 0.9)) +
        polygon(
          [
            [0, -s * 0.06],
            [0, -s * 1.1],
            [s * 0.5, -s * 0.1],
          ],
          mix('#ffffff', hour.sky[2] ?? '#fff', 0.3),
        ) +
        polygon(
          [
            [-s * 0.05, -s * 0.06],
            [-s * 0.05, -s * 0.8],
            [-s * 0.36, -s * 0.1],
          ],
          hour.accent,
        ) +
        rect(-s * 0.4, s * 0.24, s * 0.8, s * 0.05, hour.disc, { opacity: 0.4, rx: 3 }),
      bx,
      by,
    );
  const sights: Readonly<Record<string, () => string>> = {
    beach: () =>
      path(
        `${smooth([
          [x, y + h * 0.86],
          [x + w * 0.3, y + h * 0.8],
          [x + w * 0.66, y + h * 0.86],
          [x + w, y + h * 0.78],
        ])}V${y + h}H${x}Z`,
        sand,
      ) +
      stroke(
        smooth([
          [x, y + h * 0.855],
          [x + w * 0.3, y + h * 0.795],
          [x + w * 0.66, y + h * 0.855],
          [x + w, y + h * 0.775],
        ]),
        '#ffffff',
        9,
        { opacity: 0.8 },
      ) +
      times(2, (i) =>
        place(
          tree(random, 'palm tree', h * random.between(0.34, 0.5), layer(hour, 0.9)),
          x + w * (0.1 + i * 0.14),
          y + h * 0.96,
        ),
      ) +
      place(
        times(8, (i) =>
          path(
            `M0 0L${Math.cos((i * Math.PI) / 4) * w * 0.06} ${Math.sin((i * Math.PI) / 4) * w * 0.03}L${Math.cos(((i + 1) * Math.PI) / 4) * w * 0.06} ${Math.sin(((i + 1) * Math.PI) / 4) * w * 0.03}Z`,
            i % 2 ? '#ffffff' : hour.accent,
          ),
        ),
        x + w * 0.7,
        y + h * 0.92,
      ),
    cliff: () =>
      times(3, (i) =>
        polygon(
          [
            [x + w * 1.02, y + h * (0.36 + i * 0.14)],
            [x + w * (0.72 - i * 0.05), y + h * (0.38 + i * 0.14)],
            [x + w * (0.66 - i * 0.06), y + h * (0.5 + i * 0.14)],
            [x + w * (0.6 - i * 0.07), y + h * (0.7 + i * 0.13)],
            [x + w * (0.56 - i * 0.08), y + h * 1.02],
            [x + w * 1.02, y + h * 1.02],
          ],
          layer(hour, 0.5 + i * 0.22),
        ),
      ) + grass(random, x + w * 0.74, y + h * 0.4, w * 0.26, h * 0.03, [layer(hour, 0.7)], 24),
    boats: () =>
      times(random.int(2, 5), () => {
        const t = random.between(0.1, 0.8);
        return boat(
          x + w * random.between(0.12, 0.88),
          horizon + (y + h - horizon) * t,
          w * (0.05 + t * 0.16),
        );
      }),
    lighthouse: () =>
      path(
        `${smooth([
          [x + w * 0.5, horizon + h * 0.06],
          [x + w * 0.68, horizon - h * 0.04],
          [x + w * 0.86, horizon - h * 0.05],
          [x + w, horizon - h * 0.02],
        ])}V${horizon + h * 0.1}Q${x + w * 0.7} ${horizon + h * 0.12} ${x + w * 0.5} ${horizon + h * 0.06}Z`,
        layer(hour, 0.85),
      ) +
      place(
        polygon(
          [
            [-w * 0.035, 0],
            [-w * 0.022, -h * 0.2],
            [w * 0.022, -h * 0.2],
            [w * 0.035, 0],
          ],
          '#fbf6ea',
        ) +
          times(2, (i) =>
            polygon(
              [
                [-w * (0.033 - i * 0.006), -h * (0.03 + i * 0.08)],
                [-w * (0.029 - i * 0.006), -h * (0.07 + i * 0.08)],
                [w * (0.029 - i * 0.006), -h * (0.07 + i * 0.08)],
                [w * (0.033 - i * 0.006), -h * (0.03 + i * 0.08)],
              ],
              hour.accent,
            ),
          ) +
          rect(-w * 0.018, -h * 0.235, w * 0.036, h * 0.035, '#ffe9a8') +
          polygon(
            [
              [-w * 0.026, -h * 0.235],
              [0, -h * 0.265],
              [w * 0.026, -h * 0.235],
            ],
            hour.accent,
          ) +
          circle(0, -h * 0.218, w * 0.14, sheet.glow('#ffe9a8', 0.6)),
        x + w * 0.78,
        horizon - h * 0.04,
      ),
    waves: () =>
      times(6, (i) => {
        const wy = horizon + (y + h - horizon) * (0.22 + i * 0.15);
        const s = w * (0.09 + i * 0.03);
        const n = Math.ceil(w / s) + 2;
        return path(
          `M${x - s} ${y + h + 20}V${wy}${times(n, () => `c${s * 0.3} ${-s * 0.06} ${s * 0.5} ${-s * 0.42} ${s * 0.74} ${-s * 0.36}c${-s * 0.12} ${s * 0.14} ${s * 0.02} ${s * 0.38} ${s * 0.26} ${s * 0.36}`)}V${y + h + 20}Z`,
          mix(layer(hour, 0.15 + i * 0.13), hour.sky[0] ?? hour.far, 0.25),
        );
      }),
  };
  const name =
    { beach: 'beach', cliff: 'cliffs', boats: 'bay with sails', lighthouse: 'lighthouse', waves: 'open sea' }[
      surf
    ] ?? 'sea';
  return {
    body:
      disc +
      headland +
      water(sheet, hour, { x, y: horizon, width: w, height: y + h - horizon }, discX) +
      (sights[surf]?.() ?? '') +
      flock(random, x + w * random.between(0.3, 0.7), y + h * 0.26, w * 0.018, layer(hour, 0.9)),
    place: name,
    things: [
      name === 'open sea' ? 'row on row of waves' : `${name}`,
      'water to the horizon',
      ...(headland ? ['a far headland'] : []),
    ],
  };
};
