import { nameOf } from '../../colour.ts';
import { an, capital, sentences, titled } from '../../phrases.ts';
import { framed } from '../../props/frames.ts';
import { BEDS, bed, sideboard, table } from '../../props/furniture.ts';
import { atHour, pickHour } from '../../props/hours.ts';
import { PENDANTS, pendant, TABLE_LAMPS, tableLamp } from '../../props/lamps.ts';
import { SMALL_PLANTS } from '../../props/plants.ts';
import { potted } from '../../props/pots.ts';
import { room } from '../../props/room.ts';
import { RUGS, rug } from '../../props/rugs.ts';
import { bookPile, cup } from '../../props/shelf-things.ts';
import { window } from '../../props/windows.ts';
import type { Scene, Sheet } from '../../sheet.ts';
import { circle, line, place, polygon, times } from '../../svg.ts';
import type { Theme } from '../../theme.ts';
import { clear } from './clear.ts';

function bedroom(sheet: Sheet): Scene {
  const { random, palette, width: W, height: H } = sheet;
  const space = room(sheet, random.between(0.8, 0.86));
  const cloth = clear(sheet, space.wall);
  const floor = space.floor + (H - space.floor) * 0.45;
  const size = W * random.between(0.5, 0.62);
  const x = W * random.between(0.47, 0.53);
  const head = random.pick(BEDS);
  const hour = pickHour(random);
  const top = random.pick(['window', 'pictures', 'round mirror', 'hanging', 'window']);
  const roof = H * 0.08;
  const spare = floor - size * 0.8 - roof - 30;
  const aboveBed: Readonly<Record<string, () => string>> = {
    window: () =>
      window(
        sheet,
        random.pick(['arched window', 'wide window', 'round window'] as const),
        { x: x - size * 0.34, y: roof, width: size * 0.68, height: spare },
        palette.paper,
        hour,
        random.chance(0.4),
      ),
    pictures: () =>
      times(2, (i) =>
        framed(sheet, {
          x: x - size * 0.44 + i * size * 0.48,
          y: roof + spare * 0.3,
          width: size * 0.4,
          height: Math.min(size * 0.52, spare * 0.68),
        }),
      ),
    'round mirror': () =>
      circle(x, roof + spare * 0.6, size * 0.2, '#b98f4a') +
      circle(x, roof + spare * 0.6, size * 0.185, sheet.linear(['#eef4f3', '#c9d6d6'], 40)) +
      polygon(
        [
          [x - size * 0.1, roof + spare * 0.6 + size * 0.1],
          [x + size * 0.06, roof + spare * 0.6 - size * 0.15],
          [x + size * 0.1, roof + spare * 0.6 - size * 0.13],
          [x - size * 0.05, roof + spare * 0.6 + size * 0.13],
        ],
        '#ffffff',
        { opacity: 0.4 },
      ),
    hanging: () =>
      line(x - size * 0.34, roof + spare * 0.2, x + size * 0.34, roof + spare * 0.2, '#8a5f3f', 7) +
      times(27, (i) =>
        line(
          x - size * 0.31 + i * size * 0.024,
          roof + spare * 0.2,
          x - size * 0.31 + i * size * 0.024,
          roof + spare * (0.86 - Math.abs(i - 13) * 0.026),
          [palette.paper, palette.paper, palette.accent, palette.main][i % 4] ?? palette.paper,
          size * 0.018,
        ),
      ),
  };
  const lampName = random.pick(TABLE_LAMPS);
  const plantName = random.pick(SMALL_PLANTS);
  const wood = random.pick(['#8a5f3f', '#c79f6f', '#6b4a36']);
  const stand = size * 0.3;
  const leftX = x - size * 0.5 - stand * 0.62;
  const rightX = x + size * 0.5 + stand * 0.62;
  const hung = random.chance(0.35);
  const bedside =
    place(sideboard(sheet, stand, stand * 0.9, wood), leftX, floor - 8) +
    place(table(sheet, stand, stand * 0.9, wood), rightX, floor - 8);
  const onThem =
    (hung
      ? place(pendant(sheet, random.pick(PENDANTS), stand * 0.8, cloth, H), leftX, floor - stand * 2.4)
      : place(tableLamp(sheet, lampName, stand * 0.95, palette.accent), leftX, floor - 8 - stand * 0.9)) +
    place(
      random.pick([
        () => potted(sheet, plantName, stand * 1.2, palette.second),
        () =>
          bookPile(sheet, stand * 0.7, 3) +
          place(cup(sheet, stand * 0.3, palette.paper, true), 0, -stand * 0.29),
      ])(),
      rightX,
      floor - 8 - stand * 0.9,
    );
  const rugName = random.pick(RUGS);
  const body =
    space.body +
    (aboveBed[top]?.() ?? '') +
    rug(sheet, rugName, x, floor + (H - floor) * 0.45, size * 1.4, (H - floor) * 0.85) +
    bedside +
    onThem +
    sheet.standing(x, floor + 6, size * 1.1, 0.4) +
    place(bed(sheet, head, size, cloth), x, floor + 6);
  const [colour, wall] = [nameOf(cloth), nameOf(space.wall)];
  return {
    body,
    title: titled(random, [
      `Bedroom in ${wall} and ${colour}`,
      `Bed with ${an(head)} ${atHour(hour.name)}`,
      `${colour} ${head}, ${lampName}`,
      `Sunday bedroom with ${an(rugName)}`,
      `${wall} bedroom with ${top === 'window' ? 'a view' : top}`,
    ]),
    description: sentences(
      random.pick([
        'For the guest room',
        'Soft, but not sleepy',
        'The kind of room that makes you cancel plans',
        'Linen everywhere',
        'Ideas for when the loft is done',
      ]),
      `${capital(an(head))} and ${hung ? 'a hanging lamp' : an(lampName)} on the left`,
    ),
    altText: `Illustration of a bedroom with ${an(wall)} wall, a bed with ${an(colour)} ${head}, cushions and a quilt, ${an(rugName)} and bedside tables.`,
    words: ['bedroom', 'interior', 'home', 'bed', head, lampName, rugName, colour, wall],
  };
}

export const bedrooms: Theme = { name: 'bedrooms', shapes: ['4:5', '3:4', '1:1', '2:3'], draw: bedroom };
