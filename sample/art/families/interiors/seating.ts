import { nameOf, standingOut } from '../../colour.ts';
import { an, listed, sentences, titled } from '../../phrases.ts';
import { cat } from '../../props/cats.ts';
import { table } from '../../props/furniture.ts';
import { FLOOR_LAMPS, floorLamp, PENDANTS, pendant } from '../../props/lamps.ts';
import { STANDING_PLANTS } from '../../props/plants.ts';
import { potted } from '../../props/pots.ts';
import { room } from '../../props/room.ts';
import { RUGS, rug } from '../../props/rugs.ts';
import { ARMCHAIRS, armchair, SOFAS, sofa } from '../../props/seats.ts';
import { bookPile, cup } from '../../props/shelf-things.ts';
import { VASES, vessel } from '../../props/vessels.ts';
import { sunPatch } from '../../props/windows.ts';
import type { Scene, Sheet } from '../../sheet.ts';
import { place } from '../../svg.ts';
import type { Theme } from '../../theme.ts';
import { above } from './above.ts';

const CATS = ['#2f2b2b', '#d98b45', '#e9e2d6', '#8a8d92', '#5a4336'];

/** Furniture colours that are clear of the wall. */
function pieces(sheet: Sheet, wall: string): [string, string, string] {
  const { random, palette } = sheet;
  const pool = random.shuffle([palette.main, palette.accent, palette.second, palette.deep, palette.paper]);
  const first = standingOut(wall, pool, 0.2);
  const rest = pool.filter((colour) => colour !== first);
  return [first, rest[0] ?? palette.accent, rest[1] ?? palette.deep];
}

