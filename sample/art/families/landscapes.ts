import { darken, mix } from '../colour.ts';
import { an, capital, listed, sentences, titled } from '../phrases.ts';
import { flowerHead } from '../props/flowers.ts';
import { atHour, type Hour, pickHour } from '../props/hours.ts';
import { type Box, flock, land, mist, peak, ridge, sky, water } from '../props/terrain.ts';
import { grass, TREES, type TreeName, tree } from '../props/trees.ts';
import type { Scene, Sheet } from '../sheet.ts';
import {
  arch,
  circle,
  ellipse,
  line,
  type Point,
  path,
  place,
  polygon,
  rect,
  smooth,
  stroke,
  times,
} from '../svg.ts';
import type { Theme } from '../theme.ts';

/** What a scene adds to its sky: the drawing, and the things worth a word. */
interface View {
  readonly body: string;
  readonly place: string;
  readonly things: readonly string[];
}

type Sight = (sheet: Sheet, hour: Hour, box: Box) => View;

/** Colour of a layer: 0 far away, 1 before our feet. */
const layer = (hour: Hour, depth: number): string => mix(hour.far, hour.near, depth);

const forestLine = (
  sheet: Sheet,
  name: TreeName,
  box: Box,
  y: number,
  size: number,
  fill: string,
  count: number,
): string =>
  times(count, (i) =>
    place(
      tree(sheet.random, name, size * sheet.random.between(0.6, 1.1), fill),
      box.x + (box.width * (i + sheet.random.between(0, 1))) / count,
      y + sheet.random.between(-0.06, 0.1) * size,
    ),
  );

function cabin(sheet: Sheet, hour: Hour, size: number): string {
  const wall = sheet.random.pick([hour.accent, '#8a3f2c', '#5d4433', '#efe6d6', '#3f4f5a']);
  const lit = '#ffd884';
  return (
    rect(-size * 0.5, -size * 0.55, size, size * 0.55, wall) +
    polygon(
      [
        [-size * 0.62, -size * 0.52],
        [0, -size],
        [size * 0.62, -size * 0.52],
      ],
      darken(wall, 0.4),
    ) +
    rect(size * 0.2, -size * 0.98, size * 0.12, size * 0.3, darken(wall, 0.5)) +
    rect(-size * 0.3, -size * 0.4, size * 0.2, size * 0.2, lit) +
    rect(size * 0.08, -size * 0.4, size * 0.2, size * 0.4, darken(wall, 0.35)) +
    (hour.name === 'night' || hour.name === 'dusk'
      ? circle(-size * 0.2, -size * 0.3, size * 0.6, sheet.glow(lit, 0.5))
      : '')
  );
}

const mountains: Sight = (sheet, hour, box) => {
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

const sea: Sight = (sheet, hour, box) => {
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

const desert: Sight = (sheet, hour, box) => {
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

const forest: Sight = (sheet, hour, box) => {
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

const fields: Sight = (sheet, hour, box) => {
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

const snow: Sight = (sheet, hour, box) => {
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

const lake: Sight = (sheet, hour, box) => {
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

const SIGHTS: Readonly<Record<string, Sight>> = { mountains, sea, desert, forest, fields, snow, lake };

/** A whole view for a box and an hour; stories and covers use it to keep one place through a day. */
export function sight(sheet: Sheet, name: string, hour: Hour, box: Box): View {
  const { random } = sheet;
  const big = random.chance(0.3);
  const how = big
    ? { discY: random.between(0.4, 0.52), discSize: box.width * random.between(0.17, 0.26) }
    : { discY: random.between(0.14, 0.4) };
  const above = sky(sheet, hour, box, name === 'sea' ? { discSize: 0, discY: 0.4 } : how);
  const view = (SIGHTS[name] ?? mountains)(sheet, hour, box);
  return { ...view, body: above.body + view.body };
}

const frames: Readonly<Record<string, (sheet: Sheet, body: string, hour: Hour) => string>> = {
  arch: (sheet, body, hour) => {
    const [W, H] = [sheet.width, sheet.height];
    const shape = arch(W * 0.1, H * 0.07, W * 0.8, H * 0.86);
    return sheet.ground(mix(hour.sky[2] ?? '#fff', '#fdf8ee', 0.7)) + sheet.within(path(shape, '#000'), body);
  },
  border: (sheet, body, hour) => {
    const [W, H] = [sheet.width, sheet.height];
    return (
      body +
      rect(W * 0.025, W * 0.025, W * 0.95, H - W * 0.05, 'none', {
        stroke: mix(hour.sky[2] ?? '#fff', '#fdf8ee', 0.6),
        strokeWidth: W * 0.05,
      })
    );
  },
  round: (sheet, body, hour) => {
    const [W, H] = [sheet.width, sheet.height];
    return (
      sheet.ground(mix(hour.near, hour.far, 0.15)) +
      sheet.within(circle(W / 2, H / 2, Math.min(W, H) * 0.43, '#000'), body)
    );
  },
};

function landscape(sheet: Sheet, name: string): Scene {
  const { random, width, height } = sheet;
  const hour = pickHour(random);
  const view = sight(sheet, name, hour, { x: 0, y: 0, width, height });
  const frame = random.chance(0.22) ? random.pick(Object.values(frames)) : null;
  const body = frame ? frame(sheet, view.body, hour) : view.body;
  const when = atHour(hour.name);
  const [first = 'light', ...more] = view.things;
  return {
    body,
    title: titled(random, [
      `${capital(view.place)} ${when}`,
      `${capital(hour.name)} over the ${view.place}`,
      `${capital(first)}, ${hour.name}`,
      `${capital(view.place)} with ${more[0] ?? first}`,
      `${capital(more.at(-1) ?? first)} ${when}`,
    ]),
    description: sentences(
      `${capital(listed(view.things))} ${when}`,
      random.pick([
        'One day I will get up for this',
        'Saved for the way home',
        'The colours are the point',
        'Two hours from the last bus stop',
        'For the long wall',
      ]),
    ),
    altText: `Illustration of ${an(view.place)} ${when}: ${listed(view.things)}.`,
    words: ['landscape', 'nature', name, view.place, hour.name, ...view.things],
    palette: [hour.near, hour.far, ...hour.sky, hour.accent],
  };
}

const theme = (name: string, label: string, shapes: Theme['shapes']): Theme => ({
  name: label,
  shapes,
  draw: (sheet) => landscape(sheet, name),
});
export const landscapeThemes: readonly Theme[] = [
  theme('mountains', 'mountains', ['2:3', '3:2', '4:5', '9:16']),
  theme('sea', 'sea and coast', ['2:3', '3:2', '4:5', '1:1']),
  theme('desert', 'deserts', ['2:3', '3:4', '3:2']),
  theme('forest', 'forests', ['2:3', '4:5', '9:16']),
  theme('fields', 'fields and hills', ['3:2', '4:5', '2:3', '1:1']),
  theme('snow', 'winter', ['2:3', '4:5', '1:1']),
  theme('lake', 'lakes', ['2:3', '3:2', '3:4']),
];
