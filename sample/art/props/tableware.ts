import { darken, lighten, mix } from '../colour.ts';
import type { Sheet } from '../sheet.ts';
import { circle, ellipse, line, path, place, polar, polygon, rect, times } from '../svg.ts';
import { ingredient } from './ingredients.ts';
import { patternFill } from './patterns.ts';

/** A soft shadow as if light came from the upper left. */
export const castShadow = (sheet: Sheet, x: number, y: number, rx: number, ry = rx): string =>
  ellipse(x + rx * 0.07, y + ry * 0.1, rx * 1.09, ry * 1.09, sheet.glow(sheet.palette.ink, 0.75));

const BACKS = ['plain', 'ring', 'dots', 'lines', 'scallops', 'speckle', 'leaves', 'double ring'] as const;

/** A plate or shallow bowl from above; what lies on it goes within 0.72 of the radius. */
export function plate(sheet: Sheet, x: number, y: number, r: number, fill: string): string {
  const { random, palette } = sheet;
  const mark = mix(fill, random.pick([palette.main, palette.deep, palette.accent]), 0.75);
  const style = random.pick(BACKS);
  const at = (share: number, degrees: number) => polar(x, y, r * share, degrees);
  const marks: Readonly<Record<(typeof BACKS)[number], () => string>> = {
    plain: () => '',
    ring: () => circle(x, y, r * 0.965, 'none', { stroke: mark, strokeWidth: r * 0.035 }),
    'double ring': () =>
      circle(x, y, r * 0.96, 'none', { stroke: mark, strokeWidth: r * 0.02 }) +
      circle(x, y, r * 0.8, 'none', { stroke: mark, strokeWidth: r * 0.012 }),
    dots: () => times(24, (i) => circle(...at(0.87, i * 15), r * 0.026, mark)),
    lines: () => times(60, (i) => line(...at(0.8, i * 6), ...at(0.94, i * 6), mark, r * 0.014)),
    scallops: () => times(18, (i) => circle(...at(0.97, i * 20), r * 0.1, lighten(fill, 0.06))),
    speckle: () =>
      times(60, () =>
        circle(
          ...at(Math.sqrt(random.next()) * 0.96, random.between(0, 360)),
          r * random.between(0.004, 0.011),
          mark,
        ),
      ),
    leaves: () =>
      times(18, (i) =>
        place(
          path(`M0 ${r * 0.06}Q${-r * 0.05} 0 0 ${-r * 0.07}Q${r * 0.05} 0 0 ${r * 0.06}Z`, mark),
          ...at(0.87, i * 20),
          { rotate: i * 20 + 60 },
        ),
      ),
  };
  const edge = style === 'scallops' ? marks.scallops() : '';
  return (
    castShadow(sheet, x, y, r) +
    edge +
    circle(x, y, r, fill) +
    circle(x, y, r, sheet.linear([lighten(fill, 0.2), darken(fill, 0.08)], 35), { opacity: 0.7 }) +
    (style === 'scallops' ? '' : marks[style]()) +
    circle(x, y, r * 0.74, darken(fill, 0.07)) +
    circle(x + r * 0.012, y + r * 0.016, r * 0.725, lighten(fill, 0.12))
  );
}

/** A deep bowl from above with something filling it. */
export function bowl(sheet: Sheet, x: number, y: number, r: number, fill: string, content: string): string {
  return (
    castShadow(sheet, x, y, r) +
    circle(x, y, r, fill) +
    circle(x, y, r, sheet.linear([lighten(fill, 0.25), darken(fill, 0.12)], 35), { opacity: 0.7 }) +
    circle(x, y, r * 0.91, darken(fill, 0.22)) +
    circle(x + r * 0.01, y + r * 0.025, r * 0.875, content)
  );
}

export type Cutlery = 'fork' | 'knife' | 'spoon' | 'chopsticks';

