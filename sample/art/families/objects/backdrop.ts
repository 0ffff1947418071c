import { lighten, mix } from '../../colour.ts';
import type { Sheet } from '../../sheet.ts';
import { arch, circle, path, polygon, rect } from '../../svg.ts';

export function backdrop(sheet: Sheet): { body: string; colour: string; floor: number } {
  const { random, palette, width: W, height: H } = sheet;
  const colour = random.pick([
    palette.paper,
    palette.soft,
    lighten(palette.main, 0.4),
    palette.main,
    palette.second,
    palette.deep,
    lighten(palette.accent, 0.4),
  ]);
  const floor = H * random.between(0.74, 0.84);
  const board = mix(
    colour,
    random.pick([palette.deep, palette.paper, palette.accent]),
    random.between(0.25, 0.6),
  );
  const behind = random.pick([
    () => '',
    () => circle(W * random.between(0.35, 0.65), H * 0.42, W * 0.34, mix(colour, palette.accent, 0.5)),
    () => path(arch(W * 0.16, H * 0.1, W * 0.68, H), mix(colour, palette.paper, 0.35)),
    () => rect(0, 0, W * random.between(0.35, 0.65), floor, mix(colour, palette.second, 0.4)),
    () =>
      polygon(
        [
          [W * 0.1, 0],
          [W * 0.5, 0],
          [W * 0.96, floor],
          [W * 0.5, floor],
        ],
        lighten(colour, 0.25),
        { opacity: 0.6 },
      ),
  ])();
  return {
    body:
      sheet.ground(colour) +
      behind +
      rect(0, floor, W, H - floor, board) +
      rect(0, floor, W, 6, palette.ink, { opacity: 0.12 }),
    colour,
    floor,
  };
}
