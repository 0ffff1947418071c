import { darken, lighten, mix, nameOf, standingOut } from '../colour.ts';
import { hues } from '../palettes.ts';
import { an, capital, listed, sentences, titled } from '../phrases.ts';
import { ACCESSORIES, BOTTOMS, type Garment, TOPS, WHOLE } from '../props/garments.ts';
import { floorFill } from '../props/patterns.ts';
import { potted } from '../props/plants.ts';
import type { Scene, Sheet } from '../sheet.ts';
import { arch, blob, circle, ellipse, line, path, place, rect, times } from '../svg.ts';
import type { Theme } from '../theme.ts';

/** Laid on the ground with a shadow, at a size and a small turn. */
const laid = (sheet: Sheet, body: string, x: number, y: number, scale: number, turn: number): string =>
  ellipse(x + 10 * scale, y + 14 * scale, 74 * scale, 74 * scale, sheet.glow(sheet.palette.ink, 0.4)) +
  place(body, x, y, { scale, rotate: turn });

function ground(sheet: Sheet): { body: string; colour: string } {
  const { random, palette, width: W, height: H } = sheet;
  const colour = random.pick([
    palette.paper,
    palette.soft,
    lighten(palette.second, 0.4),
    lighten(palette.main, 0.5),
    palette.second,
    lighten(palette.accent, 0.5),
    palette.deep,
  ]);
  const extra = random.pick([
    () => '',
    () => path(blob(random, W / 2, H / 2, W * 0.44, H * 0.42, 0.12), mix(colour, palette.accent, 0.25)),
    () => rect(0, 0, W * 0.5, H, mix(colour, palette.main, 0.22)),
    () => sheet.ground(floorFill(sheet, 'terrazzo', lighten(colour, 0.3))),
    () => path(arch(W * 0.14, H * 0.08, W * 0.72, H), mix(colour, palette.second, 0.35)),
    () => circle(W * 0.5, H * 0.5, W * 0.44, mix(colour, palette.paper, 0.5)),
  ])();
  return { body: sheet.ground(colour) + extra, colour };
}

function outfit(sheet: Sheet): Scene {
  const { random, palette, width: W, height: H } = sheet;
  const base = ground(sheet);
  const pool = random
    .shuffle([...hues(palette), palette.paper, palette.ink])
    .map((c) => standingOut(base.colour, [c, palette.deep, palette.paper], 0.13));
  const pick = (i: number): string => pool[i % pool.length] ?? palette.main;
  const unit = Math.min(W / 440, H / 520);
  const worn: { garment: Garment; colour: string }[] = [];
  let body = '';
  const put = (garment: Garment, colour: string, x: number, y: number, scale: number, turn: number): void => {
    worn.push({ garment, colour });
    body += laid(sheet, garment.body, x, y, unit * scale, turn);
  };
  const names = random.some(Object.keys(ACCESSORIES), random.int(3, 4));
  const spots = random.pick([
    {
      top: [0.34, 0.26],
      bottom: [0.66, 0.56],
      rest: [
        [0.2, 0.62],
        [0.8, 0.18],
        [0.22, 0.84],
        [0.82, 0.86],
      ],
    },
    {
      top: [0.66, 0.28],
      bottom: [0.32, 0.58],
      rest: [
        [0.22, 0.16],
        [0.8, 0.64],
        [0.8, 0.86],
        [0.16, 0.86],
      ],
    },
  ] as const);
  if (random.chance(0.35)) {
    put(random.pick(WHOLE)(sheet, pick(0)), pick(0), W * 0.5, H * 0.42, 1.5, random.between(-5, 5));
    const corners = [
      [0.17, 0.17],
      [0.84, 0.24],
      [0.18, 0.82],
      [0.82, 0.84],
    ] as const;
    body += names
      .map((name, i) =>
        laid(
          sheet,
          ACCESSORIES[name]?.(sheet, pick(i + 1)) ?? '',
          W * (corners[i]?.[0] ?? 0.5),
          H * (corners[i]?.[1] ?? 0.5),
          unit * 1.02,
          random.between(-16, 16),
        ),
      )
      .join('');
  } else {
    put(
      random.pick(BOTTOMS)(sheet, pick(1)),
      pick(1),
      W * spots.bottom[0],
      H * spots.bottom[1],
      1.22,
      random.between(-8, 8),
    );
    put(
      random.pick(TOPS)(sheet, pick(0)),
      pick(0),
      W * spots.top[0],
      H * spots.top[1],
      1.2,
      random.between(-8, 8),
    );
    body += names
      .map((name, i) =>
        laid(
          sheet,
          ACCESSORIES[name]?.(sheet, pick(i + 2)) ?? '',
          W * (spots.rest[i]?.[0] ?? 0.5),
          H * (spots.rest[i]?.[1] ?? 0.5),
          unit * 0.95,
          random.between(-16, 16),
        ),
      )
      .join('');
  }
  const said = worn.map(({ garment, colour }) => `${nameOf(colour)} ${garment.name}`);
  const [main = 'outfit', other] = said.reverse();
  return {
    body: base.body + body,
    title: titled(random, [
      `${main} with ${names[0]}`,
      other ? `${main} and ${other}` : `${main}, ${names[0]} and ${names[1]}`,
      `Packing: ${main}, ${names[0]}, ${names[1]}`,
      `${main}${other ? `, ${other}` : ''} and ${names[0]}`,
    ]),
    description: sentences(
      `${capital(listed([...said, ...names]))}, laid out`,
      random.pick([
        'Three days, one small bag',
        'For a wedding where it may rain',
        'Everything second hand but the socks',
        'Autumn, as soon as it comes',
      ]),
    ),
    altText: `Illustration of clothes laid flat on ${an(nameOf(base.colour))} ground: ${listed([...said, ...names])}.`,
    words: [
      'outfit',
      'fashion',
      'clothes',
      'flat lay',
      ...worn.map(({ garment }) => garment.name),
      ...names,
      ...worn.map(({ colour }) => nameOf(colour)),
    ],
  };
}

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

