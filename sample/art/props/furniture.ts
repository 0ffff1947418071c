import { darken, lighten, mix } from '../colour.ts';
import type { Sheet } from '../sheet.ts';
import { arch, circle, line, path, polygon, rect, stroke, times } from '../svg.ts';
import { PATTERNS, patternFill } from './patterns.ts';
import { cushion } from './seats.ts';

export const WOODS = ['#8a5f3f', '#b98a5c', '#6b4a36', '#c79f6f', '#4f382c', '#a8764a'];

export const BEDS = [
  'arched headboard',
  'rattan headboard',
  'wooden headboard',
  'upholstered headboard',
] as const;

/** A bed seen from its foot side, around x = 0. */
export function bed(sheet: Sheet, name: string, width: number, fill: string): string {
  const { random, palette } = sheet;
  const w = width;
  const wood = random.pick(WOODS);
  const heads: Readonly<Record<string, string>> = {
    'arched headboard':
      path(arch(-w * 0.5, -w * 0.78, w, w * 0.7), fill) +
      path(arch(-w * 0.4, -w * 0.68, w * 0.8, w * 0.6), lighten(fill, 0.12)),
    'rattan headboard': rect(
      -w * 0.5,
      -w * 0.62,
      w,
      w * 0.5,
      patternFill(sheet, 'crosses', 12, '#d8b483', '#b98a5c'),
      { rx: w * 0.08, stroke: '#a8764a', strokeWidth: w * 0.02 },
    ),
    'wooden headboard':
      times(9, (i) =>
        rect(-w * 0.48 + i * w * 0.108, -w * 0.6, w * 0.096, w * 0.5, i % 2 ? wood : darken(wood, 0.08)),
      ) + rect(-w * 0.5, -w * 0.63, w, w * 0.05, darken(wood, 0.18), { rx: 3 }),
    'upholstered headboard': times(5, (i) =>
      rect(-w * 0.5 + i * w * 0.2, -w * 0.62, w * 0.196, w * 0.5, i % 2 ? fill : darken(fill, 0.08), {
        rx: w * 0.05,
      }),
    ),
  };
  const linen = random.pick([palette.paper, '#fbf8f2', palette.soft]);
  const pillows =
    rect(-w * 0.42, -w * 0.44, w * 0.38, w * 0.17, linen, { rx: w * 0.06 }) +
    rect(w * 0.04, -w * 0.44, w * 0.38, w * 0.17, linen, { rx: w * 0.06 }) +
    rect(-w * 0.42, -w * 0.31, w * 0.84, w * 0.04, palette.ink, { opacity: 0.1 }) +
    cushion(sheet, w * 0.19, -w * 0.12, -w * 0.25) +
    cushion(sheet, w * 0.16, w * 0.09, -w * 0.25);
  const quilt = random.chance(0.55)
    ? patternFill(
        sheet,
        random.pick(PATTERNS),
        w * 0.085,
        mix(palette.soft, palette.paper, 0.3),
        palette.main,
        palette.second,
      )
    : random.pick([palette.second, palette.soft, palette.main]);
  const duvet =
    path(
      `M${-w * 0.5} ${-w * 0.27}Q0 ${-w * 0.31} ${w * 0.5} ${-w * 0.27}L${w * 0.52} ${-w * 0.03}H${-w * 0.52}Z`,
      linen,
    ) +
    path(
      `M${-w * 0.51} ${-w * 0.19}Q0 ${-w * 0.23} ${w * 0.51} ${-w * 0.19}L${w * 0.525} ${-w * 0.02}Q0 ${w * 0.02} ${-w * 0.525} ${-w * 0.02}Z`,
      quilt,
    ) +
    times(5, (i) =>
      stroke(`M${(i - 2) * w * 0.19} ${-w * 0.17}q${w * 0.012} ${w * 0.07} 0 ${w * 0.14}`, palette.ink, 2, {
        opacity: 0.1,
      }),
    );
  const legs = times(2, (i) => rect((i ? 0.42 : -0.45) * w, -w * 0.03, w * 0.03, w * 0.03, wood));
  return (heads[name] ?? '') + legs + pillows + duvet;
}

