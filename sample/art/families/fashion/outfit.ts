import { lighten, mix, nameOf, standingOut } from '../../colour.ts';
import { hues } from '../../palettes.ts';
import { an, capital, listed, sentences, titled } from '../../phrases.ts';
import { ACCESSORIES } from '../../props/accessories.ts';
import { floorFill } from '../../props/floors.ts';
import { BOTTOMS, type Garment, TOPS, WHOLE } from '../../props/garments.ts';
import type { Scene, Sheet } from '../../sheet.ts';
import { arch, blob, circle, ellipse, path, place, rect } from '../../svg.ts';
import type { Theme } from '../../theme.ts';

/** Laid on the ground with a shadow, at a size and a small turn. */
export const laid = (sheet: Sheet, body: string, x: number, y: number, scale: number, turn: number): string =>
  ellipse(x + 10 * scale, y + 14 * scale, 74 * scale, 74 * scale, sheet.glow(sheet.palette.ink, 0.4)) +
  place(body, x, y, { scale, rotate: turn });

export function ground(sheet: Sheet): { body: string; colour: string } {
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

export const outfitTheme: Theme = { name: 'outfits', shapes: ['2:3', '3:4', '4:5', '1:1'], draw: outfit };
