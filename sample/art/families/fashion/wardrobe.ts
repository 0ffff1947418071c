import { lighten, mix, nameOf, standingOut } from '../../colour.ts';
import { hues } from '../../palettes.ts';
import { an, capital, listed, sentences, titled } from '../../phrases.ts';
import { ACCESSORIES } from '../../props/accessories.ts';
import { floorFill } from '../../props/floors.ts';
import { TOPS, WHOLE } from '../../props/garments.ts';
import { potted } from '../../props/pots.ts';
import type { Scene, Sheet } from '../../sheet.ts';
import { line, path, place, rect, times } from '../../svg.ts';
import type { Theme } from '../../theme.ts';

function rail(sheet: Sheet): Scene {
  const { random, palette, width: W, height: H } = sheet;
  const wall = random.pick([
    palette.paper,
    palette.soft,
    lighten(palette.main, 0.45),
    lighten(palette.second, 0.4),
    palette.second,
  ]);
  const floor = H * 0.88;
  const count = random.int(4, 5);
  const unit = Math.min(W / (count * 128), H / 460);
  const rod = H * 0.2;
  const worn: string[] = [];
  const pieces = times(count, (i) => {
    const colour = standingOut(
      wall,
      [random.pick([...hues(palette), palette.ink, palette.paper]), palette.deep],
      0.14,
    );
    const one = random.pick([...TOPS, ...WHOLE, ...WHOLE])(sheet, colour);
    worn.push(`${nameOf(colour)} ${one.name}`);
    const x = W * (0.13 + (i * 0.74) / (count - 1));
    const scale = unit * 1.5;
    const hanger =
      path('M-46 -84Q0 -118 46 -84', 'none', { stroke: '#8a5f3f', strokeWidth: 6 }) +
      path('M0 -102V-112Q14 -122 6 -132', 'none', { stroke: '#6e6a66', strokeWidth: 4 });
    return place(hanger + one.body, x, rod + 128 * scale, { scale, rotate: random.between(-2, 2) });
  });
  const shoes = random.some(['ankle boots', 'trainers', 'loafers', 'sandals'], 2);
  const stand =
    line(W * 0.05, rod, W * 0.95, rod, '#8a5f3f', 9) +
    line(W * 0.07, rod, W * 0.05, floor + 20, '#8a5f3f', 9) +
    line(W * 0.93, rod, W * 0.95, floor + 20, '#8a5f3f', 9) +
    rect(W * 0.04, floor - H * 0.05, W * 0.92, 12, '#8a5f3f');
  const body =
    sheet.ground(wall) +
    rect(
      0,
      floor,
      W,
      H - floor,
      floorFill(sheet, random.pick(['planks', 'herringbone', 'plain'] as const), mix(wall, '#8a5f3f', 0.6)),
    ) +
    stand +
    pieces +
    shoes
      .map((name, i) =>
        place(
          ACCESSORIES[name]?.(sheet, i ? palette.deep : palette.accent) ?? '',
          W * (0.24 + i * 0.22),
          floor - H * 0.05 - 46 * unit,
          { scale: unit * 1.1 },
        ),
      )
      .join('') +
    place(potted(sheet, 'rubber plant', H * 0.24, palette.accent), W * 0.8, floor - H * 0.05);
  return {
    body,
    title: titled(random, [
      `Clothes rail with ${worn[0]}`,
      `${worn[0]}, ${worn[1]}, ${worn[2]}`,
      `Small wardrobe: ${worn[0]} and ${worn[1]}`,
      `${capital(shoes[0] ?? '')} under ${an(worn[1] ?? 'coat')}`,
    ]),
    description: sentences(
      `${capital(listed(worn))} on a wooden rail, ${listed(shoes)} below`,
      random.pick([
        'If it is not on the rail I do not own it',
        'Thirty pieces, all year',
        'Swap with the season',
      ]),
    ),
    altText: `Illustration of a wooden clothes rail with ${listed(worn)}, and ${listed(shoes)} below.`,
    words: ['wardrobe', 'clothes rail', 'fashion', 'clothes', ...worn, ...shoes],
  };
}

export const railTheme: Theme = { name: 'wardrobes', shapes: ['3:4', '4:5', '2:3'], draw: rail };
