import { darken, lighten, mix } from '../../colour.ts';
import { patternFill } from '../../props/patterns.ts';
import type { Sheet } from '../../sheet.ts';
import { arch, circle, line, path, rect, stroke, times } from '../../svg.ts';

const PLASTER = [
  '#e9c9a5',
  '#e3a98b',
  '#d98a6a',
  '#f0dcb8',
  '#c9d3c4',
  '#b9cbd6',
  '#e8b7ae',
  '#f3e6d0',
  '#d7b26d',
  '#a9b89a',
  '#c98474',
];

/** Wall colours that belong to the sheet but stay believable as plaster. */
export const plaster = (sheet: Sheet): string =>
  mix(
    sheet.random.pick(PLASTER),
    sheet.random.pick([sheet.palette.main, sheet.palette.accent, sheet.palette.soft, sheet.palette.second]),
    sheet.random.between(0.2, 0.65),
  );

export function pane(
  sheet: Sheet,
  w: number,
  h: number,
  style: string,
  frame: string,
  shutter: string,
): string {
  const { random } = sheet;
  const lit = random.chance(0.18);
  const glass = lit
    ? '#ffd98a'
    : sheet.linear([mix(sheet.palette.deep, '#9cc3d6', 0.35), mix(sheet.palette.ink, '#5f86a0', 0.25)], 30);
  const round = style === 'arched';
  const hole = (grow: number, fill: string): string =>
    round
      ? path(arch(-w / 2 - grow, -h - grow, w + 2 * grow, h + grow), fill)
      : rect(-w / 2 - grow, -h - grow, w + 2 * grow, h + 2 * grow, fill);
  const bars = line(0, -h, 0, 0, frame, w * 0.06) + line(-w / 2, -h * 0.5, w / 2, -h * 0.5, frame, w * 0.05);
  const open =
    style === 'shuttered'
      ? times(2, (i) => {
          const x = i ? w * 0.56 : -w * 1.06;
          return (
            rect(x, -h, w * 0.5, h, shutter) +
            times(7, (k) =>
              line(
                x + 3,
                -h * (0.93 - k * 0.135),
                x + w * 0.5 - 3,
                -h * (0.93 - k * 0.135),
                darken(shutter, 0.2),
                2.4,
              ),
            )
          );
        })
      : '';
  const blind =
    style === 'awning'
      ? path(
          `M${-w * 0.66} ${-h * 0.74}L${-w * 0.54} ${-h * 1.1}H${w * 0.54}L${w * 0.66} ${-h * 0.74}Z`,
          patternFill(sheet, 'stripes', w * 0.24, '#fdf6e8', shutter),
        )
      : '';
  const box =
    style === 'balcony' || random.chance(0.3)
      ? rect(-w * 0.62, -h * 0.06, w * 1.24, h * 0.14, darken(frame, 0.25)) +
        times(7, (i) =>
          circle(
            -w * 0.5 + i * w * 0.167,
            -h * random.between(0.06, 0.16),
            w * 0.11,
            random.pick(['#5f8a55', '#7a9a56', '#d9566a', '#f0b63f', '#48704a']),
          ),
        )
      : '';
  const rail =
    style === 'balcony'
      ? rect(-w * 0.84, h * 0.06, w * 1.68, h * 0.05, darken(frame, 0.4)) +
        times(11, (i) =>
          line(-w * 0.8 + i * w * 0.16, -h * 0.3, -w * 0.8 + i * w * 0.16, h * 0.06, sheet.palette.ink, 3),
        ) +
        line(-w * 0.84, -h * 0.3, w * 0.84, -h * 0.3, sheet.palette.ink, 5)
      : '';
  const sill = rect(-w * 0.6, -2, w * 1.2, h * 0.05, lighten(frame, 0.2));
  return open + hole(w * 0.07, frame) + hole(0, glass) + bars + sill + box + rail + blind;
}

export function door(sheet: Sheet, w: number, h: number, fill: string, round: boolean): string {
  const { random, palette } = sheet;
  const dark = darken(fill, 0.2);
  const outline = (grow: number): string =>
    round
      ? arch(-w / 2 - grow, -h - grow, w + grow * 2, h + grow)
      : `M${-w / 2 - grow} 0V${-h - grow}H${w / 2 + grow}V0Z`;
  const style = random.pick(['panels', 'planks', 'double', 'glazed']);
  const top = round ? -h + w / 2 : -h + h * 0.05;
  const leafs: Readonly<Record<string, string>> = {
    panels: times(6, (i) =>
      rect(
        (i % 2 ? 0.05 : -0.41) * w,
        top + (Math.floor(i / 2) * -top * 0.92) / 3 + 8,
        w * 0.36,
        (-top * 0.92) / 3 - 14,
        dark,
        { rx: 3 },
      ),
    ),
    planks:
      times(6, (i) => line(-w / 2 + ((i + 1) * w) / 7, -h, -w / 2 + ((i + 1) * w) / 7, 0, dark, 3)) +
      times(2, (i) => rect(-w * 0.45, top * (i ? 0.24 : 0.84), w * 0.5, h * 0.022, palette.ink)),
    double:
      line(0, -h, 0, 0, darken(fill, 0.4), 4) +
      times(4, (i) =>
        rect((i % 2 ? 0.08 : -0.42) * w, (i < 2 ? 0.94 : 0.42) * top, w * 0.34, -top * 0.4, 'none', {
          stroke: dark,
          strokeWidth: 5,
        }),
      ),
    glazed:
      rect(-w * 0.34, top + 6, w * 0.68, -top * 0.5, '#b9d3d6') +
      times(3, (i) =>
        line(-w * 0.34 + (i * w * 0.68) / 2, top + 6, -w * 0.34 + (i * w * 0.68) / 2, top * 0.5, fill, 6),
      ) +
      rect(-w * 0.34, top * 0.42, w * 0.68, -top * 0.34, dark, { rx: 3 }),
  };
  const fan = round
    ? path(arch(-w / 2, -h, w, w / 2), '#dfe8e2') +
      times(7, (i) =>
        stroke(
          `M0 ${-h + w / 2}L${(Math.cos(((i + 1) * Math.PI) / 8) * w) / 2} ${-h + w / 2 - (Math.sin(((i + 1) * Math.PI) / 8) * w) / 2}`,
          fill,
          5,
        ),
      ) +
      rect(-w / 2, -h + w / 2 - 4, w, 10, fill)
    : '';
  return (
    path(outline(w * 0.1), lighten(palette.soft, 0.5)) +
    path(outline(0), fill) +
    (leafs[style] ?? '') +
    fan +
    circle(w * (style === 'double' ? 0.08 : 0.34), -h * 0.42, w * 0.035, '#d9a94a')
  );
}