function seating(sheet: Sheet, kind: 'corner' | 'living'): Scene {
  const { random, palette, width: W, height: H } = sheet;
  const tall = H / W;
  const space = room(sheet, tall > 1.2 ? random.between(0.78, 0.84) : 0.8);
  const [cloth, second, third] = pieces(sheet, space.wall);
  const floor = space.floor + (H - space.floor) * 0.34;
  const isSofa = kind === 'living';
  const size = isSofa ? W * random.between(0.62, 0.76) : W * random.between(0.36, 0.44);
  const x = isSofa ? W * random.between(0.47, 0.53) : W * random.between(0.42, 0.6);
  const seat = isSofa ? random.pick(SOFAS) : random.pick(ARMCHAIRS);
  const seatHeight = isSofa ? size * 0.36 : size * 1.2;
  const roof = H * random.between(0.06, 0.12);
  const wallTop = above(
    sheet,
    x + random.between(-30, 30),
    roof,
    W * random.between(0.56, 0.72),
    Math.max(180, floor - seatHeight - roof - 60),
  );
  const lamp = random.pick(FLOOR_LAMPS);
  const plantName = random.pick(STANDING_PLANTS);
  const side = random.sign();
  const lampX = x - side * (size * 0.5 + W * 0.07);
  const plantX = x + side * Math.min(W * 0.42, size * 0.5 + W * 0.1);
  const rugName = random.pick(RUGS);
  const standing = random.chance(0.7);
  const hasPet = random.chance(0.35);
  const pet = hasPet ? cat(sheet, W * 0.1, random.pick(CATS)) : null;
  const lampHeight = Math.min(floor * 0.72, H * random.between(0.44, 0.54));
  const lampBody = standing
    ? place(
        floorLamp(sheet, lamp, lampHeight, third),
        Math.min(W * 0.94, Math.max(W * 0.07, lampX)),
        floor - 8,
        { flip: side < 0 },
      )
    : place(pendant(sheet, random.pick(PENDANTS), W * 0.2, third, H), W * random.between(0.2, 0.8), H * 0.2);
  const tableX = x - side * size * (isSofa ? 0.12 : 0.72);
  const tableY = isSofa ? floor + (H - floor) * 0.5 : floor + 14;
  const tableHeight = isSofa ? W * 0.13 : W * 0.2;
  const ware = random.pick([
    bookPile(sheet, W * 0.1, random.int(2, 4)),
    cup(sheet, W * 0.055, third, true),
    vessel(sheet, random.pick(VASES), W * 0.12, third),
  ]);
  const body =
    space.body +
    (wallTop.behind
      ? sunPatch(sheet, x - W * 0.2, space.floor, W * 0.36, H - space.floor, W * 0.16 * side)
      : '') +
    wallTop.body +
    rug(
      sheet,
      rugName,
      x,
      floor + (H - floor) * 0.36,
      Math.min(W * 0.96, size * (isSofa ? 1.16 : 1.7)),
      Math.min((H - floor) * 1.1, W * 0.2),
    ) +
    (standing ? sheet.standing(lampX, floor - 8, W * 0.14) : '') +
    lampBody +
    sheet.standing(plantX, floor, W * 0.16) +
    place(potted(sheet, plantName, H * random.between(0.3, 0.42), second), plantX, floor) +
    sheet.standing(x, floor + 4, size * 0.9, 0.4) +
    place(isSofa ? sofa(sheet, seat, size, cloth) : armchair(sheet, seat, size, cloth), x, floor + 4) +
    sheet.standing(tableX, tableY, W * 0.2) +
    place(
      table(
        sheet,
        isSofa ? W * 0.3 : W * 0.18,
        tableHeight,
        random.pick(['#8a5f3f', '#c79f6f', palette.ink, palette.paper]),
      ) + place(ware, 0, -tableHeight),
      tableX,
      tableY,
    ) +
    (pet
      ? sheet.standing(x + side * size * 0.3, floor + (H - floor) * 0.5, W * 0.09) +
        place(pet.body, x + side * size * 0.3, floor + (H - floor) * 0.52, { flip: side < 0 })
      : '');
  const colour = nameOf(cloth);
  const light = standing ? lamp : 'pendant lamp';
  const wall = nameOf(space.wall);
  const title = titled(
    random,
    isSofa
      ? [
          `${colour} ${seat} with ${an(plantName)}`,
          `Living room in ${wall} and ${colour}`,
          `${seat} under ${wallTop.text}`,
          `${wall} living room with ${an(rugName)}`,
          `${space.finish} ${wall} wall behind ${an(colour)} sofa`,
        ]
      : [
          `Reading corner with ${an(light)}`,
          `${colour} ${seat} and ${an(plantName)}`,
          `Quiet corner in ${wall} and ${colour}`,
          `${seat} below ${wallTop.text}`,
          `Reading nook: ${seat}, ${light}, ${plantName}`,
        ],
  );
  const things = [`${an(colour)} ${seat}`, `${an(light)}`, `${an(plantName)}`, `${an(rugName)}`];
  const description = sentences(
    `${random.pick(['I like how', 'Look how', 'Proof that', 'Note to self:'])} ${an(colour)} ${seat} ${random.pick(['warms up', 'lifts', 'settles into', 'anchors'])} ${an(wall)} ${random.pick(['wall', 'room', 'corner'])}`,
    random.pick([
      `The ${rugName} keeps it together`,
      `${wallTop.text} above, ${an(plantName)} for company`,
      `Would swap the ${light} for something smaller`,
      `Want the ${light}`,
      '',
    ]),
  );
  return {
    body,
    title,
    description,
    altText: `Illustration of a room with ${an(wall)} ${space.finish} wall: ${listed(things)}, ${wallTop.text} above${pet ? `, and a cat ${pet.doing}` : ''}.`,
    words: [
      kind === 'living' ? 'living room' : 'reading corner',
      'interior',
      'home',
      seat,
      light,
      plantName,
      rugName,
      colour,
      wall,
    ],
  };
}

export const readingCorner: Theme = {
  name: 'reading corners',
  shapes: ['2:3', '3:4', '4:5', '9:16'],
  draw: (sheet) => seating(sheet, 'corner'),
};

export const livingRoom: Theme = {
  name: 'living rooms',
  shapes: ['3:4', '4:5', '1:1', '2:3'],
  draw: (sheet) => seating(sheet, 'living'),
};
