import { darken, lighten } from '../colour.ts';
import type { Sheet } from '../sheet.ts';
import { circle, ellipse, type Point, path, rect, smooth, stroke, times } from '../svg.ts';

type Profile = readonly Point[];

/** Half outlines from the foot (0) to the lip (1): half width and height, as shares of the vessel's height. */
const PROFILES: Readonly<Record<string, Profile>> = {
  'bottle vase': [
    [0.24, 0],
    [0.34, 0.12],
    [0.36, 0.34],
    [0.24, 0.54],
    [0.1, 0.66],
    [0.08, 0.86],
    [0.13, 1],
  ],
  'moon jar': [
    [0.24, 0],
    [0.46, 0.2],
    [0.52, 0.48],
    [0.44, 0.78],
    [0.24, 0.94],
    [0.24, 1],
  ],
  amphora: [
    [0.14, 0],
    [0.2, 0.1],
    [0.36, 0.42],
    [0.38, 0.62],
    [0.2, 0.8],
    [0.13, 0.88],
    [0.2, 1],
  ],
  'tulip vase': [
    [0.24, 0],
    [0.16, 0.1],
    [0.2, 0.3],
    [0.32, 0.62],
    [0.3, 0.84],
    [0.38, 1],
  ],
  cylinder: [
    [0.24, 0],
    [0.27, 0.03],
    [0.27, 0.5],
    [0.27, 0.97],
    [0.26, 1],
  ],
  'bud vase': [
    [0.26, 0],
    [0.36, 0.14],
    [0.32, 0.34],
    [0.12, 0.48],
    [0.09, 0.8],
    [0.15, 1],
  ],
  'ginger jar': [
    [0.24, 0],
    [0.28, 0.1],
    [0.42, 0.5],
    [0.44, 0.72],
    [0.26, 0.88],
    [0.2, 0.92],
    [0.22, 1],
  ],
  'wide bowl': [
    [0.24, 0],
    [0.26, 0.08],
    [0.7, 0.5],
    [0.86, 1],
  ],
  chalice: [
    [0.3, 0],
    [0.1, 0.1],
    [0.09, 0.36],
    [0.3, 0.5],
    [0.42, 0.76],
    [0.4, 1],
  ],
  gourd: [
    [0.22, 0],
    [0.38, 0.16],
    [0.34, 0.4],
    [0.18, 0.54],
    [0.27, 0.7],
    [0.2, 0.88],
    [0.11, 1],
  ],
  pitcher: [
    [0.26, 0],
    [0.34, 0.12],
    [0.36, 0.4],
    [0.24, 0.68],
    [0.22, 0.82],
    [0.3, 1],
  ],
};

export const VASES = Object.keys(PROFILES).filter((name) => name !== 'wide bowl');

/** A thrown vessel standing on (0, 0) with a glaze, a band or a dipped foot. */
export function vessel(sheet: Sheet, name: string, height: number, fill: string): string {
  const { random, palette } = sheet;
  const profile = PROFILES[name] ?? PROFILES['moon jar'] ?? [];
  const right = profile.map(([x, y]): Point => [x * height, -y * height]);
  const left = [...right].reverse().map(([x, y]): Point => [-x, y]);
  const d = `${smooth(right)}L${smooth(left).slice(1)}Z`;
  const wide = Math.max(...right.map(([x]) => x));
  const lip = right.at(-1)?.[0] ?? 0;
  const clip = path(d, '#000');
  const accent = random.pick([palette.paper, palette.accent, darken(fill, 0.3), lighten(fill, 0.4)]);
  const finish = random.pick(['plain', 'plain', 'dip', 'band', 'lines', 'drip', 'speckle', 'checks', 'half']);
  const decoration = (): string => {
    switch (finish) {
      case 'dip':
        return rect(-wide, -height * 0.32, wide * 2, height * 0.4, accent);
      case 'half':
        return rect(0, -height, wide, height, accent, { opacity: 0.9 });
      case 'band':
        return (
          rect(-wide, -height * 0.62, wide * 2, height * 0.1, accent) +
          rect(-wide, -height * 0.48, wide * 2, height * 0.03, accent)
        );
      case 'lines':
        return times(7, (i) => rect(-wide, -height * (0.2 + i * 0.1), wide * 2, height * 0.025, accent));
      case 'checks':
        return times(30, (i) =>
          rect(
            -wide + ((i % 10) + (Math.floor(i / 10) % 2) * 0.5) * wide * 0.2,
            -height * (0.3 + Math.floor(i / 10) * 0.1),
            wide * 0.1,
            height * 0.1,
            accent,
          ),
        );
      case 'drip':
        return path(
          `M${-wide} ${-height}H${wide}V${-height * 0.55}${times(6, (i) => `q${-wide / 6} ${height * (i % 2 ? -0.1 : 0.14)} ${-wide / 3} 0`)}Z`,
          accent,
        );
      case 'speckle':
        return times(34, () =>
          circle(random.between(-wide, wide), -random.between(0, height), height * 0.008, accent),
        );
      default:
        return '';
    }
  };
  const shade = path(d, sheet.fade(palette.ink, 0.3, -90));
  const light = ellipse(-wide * 0.45, -height * 0.5, wide * 0.1, height * 0.22, '#ffffff', { opacity: 0.16 });
  const mouth = ellipse(0, -height, lip, Math.max(2, lip * 0.16), darken(fill, 0.4));
  const handle =
    name === 'pitcher' || name === 'amphora'
      ? stroke(
          `M${wide * 0.62} ${-height * 0.86}Q${wide * 1.55} ${-height * 0.84} ${wide * 0.98} ${-height * 0.42}`,
          fill,
          height * 0.06,
        )
      : '';
  return handle + path(d, fill) + sheet.within(clip, decoration()) + shade + light + mouth;
}