function collection(sheet: Sheet): Scene {
  const { random, palette, width: W, height: H } = sheet;
  const base = ground(sheet);
  const kind = random.pick(['shoes', 'bags', 'hats', 'small things']);
  const sets: Readonly<Record<string, readonly string[]>> = {
    shoes: ['ankle boots', 'trainers', 'sandals', 'loafers'],
    bags: ['tote bag', 'handbag', 'basket bag'],
    hats: ['straw hat', 'bobble hat', 'beret', 'scarf'],
    'small things': ['sunglasses', 'watch', 'earrings', 'belt', 'socks', 'umbrella'],
  };
  const names = sets[kind] ?? [];
  const columns = random.pick([2, 3]);
  const rows = Math.round((columns * H) / W);
  const cell = W / columns;
  const colours = [...hues(palette), palette.ink];
  const used: string[] = [];
  const body = times(columns * rows, (i) => {
    const name = names[i % names.length] ?? 'trainers';
    const [x, y] = [cell * ((i % columns) + 0.5), (H / rows) * (Math.floor(i / columns) + 0.5)];
    const colour = standingOut(base.colour, [random.pick(colours), palette.deep], 0.14);
    used.push(`${nameOf(colour)} ${name}`);
    return laid(sheet, ACCESSORIES[name]?.(sheet, colour) ?? '', x, y, cell / 150, random.between(-10, 10));
  });
  return {
    body: base.body + body,
    title: titled(random, [
      `${capital(kind)}: ${used[0]} to ${used.at(-1)}`,
      `${used[0]} and ${used[1]}`,
      `${columns * rows} ${kind} in ${listed([...new Set(used.map((u) => u.split(' ')[0] ?? ''))].slice(0, 3))}`,
      `All the ${kind}, ${palette.name.toLowerCase()}`,
    ]),
    description: sentences(
      `${capital(listed(used.slice(0, 4)))}, in rows`,
      random.pick(['Resole, not replace', 'One in, one out', 'The second one from the left is sold']),
    ),
    altText: `Illustration of ${kind} in ${rows} rows on ${an(nameOf(base.colour))} ground: ${listed(used.slice(0, 4))}.`,
    words: ['fashion', 'accessories', kind, ...names, nameOf(base.colour), nameOf(darken(palette.main, 0))],
  };
}

export const outfitTheme: Theme = { name: 'outfits', shapes: ['2:3', '3:4', '4:5', '1:1'], draw: outfit };
export const railTheme: Theme = { name: 'wardrobes', shapes: ['3:4', '4:5', '2:3'], draw: rail };
export const accessoryTheme: Theme = {
  name: 'shoes and bags',
  shapes: ['1:1', '3:4', '4:5', '2:3'],
  draw: collection,
};
