import { darken, lighten, mix } from '../colour.ts';
import type { Sheet } from '../sheet.ts';
import { circle, ellipse, line, path, place, rect, stroke, times } from '../svg.ts';
import { WOODS } from './furniture.ts';
import { PATTERNS, patternFill } from './patterns.ts';

export const SOFAS = ['rounded sofa', 'boxy sofa', 'velvet sofa', 'channel-back sofa'] as const;

/** A sofa around x = 0 on the floor y = 0, with cushions. */
export function sofa(sheet: Sheet, name: string, width: number, fill: string): string {
  const { random, palette } = sheet;
  const [w, h] = [width, width * 0.36];
  const [dark, light] = [darken(fill, 0.16), lighten(fill, 0.1)];
  const wood = random.pick(WOODS);
  const legs = times(2, (i) =>
    line((i ? 1 : -1) * w * 0.42, -h * 0.2, (i ? 1 : -1) * w * 0.44, 0, wood, w * 0.02),
  );
  const r = name === 'boxy sofa' ? w * 0.02 : w * 0.07;
  let back = rect(-w * 0.46, -h, w * 0.92, h * 0.72, dark, { rx: r });
  if (name === 'channel-back sofa')
    back += times(11, (i) =>
      rect(-w * 0.44 + i * w * 0.08, -h, w * 0.078, h * 0.6, i % 2 ? fill : mix(fill, dark, 0.5), {
        rx: w * 0.035,
      }),
    );
  if (name === 'velvet sofa')
    back += times(12, (i) =>
      circle(
        -w * 0.36 + (i % 6) * w * 0.144,
        -h * (0.84 - 0.16 * Math.floor(i / 6)),
        w * 0.007,
        darken(fill, 0.35),
      ),
    );
  const seat =
    rect(-w * 0.4, -h * 0.52, w * 0.4, h * 0.2, light, { rx: r * 0.6 }) +
    rect(0, -h * 0.52, w * 0.4, h * 0.2, light, { rx: r * 0.6 });
  const base = rect(-w * 0.45, -h * 0.36, w * 0.9, h * 0.22, fill, { rx: r * 0.4 });
  const arms = times(2, (i) => rect(i ? w * 0.38 : -w * 0.5, -h * 0.7, w * 0.12, h * 0.56, fill, { rx: r }));
  const cushions = times(random.int(2, 3), (i) =>
    cushion(sheet, w * 0.15, -w * 0.3 + i * w * random.between(0.22, 0.3), -h * 0.5),
  );
  const throwBlanket = random.chance(0.5)
    ? path(
        `M${w * 0.2} ${-h}h${w * 0.13}l${w * 0.02} ${h * 0.75}h${-w * 0.16}Z`,
        patternFill(
          sheet,
          random.pick(['stripes', 'plaid', 'ticking']),
          24,
          palette.paper,
          palette.accent,
          palette.deep,
        ),
      )
    : '';
  return (
    legs +
    back +
    throwBlanket +
    seat +
    base +
    cushions +
    arms +
    rect(-w * 0.45, -h * 0.19, w * 0.9, h * 0.05, palette.ink, { opacity: 0.18 })
  );
}

export function cushion(sheet: Sheet, size: number, x: number, y: number): string {
  const { random, palette } = sheet;
  const ground = random.pick([palette.paper, palette.accent, palette.soft, palette.second]);
  const fill = random.chance(0.65)
    ? patternFill(
        sheet,
        random.pick(PATTERNS),
        size * 0.32,
        ground,
        random.pick([palette.deep, palette.main]),
        palette.accent,
      )
    : ground;
  const s = size;
  const body = path(
    `M${-s / 2} ${-s * 0.96}Q0 ${-s * 0.84} ${s / 2} ${-s * 0.96}Q${s * 0.42} ${-s / 2} ${s / 2} 0Q0 ${-s * 0.1} ${-s / 2} 0Q${-s * 0.42} ${-s / 2} ${-s / 2} ${-s * 0.96}Z`,
    fill,
  );
  return place(body, x, y, { rotate: random.between(-9, 9) });
}

export const ARMCHAIRS = [
  'wing chair',
  'shell chair',
  'lounge chair',
  'rattan chair',
  'egg chair',
  'slatted armchair',
] as const;

