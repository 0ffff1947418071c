import { lighten, mix } from '../../colour.ts';
import type { FlowerName } from '../../props/flower-heads.ts';
import type { Sheet } from '../../sheet.ts';

const NATURAL: Readonly<Partial<Record<FlowerName, readonly string[]>>> = {
  poppy: ['#d9392e', '#ef6f4a', '#f2a35c'],
  daisy: ['#fffdf4', '#fbeecb'],
  cornflower: ['#3f63b5', '#5c7fd0'],
  lavender: ['#8a72b8', '#a793cf'],
  sunflower: ['#f2b622', '#eaa21a'],
  iris: ['#5b4aa0', '#7a66c0', '#d9a441'],
  thistle: ['#9a5fa8', '#b06fae'],
  craspedia: ['#f0bf2e'],
  snowdrop: ['#ffffff'],
  allium: ['#8f62a8', '#b183c4'],
  foxglove: ['#c2668f', '#d98fb0'],
  lupin: ['#6f5fb0', '#d0709a', '#f0a55c'],
  hellebore: ['#c9d3a0', '#a8687f', '#efe6d6'],
};

export const petalOf = (sheet: Sheet, name: FlowerName): string =>
  sheet.random.pick([
    ...(NATURAL[name] ?? [sheet.palette.main, sheet.palette.accent]),
    sheet.palette.main,
    sheet.palette.accent,
  ]);

/** Ground colour for a plate of botany: paper mostly, night sometimes. */
export function plateGround(sheet: Sheet): string {
  const { palette, random } = sheet;
  return random.pick([
    palette.paper,
    palette.paper,
    lighten(palette.soft, 0.3),
    palette.soft,
    mix(palette.deep, palette.ink, 0.4),
    palette.deep,
    lighten(palette.accent, 0.6),
    mix(palette.second, palette.paper, 0.5),
  ]);
}
