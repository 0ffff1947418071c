import { lighten, mix, nameOf, standingOut } from '../colour.ts';
import { hues } from '../palettes.ts';
import { an, capital, listed, numberWord, sentences, titled } from '../phrases.ts';
import { FLOWERS, flower } from '../props/flowers.ts';
import { greensFor, ovalLeaf, sprig } from '../props/foliage.ts';
import { ARMCHAIRS, armchair } from '../props/furniture.ts';
import { FLOOR_LAMPS, floorLamp, PENDANTS, pendant, TABLE_LAMPS, tableLamp } from '../props/lamps.ts';
import { books, candle, cup, VASES, vessel } from '../props/vessels.ts';
import type { Scene, Sheet } from '../sheet.ts';
import { arch, circle, path, place, polygon, rect, times } from '../svg.ts';
import type { Theme } from '../theme.ts';

function backdrop(sheet: Sheet): { body: string; colour: string; floor: number } {
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

function pottery(sheet: Sheet): Scene {
  const { random, palette, width: W, height: H } = sheet;
  const base = backdrop(sheet);
  const clay = [...hues(palette), palette.paper, '#c8694a', '#d9b98c', palette.ink].map((c) =>
    standingOut(base.colour, [c, palette.paper, palette.ink], 0.13),
  );
  const shelf = random.chance(0.45);
  const used: string[] = [];
  const glazes: string[] = [];
  const one = (height: number): string => {
    const name = random.pick(VASES);
    const glaze = random.pick(clay);
    used.push(name);
    glazes.push(nameOf(glaze));
    return vessel(sheet, name, height, glaze);
  };
  if (shelf) {
    const rows = H / W > 1.2 ? 4 : 3;
    const columns = random.int(3, 5);
    const body = times(rows, (r) => {
      const y = (H * (r + 0.92)) / rows;
      return (
        times(columns, (c) => {
          const x = (W * (c + 0.5)) / columns;
          return sheet.standing(x, y, W * 0.12) + place(one((H / rows) * random.between(0.4, 0.7)), x, y);
        }) +
        rect(0, y, W, 14, '#8a5f3f') +
        rect(0, y + 14, W, 8, palette.ink, { opacity: 0.14 })
      );
    });
    const count = rows * columns;
    return {
      body: sheet.ground(base.colour) + body,
      title: titled(random, [
        `${count} pots on ${numberWord(rows)} shelves: ${listed([...new Set(glazes)].slice(0, 3))}`,
        `Pottery shelf: ${used[0]}, ${used[1]}, ${used[2]}`,
        `${capital(glazes[0] ?? '')} ${used[0]} and ${count - 1} more`,
      ]),
      description: sentences(
        `${capital(listed([...new Set(used)].slice(0, 4)))} in ${listed([...new Set(glazes)].slice(0, 3))}`,
        random.pick([
          'One week of throwing',
          'The crooked ones stay here',
          'Glaze tests, all of them keepers',
        ]),
      ),
      altText: `Illustration of ${count} ceramic vessels on ${numberWord(rows)} shelves, in ${listed([...new Set(glazes)].slice(0, 3))}.`,
      words: ['pottery', 'ceramics', 'vase', 'shelf', ...new Set(used), ...new Set(glazes)],
    };
  }
  const count = random.int(2, 5);
  const greens = greensFor(palette, random);
  const filling = random.pick(['', 'a branch', 'a flower', '']);
  const bloomName = random.pick(FLOWERS);
  const standing = Array.from({ length: count }, (_, i) => ({
    x: W * (0.5 + (i - (count - 1) / 2) * (0.74 / Math.max(2, count))),
    y: base.floor + (H - base.floor) * (0.2 + (i % 2) * 0.34),
    tall: H * random.between(0.2, 0.48),
  })).sort((a, b) => a.y - b.y);
  const body = standing
    .map(({ x, y, tall }, i) => {
      const twig =
        i !== 0 || filling === ''
          ? ''
          : filling === 'a branch'
            ? place(
                sprig(
                  [
                    [0, 0],
                    [20, -H * 0.14],
                    [-10, -H * 0.32],
                  ],
                  (s) => ovalLeaf(s, s * 0.6, random.pick([greens.dark, greens.mid, greens.light])),
                  { stem: greens.dark, width: 4, size: H * 0.09, pairs: 5 },
                ),
                x,
                y - tall + 4,
              )
            : place(
                flower(random, bloomName, H * 0.28, W * 0.15, palette.accent, palette.ink, greens),
                x,
                y - tall + 4,
              );
      return sheet.standing(x, y, tall * 0.5, 0.4) + twig + place(one(tall), x, y);
    })
    .join('');
  return {
    body: base.body + body,
    title: titled(random, [
      `${capital(glazes[0] ?? '')} ${used[0]}${count > 1 ? ` and ${glazes[1]} ${used[1]}` : ''}`,
      `${capital(numberWord(count))} vessels on ${nameOf(base.colour)}`,
      `${capital(used[0] ?? '')}${filling ? ` with ${filling === 'a flower' ? an(bloomName) : filling}` : ''}, ${glazes[0]} glaze`,
      `${capital(listed(used.slice(0, 3)))}`,
    ]),
    description: sentences(
      `${capital(listed(used.map((name, i) => `${glazes[i]} ${name}`)))}`,
      random.pick([
        'Stoneware, fired twice',
        'I want the small one',
        'The glaze broke just right on the lip',
        'Thrown, not cast',
      ]),
    ),
    altText: `Illustration of ${numberWord(count)} ceramic vessels on ${an(nameOf(base.colour))} ground: ${listed(used.map((name, i) => `${glazes[i]} ${name}`))}.`,
    words: ['pottery', 'ceramics', 'vase', 'still life', ...used, ...glazes],
  };
}

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

function lamps(sheet: Sheet): Scene {
  const { random, palette, width: W, height: H } = sheet;
  const base = backdrop(sheet);
  const dark = mix(palette.deep, palette.ink, 0.3);
  const wall = random.chance(0.5) ? dark : base.colour;
  const shades = hues(palette)
    .concat(palette.paper)
    .map((c) => standingOut(wall, [c, palette.paper, palette.accent], 0.16));
  const shade = (): string => random.pick(shades);
  const hung = random.chance(0.55);
  const names = hung ? random.some(PENDANTS, random.int(3, 5)) : random.some(TABLE_LAMPS, random.int(2, 3));
  const body = hung
    ? sheet.ground(wall) +
      names
        .map((name, i) => {
          const y = H * random.between(0.24, 0.62);
          return place(
            pendant(sheet, name, W * random.between(0.17, 0.26), shade(), y + 50),
            (W * (i + 0.5)) / names.length,
            y,
          );
        })
        .join('') +
      rect(0, H * 0.86, W, H * 0.14, mix(wall, palette.accent, 0.35)) +
      place(books(sheet, W * 0.3, H * 0.1), W * 0.14, H * 0.86) +
      place(vessel(sheet, random.pick(VASES), H * 0.15, shade()), W * 0.74, H * 0.86)
    : rect(0, 0, W, H, wall) +
      rect(0, base.floor, W, H, mix(wall, palette.accent, 0.35)) +
      names
        .map((name, i) => {
          const x = (W * (i + 0.5)) / names.length;
          const y = base.floor + H * (0.04 + (i % 2) * 0.05);
          return (
            sheet.standing(x, y, W * 0.16) +
            place(tableLamp(sheet, name, H * random.between(0.26, 0.4), shade()), x, y)
          );
        })
        .join('') +
      place(candle(sheet, H * 0.14, palette.paper), W * 0.5, base.floor + H * 0.13) +
      place(cup(sheet, W * 0.08, shade(), true), W * 0.1, base.floor + H * 0.14);
  return {
    body,
    title: titled(random, [
      `${capital(listed(names.slice(0, 2)))} on ${an(nameOf(wall))} wall`,
      `${capital(numberWord(names.length))} ${hung ? 'hanging' : 'table'} lamps: ${names[0]} first`,
      `${capital(names[0] ?? '')} with ${an(names[1] ?? '')}, ${nameOf(wall)}`,
      `Light study, ${nameOf(wall)} and ${names.at(-1)}`,
    ]),
    description: sentences(
      `${capital(listed(names))} alight before ${an(nameOf(wall))} wall`,
      random.pick(['Warm bulbs only', 'Hang them lower than feels right', 'On a dimmer, always']),
    ),
    altText: `Illustration of ${numberWord(names.length)} lit lamps before ${an(nameOf(wall))} wall: ${listed(names)}.`,
    words: ['lamps', 'lighting', 'design', 'interior', ...names, nameOf(wall)],
  };
}

export const potteryTheme: Theme = { name: 'pottery', shapes: ['3:4', '4:5', '1:1', '2:3'], draw: pottery };
export const chairTheme: Theme = { name: 'chairs', shapes: ['4:5', '3:4', '1:1', '2:3'], draw: chairs };
export const lampTheme: Theme = { name: 'lamps', shapes: ['2:3', '3:4', '9:16'], draw: lamps };
