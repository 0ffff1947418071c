import { lighten, lightness, mix, nameOf, standingOut } from '../../colour.ts';
import { an, capital, listed, sentences, titled } from '../../phrases.ts';
import { FLOWERS } from '../../props/flower-heads.ts';
import { flower } from '../../props/flowers.ts';
import { frond, greensFor, leaf, ovalLeaf, sprig } from '../../props/foliage.ts';
import { PATTERNS, patternFill } from '../../props/patterns.ts';
import { VASES, vessel } from '../../props/vessels.ts';
import type { Scene, Sheet } from '../../sheet.ts';
import { arch, circle, path, place, rect, times } from '../../svg.ts';
import type { Theme } from '../../theme.ts';
import { petalOf, plateGround } from './ground.ts';

function bouquet(sheet: Sheet): Scene {
  const { random, palette, width: W, height: H } = sheet;
  const ground = plateGround(sheet);
  const table = random.chance(0.75);
  const top = H * random.between(0.78, 0.84);
  const cloth = standingOut(
    ground,
    random.shuffle([palette.main, palette.second, palette.soft, palette.deep, palette.paper]),
    0.12,
  );
  const vaseName = random.pick(VASES);
  const glaze = standingOut(
    ground,
    random
      .shuffle([palette.main, palette.accent, palette.paper, palette.second, palette.deep])
      .filter((c) => c !== cloth),
    0.16,
  );
  const vaseHeight = H * random.between(0.28, 0.36);
  const foot = table ? top + (H - top) * 0.35 : H * 0.93;
  const [x, mouth] = [W / 2, foot - vaseHeight];
  const names = random.some(
    FLOWERS.filter((one) => one !== 'snowdrop'),
    random.int(2, 4),
  );
  const greens = greensFor(palette, random);
  const light =
    lightness(ground) < 0.5
      ? { dark: greens.mid, mid: greens.light, light: lighten(greens.light, 0.2) }
      : greens;
  const room = mouth - H * 0.06;
  const filler = times(9, (i) =>
    place(
      random.pick([
        () => frond(room * 0.66, 0, random.between(-20, 20), random.pick([light.mid, light.dark]), 0.22, 11),
        () =>
          sprig(
            [
              [0, 0],
              [6, -room * 0.35],
              [-4, -room * 0.66],
            ],
            (s) => ovalLeaf(s, s * 0.6, random.pick([light.light, light.mid])),
            { stem: light.dark, width: 3, size: room * 0.13, pairs: 5 },
          ),
      ])(),
      x,
      mouth + 8,
      { rotate: -64 + i * 16 + random.between(-6, 6) },
    ),
  );
  const count = random.int(9, 14);
  const heads = Array.from({ length: count }, (_, i) => {
    const name = names[i % names.length] ?? 'daisy';
    const angle = -58 + (116 * ((i * 7) % count)) / (count - 1) + random.between(-5, 5);
    const long = room * random.between(0.5, 0.94) * (1 - Math.abs(angle) / 240);
    return {
      y: long,
      body: place(
        flower(random, name, long, W * random.between(0.11, 0.18), petalOf(sheet, name), palette.ink, light),
        x,
        mouth + 10,
        { rotate: angle * 0.8 },
      ),
    };
  })
    .sort((a, b) => b.y - a.y)
    .map(({ body }) => body)
    .join('');
  const fallen = table
    ? times(random.int(0, 4), () =>
        place(
          leaf(W * 0.04, W * 0.026, petalOf(sheet, names[0] ?? 'daisy'), false),
          W * random.between(0.15, 0.85),
          foot + random.between(0, 30),
          { rotate: random.between(0, 360) },
        ),
      )
    : '';
  const back = random.pick([
    () => '',
    () => path(arch(W * 0.14, H * 0.06, W * 0.72, H), mix(ground, palette.accent, 0.3)),
    () => circle(W / 2, H * 0.38, W * 0.38, mix(ground, palette.second, 0.35)),
    () =>
      rect(
        0,
        0,
        W,
        H,
        patternFill(sheet, random.pick(PATTERNS), 90, ground, mix(ground, palette.main, 0.14)),
      ),
  ])();
  const board = table
    ? rect(
        0,
        top,
        W,
        H - top,
        random.chance(0.4)
          ? patternFill(
              sheet,
              random.pick(['gingham', 'stripes', 'plaid', 'ticking']),
              70,
              palette.paper,
              cloth,
            )
          : cloth,
      ) + rect(0, top, W, 7, palette.ink, { opacity: 0.1 })
    : '';
  const body =
    sheet.ground(ground) +
    back +
    board +
    sheet.standing(x, foot, W * 0.34, 0.4) +
    filler +
    heads +
    place(vessel(sheet, vaseName, vaseHeight, glaze), x, foot) +
    fallen;
  const colour = nameOf(glaze);
  return {
    body,
    title: titled(random, [
      `${capital(listed(names.slice(0, 2)))} in ${an(`${colour} ${vaseName}`)}`,
      `Bouquet of ${listed(names)}`,
      `${colour} ${vaseName} full of ${names[0]}`,
      `${names[0]} and ${names[1]}, cut this morning`,
    ]),
    description: sentences(
      `${capital(listed(names))} with green stems in ${an(`${colour} ${vaseName}`)}`,
      random.pick([
        'Cut low, water warm',
        'From the market stall by the bridge',
        'They open on the second day',
        'For the table on Sunday',
      ]),
    ),
    altText: `Illustration of a bouquet of ${listed(names)} in ${an(`${colour} ${vaseName}`)} before ${an(nameOf(ground))} wall.`,
    words: ['bouquet', 'flowers', 'botanical', 'vase', vaseName, ...names, colour],
  };
}

export const bouquetTheme: Theme = { name: 'bouquets', shapes: ['2:3', '3:4', '4:5'], draw: bouquet };