export function armchair(sheet: Sheet, name: string, width: number, fill: string): string {
  const { random } = sheet;
  const w = width;
  const [dark, light] = [darken(fill, 0.17), lighten(fill, 0.1)];
  const wood = random.pick(WOODS);
  const legs =
    line(-w * 0.32, -w * 0.24, -w * 0.4, 0, wood, w * 0.045) +
    line(w * 0.32, -w * 0.24, w * 0.4, 0, wood, w * 0.045);
  const pillow = cushion(sheet, w * 0.42, 0, -w * 0.4);
  switch (name) {
    case 'wing chair':
      return (
        legs +
        path(
          `M${-w * 0.4} ${-w * 0.2}V${-w * 1.02}Q0 ${-w * 1.22} ${w * 0.4} ${-w * 1.02}V${-w * 0.2}Z`,
          dark,
        ) +
        path(
          `M${-w * 0.5} ${-w * 0.92}Q${-w * 0.3} ${-w * 1.12} ${-w * 0.28} ${-w * 0.6}L${-w * 0.34} ${-w * 0.2}H${-w * 0.46}Z`,
          fill,
        ) +
        path(
          `M${w * 0.5} ${-w * 0.92}Q${w * 0.3} ${-w * 1.12} ${w * 0.28} ${-w * 0.6}L${w * 0.34} ${-w * 0.2}H${w * 0.46}Z`,
          fill,
        ) +
        pillow +
        rect(-w * 0.36, -w * 0.44, w * 0.72, w * 0.14, light, { rx: w * 0.05 }) +
        rect(-w * 0.42, -w * 0.32, w * 0.84, w * 0.14, fill, { rx: w * 0.03 })
      );
    case 'shell chair':
      return (
        legs +
        path(
          `M${-w * 0.5} ${-w * 0.3}Q${-w * 0.62} ${-w * 1.1} 0 ${-w * 1.1}T${w * 0.5} ${-w * 0.3}Z`,
          fill,
        ) +
        times(7, (i) =>
          stroke(
            `M${(i - 3) * w * 0.05} ${-w * 0.34}Q${(i - 3) * w * 0.12} ${-w * 0.8} ${(i - 3) * w * 0.14} ${-w * (1.06 - Math.abs(i - 3) * 0.05)}`,
            dark,
            w * 0.012,
          ),
        ) +
        ellipse(0, -w * 0.33, w * 0.46, w * 0.12, light) +
        path(
          `M${-w * 0.48} ${-w * 0.33}Q0 ${-w * 0.1} ${w * 0.48} ${-w * 0.33}Q0 ${-w * 0.2} ${-w * 0.48} ${-w * 0.33}Z`,
          dark,
        )
      );
    case 'rattan chair': {
      const cane = random.pick(['#c79f6f', '#b98a5c', '#d8b483']);
      const spokes = times(11, (i) =>
        line(
          (i - 5) * w * 0.03,
          -w * 0.36,
          (i - 5) * w * 0.09,
          -w * (1.24 - Math.abs(i - 5) ** 2 * 0.018),
          cane,
          w * 0.016,
        ),
      );
      return (
        legs +
        stroke(
          `M${-w * 0.4} ${-w * 0.34}Q${-w * 0.78} ${-w * 1.3} 0 ${-w * 1.3}T${w * 0.4} ${-w * 0.34}Z`,
          cane,
          w * 0.035,
        ) +
        stroke(
          `M${-w * 0.26} ${-w * 0.36}Q${-w * 0.5} ${-w * 1.02} 0 ${-w * 1.04}T${w * 0.26} ${-w * 0.36}`,
          cane,
          w * 0.02,
        ) +
        spokes +
        pillow +
        rect(-w * 0.42, -w * 0.42, w * 0.84, w * 0.13, fill, { rx: w * 0.06 }) +
        rect(-w * 0.42, -w * 0.3, w * 0.84, w * 0.07, cane, { rx: w * 0.03 })
      );
    }
    case 'egg chair':
      return (
        rect(-w * 0.025, -w * 0.3, w * 0.05, w * 0.26, '#9aa0a3') +
        ellipse(0, -w * 0.02, w * 0.3, w * 0.04, '#7f868a') +
        path(
          `M${-w * 0.48} ${-w * 0.36}Q${-w * 0.56} ${-w * 1.24} 0 ${-w * 1.26}T${w * 0.48} ${-w * 0.36}Q0 ${-w * 0.08} ${-w * 0.48} ${-w * 0.36}Z`,
          fill,
        ) +
        path(
          `M${-w * 0.34} ${-w * 0.42}Q${-w * 0.4} ${-w * 1.1} 0 ${-w * 1.14}T${w * 0.34} ${-w * 0.42}Z`,
          dark,
        ) +
        ellipse(0, -w * 0.42, w * 0.35, w * 0.13, light)
      );
    case 'slatted armchair':
      return (
        times(5, (i) => rect(-w * 0.26 + i * w * 0.115, -w * 0.98, w * 0.06, w * 0.6, wood, { rx: 3 })) +
        rect(-w * 0.34, -w * 1.04, w * 0.68, w * 0.08, wood, { rx: w * 0.03 }) +
        pillow +
        rect(-w * 0.36, -w * 0.46, w * 0.72, w * 0.16, fill, { rx: w * 0.05 }) +
        times(
          2,
          (i) =>
            rect((i ? 0.38 : -0.46) * w, -w * 0.66, w * 0.08, w * 0.66, darken(wood, 0.1), { rx: 3 }) +
            rect((i ? 0.33 : -0.49) * w, -w * 0.69, w * 0.16, w * 0.06, wood, { rx: w * 0.03 }),
        )
      );
    default:
      return (
        legs +
        rect(-w * 0.38, -w * 0.92, w * 0.76, w * 0.66, dark, { rx: w * 0.1 }) +
        rect(-w * 0.34, -w * 0.88, w * 0.68, w * 0.2, fill, { rx: w * 0.07 }) +
        pillow +
        rect(-w * 0.36, -w * 0.46, w * 0.72, w * 0.18, light, { rx: w * 0.06 }) +
        times(2, (i) => rect((i ? 0.34 : -0.5) * w, -w * 0.58, w * 0.16, w * 0.36, fill, { rx: w * 0.06 }))
      );
  }
}