/** A low cupboard of doors or drawers, its top at -height. */
export function sideboard(sheet: Sheet, width: number, height: number, fill: string): string {
  const { random } = sheet;
  const doors = random.int(2, 4);
  const leg = height * 0.24;
  const h = height - leg;
  const each = (width - 16) / doors;
  const style = random.pick(['flat', 'slats', 'cane', 'drawers']);
  const body = rect(-width / 2, -height, width, h, fill, { rx: 4 });
  const fronts = times(doors, (i) => {
    const x = -width / 2 + 8 + i * each;
    const tint =
      style === 'cane'
        ? patternFill(sheet, 'crosses', 10, '#dfc08f', '#b98a5c')
        : mix(fill, lighten(fill, 0.3), random.between(0.1, 0.35));
    const door = rect(x + 3, -height + 8, each - 6, h - 16, tint, { rx: 2 });
    const knob = circle(x + each / 2, -height + h * 0.5, 4, darken(fill, 0.4));
    if (style === 'slats')
      return (
        door +
        times(Math.floor(each / 9), (k) => rect(x + 4 + k * 9, -height + 8, 3, h - 16, darken(fill, 0.2)))
      );
    if (style === 'drawers')
      return (
        door +
        times(2, (k) =>
          rect(x + each * 0.35, -height + h * (0.3 + k * 0.42), each * 0.3, 4, darken(fill, 0.4), { rx: 2 }),
        ) +
        rect(x + 3, -height + h / 2 - 2, each - 6, 3, darken(fill, 0.2))
      );
    return door + knob;
  });
  const legs = times(2, (i) =>
    polygon(
      [
        [(i ? 1 : -1) * width * 0.42, -leg],
        [(i ? 1 : -1) * width * 0.38, -leg],
        [(i ? 1 : -1) * width * 0.44, 0],
        [(i ? 1 : -1) * width * 0.455, 0],
      ],
      darken(fill, 0.3),
    ),
  );
  return legs + body + fronts;
}

/** A table of the given height around x = 0: round on a foot, or a board on legs. */
export function table(sheet: Sheet, width: number, height: number, fill: string): string {
  const top = rect(-width / 2, -height, width, Math.max(7, height * 0.07), fill, { rx: 4 });
  const edge = rect(-width / 2, -height + height * 0.05, width, 3, darken(fill, 0.25));
  switch (sheet.random.pick(['foot', 'legs', 'trestle', 'drum'])) {
    case 'foot':
      return (
        rect(-width * 0.03, -height, width * 0.06, height * 0.95, darken(fill, 0.2)) +
        path(`M${-width * 0.24} 0Q0 ${-height * 0.16} ${width * 0.24} 0Z`, darken(fill, 0.2)) +
        top +
        edge
      );
    case 'drum':
      return (
        path(
          `M${-width * 0.3} ${-height}Q${-width * 0.16} ${-height * 0.5} ${-width * 0.32} 0H${width * 0.32}Q${width * 0.16} ${-height * 0.5} ${width * 0.3} ${-height}Z`,
          darken(fill, 0.14),
        ) +
        top +
        edge
      );
    case 'trestle':
      return (
        times(
          2,
          (i) =>
            line((i ? 0.3 : -0.3) * width, -height, (i ? 0.4 : -0.4) * width, 0, darken(fill, 0.2), 8) +
            line((i ? 0.36 : -0.36) * width, -height, (i ? 0.25 : -0.25) * width, 0, darken(fill, 0.2), 8),
        ) +
        top +
        edge
      );
    default:
      return (
        times(2, (i) =>
          line((i ? 0.42 : -0.42) * width, -height, (i ? 0.46 : -0.46) * width, 0, darken(fill, 0.15), 9),
        ) +
        top +
        edge
      );
  }
}