export function cutlery(sheet: Sheet, kind: Cutlery, length: number): string {
  const { random, palette } = sheet;
  const metal = random.pick(['#c9a25a', '#d5d8da', '#8f9599', palette.ink]);
  const l = length;
  const shade = (body: (fill: string) => string): string =>
    place(body(palette.ink), l * 0.015, l * 0.022, { opacity: 0.22 }) + body(metal);
  switch (kind) {
    case 'fork':
      return shade(
        (c) =>
          rect(-l * 0.014, -l * 0.2, l * 0.028, l * 0.7, c, { rx: l * 0.014 }) +
          path(
            `M${-l * 0.055} ${-l * 0.5}V${-l * 0.3}Q${-l * 0.055} ${-l * 0.2} 0 ${-l * 0.18}Q${l * 0.055} ${-l * 0.2} ${l * 0.055} ${-l * 0.3}V${-l * 0.5}H${l * 0.035}V${-l * 0.33}H${l * 0.012}V${-l * 0.5}H${-l * 0.012}V${-l * 0.33}H${-l * 0.035}V${-l * 0.5}Z`,
            c,
          ),
      );
    case 'knife':
      return shade(
        (c) =>
          rect(-l * 0.02, 0, l * 0.04, l * 0.5, c, { rx: l * 0.02 }) +
          path(
            `M${-l * 0.014} ${l * 0.02}V${-l * 0.42}Q${l * 0.02} ${-l * 0.54} ${l * 0.042} ${-l * 0.3}V${l * 0.02}Z`,
            c,
          ),
      );
    case 'spoon':
      return (
        shade(
          (c) =>
            rect(-l * 0.013, -l * 0.24, l * 0.026, l * 0.74, c, { rx: l * 0.013 }) +
            ellipse(0, -l * 0.37, l * 0.07, l * 0.13, c),
        ) + ellipse(-l * 0.008, -l * 0.37, l * 0.045, l * 0.095, darken(metal, 0.15))
      );
    default:
      return times(2, (i) =>
        place(
          polygon(
            [
              [-l * 0.008, -l * 0.5],
              [l * 0.008, -l * 0.5],
              [l * 0.016, l * 0.5],
              [-l * 0.016, l * 0.5],
            ],
            i ? '#6b3f2a' : '#8a5436',
          ),
          i * l * 0.05,
          0,
          { rotate: i * 4 },
        ),
      );
  }
}

/** A folded napkin around (0, 0). */
export function napkin(sheet: Sheet, size: number): string {
  const { random, palette } = sheet;
  const ground = random.pick([palette.paper, palette.accent, palette.soft, palette.main]);
  const fill = random.chance(0.6)
    ? patternFill(
        sheet,
        random.pick(['gingham', 'ticking', 'stripes', 'plaid', 'dots', 'sprigs']),
        size * 0.15,
        ground,
        mix(ground, palette.deep, 0.7),
        palette.second,
      )
    : ground;
  const d = `M${-size * 0.5} ${-size * 0.42}Q0 ${-size * 0.5} ${size * 0.48} ${-size * 0.44}Q${size * 0.54} 0 ${size * 0.5} ${size * 0.46}Q0 ${size * 0.4} ${-size * 0.46} ${size * 0.5}Q${-size * 0.52} 0 ${-size * 0.5} ${-size * 0.42}Z`;
  return (
    place(path(d, palette.ink, { opacity: 0.18 }), size * 0.03, size * 0.04) +
    path(d, fill) +
    polygon(
      [
        [-size * 0.5, -size * 0.42],
        [size * 0.1, -size * 0.46],
        [-size * 0.46, size * 0.2],
      ],
      '#ffffff',
      { opacity: 0.18 },
    )
  );
}

/** A cup of coffee or tea from above. */
export function cupFromAbove(
  sheet: Sheet,
  x: number,
  y: number,
  r: number,
  fill: string,
  drink: string,
  art: boolean,
): string {
  const foam = '#f3e2c4';
  const rosetta = art
    ? times(4, (i) =>
        path(
          `M${x - r * (0.36 - i * 0.08)} ${y - r * (0.28 - i * 0.17)}Q${x} ${y + r * (0.24 + i * 0.1)} ${x + r * (0.36 - i * 0.08)} ${y - r * (0.28 - i * 0.17)}Q${x} ${y + r * (0.02 + i * 0.12)} ${x - r * (0.36 - i * 0.08)} ${y - r * (0.28 - i * 0.17)}Z`,
          foam,
        ),
      )
    : ellipse(x - r * 0.2, y - r * 0.24, r * 0.2, r * 0.1, '#ffffff', { opacity: 0.25 });
  const handle = place(
    rect(r * 0.8, -r * 0.13, r * 0.5, r * 0.26, darken(fill, 0.06), { rx: r * 0.13 }),
    x,
    y,
    { rotate: sheet.random.pick([-30, 20, 40, 150]) },
  );
  return (
    plate(sheet, x, y, r * 1.5, fill) +
    castShadow(sheet, x, y, r) +
    handle +
    circle(x, y, r, lighten(fill, 0.1)) +
    circle(x, y, r * 0.88, darken(fill, 0.18)) +
    circle(x, y, r * 0.83, drink) +
    rosetta
  );
}

/** Loose bits of an ingredient strewn around a circle, with small shadows. */
export function strewn(
  sheet: Sheet,
  name: string,
  x: number,
  y: number,
  from: number,
  to: number,
  count: number,
  size: number,
): string {
  const { random } = sheet;
  return times(count, () => {
    const [px, py] = polar(x, y, random.between(from, to), random.between(0, 360));
    const s = random.around(size, 0.15);
    return (
      ellipse(px + s * 0.08, py + s * 0.12, s * 0.34, s * 0.32, sheet.palette.ink, { opacity: 0.14 }) +
      place(ingredient(random, name, s), px, py, { rotate: random.between(0, 360) })
    );
  });
}
