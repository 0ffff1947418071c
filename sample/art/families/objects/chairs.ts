import { lighten, nameOf, standingOut } from '../../colour.ts';
import { hues } from '../../palettes.ts';
import { an, capital, listed, numberWord, sentences, titled } from '../../phrases.ts';
import { FLOOR_LAMPS, floorLamp } from '../../props/lamps.ts';
import { ARMCHAIRS, armchair } from '../../props/seats.ts';
import { VASES, vessel } from '../../props/vessels.ts';
import type { Scene, Sheet } from '../../sheet.ts';
import { place, rect, times } from '../../svg.ts';
import type { Theme } from '../../theme.ts';
import { backdrop } from './backdrop.ts';

function chairs(sheet: Sheet): Scene {
  const { random, palette, width: W, height: H } = sheet;
  const base = backdrop(sheet);
  const many = random.chance(0.4);
  const cloths = hues(palette)
    .concat(palette.paper)
    .map((c) => standingOut(base.colour, [c, palette.paper, palette.deep], 0.16));
  if (many) {
    const columns = 2;
    const rows = Math.max(2, Math.round((H / W) * 2));
    const names = random.shuffle(ARMCHAIRS);
    const cells = times(columns * rows, (i) => {
      const [cw, ch] = [W / columns, H / rows];
      const [x, y] = [cw * ((i % columns) + 0.5), ch * (Math.floor(i / columns) + 0.84)];
      const back = random.pick([
        palette.soft,
        palette.paper,
        lighten(palette.second, 0.4),
        lighten(palette.main, 0.5),
        palette.deep,
        palette.accent,
      ]);
      return (
        rect((i % columns) * cw, Math.floor(i / columns) * ch, cw + 1, ch + 1, back) +
        sheet.standing(x, y, cw * 0.5) +
        place(
          armchair(
            sheet,
            names[i % names.length] ?? 'shell chair',
            Math.min(cw * 0.6, ch * 0.56),
            standingOut(back, random.shuffle(hues(palette))),
          ),
          x,
          y,
        )
      );
    });
    return {
      body: cells,
      title: titled(random, [
        `${capital(numberWord(columns * rows))} chairs: ${listed(names.slice(0, 3))}`,
        `Chair chart with ${an(names[0] ?? '')}`,
        `${capital(names[0] ?? '')}, ${names[1]} and friends, ${palette.name.toLowerCase()}`,
      ]),
      description: sentences(
        `${capital(listed(names.slice(0, columns * rows)))}`,
        random.pick([
          'Which one for the window?',
          'Sit before you buy',
          'The answer is always the wing chair',
        ]),
      ),
      altText: `Illustration of ${numberWord(columns * rows)} armchairs in a grid of coloured fields.`,
      words: ['chairs', 'furniture', 'design', ...names],
    };
  }
  const name = random.pick(ARMCHAIRS);
  const cloth = cloths[0] ?? palette.main;
  const lamp = random.pick(FLOOR_LAMPS);
  const size = Math.min(W * 0.46, H * 0.36);
  const y = base.floor + (H - base.floor) * 0.4;
  const body =
    base.body +
    place(floorLamp(sheet, lamp, H * 0.56, cloths[1] ?? palette.accent), W * 0.2, y - 14) +
    sheet.standing(W * 0.54, y, size, 0.45) +
    place(armchair(sheet, name, size, cloth), W * 0.54, y) +
    sheet.standing(W * 0.86, y + 16, W * 0.1) +
    place(vessel(sheet, random.pick(VASES), H * 0.16, cloths[2] ?? palette.deep), W * 0.86, y + 16);
  return {
    body,
    title: titled(random, [
      `${capital(nameOf(cloth))} ${name} and ${an(lamp)}`,
      `${capital(name)} on ${nameOf(base.colour)}`,
      `Study of ${an(name)}, ${nameOf(cloth)} cloth`,
      `The ${nameOf(cloth)} ${name}`,
    ]),
    description: sentences(
      `${capital(an(`${nameOf(cloth)} ${name}`))} beside ${an(lamp)}`,
      random.pick([
        'Looks better than it sits, probably',
        'From an estate sale list',
        'In the corner, facing out',
      ]),
    ),
    altText: `Illustration of ${an(`${nameOf(cloth)} ${name}`)} beside ${an(lamp)} before ${an(nameOf(base.colour))} wall.`,
    words: ['chair', 'furniture', 'design', 'interior', name, lamp, nameOf(cloth), nameOf(base.colour)],
  };
}

export const chairTheme: Theme = { name: 'chairs', shapes: ['4:5', '3:4', '1:1', '2:3'], draw: chairs };
