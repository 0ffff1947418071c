import { darken, lighten, lightness, mix, nameOf, standingOut } from '../colour.ts';
import { hues } from '../palettes.ts';
import { an, capital, listed, numberWord, sentences, titled } from '../phrases.ts';
import { WOODS } from '../props/furniture.ts';
import { pickHour } from '../props/hours.ts';
import { PENDANTS, pendant } from '../props/lamps.ts';
import { floorFill, patternFill } from '../props/patterns.ts';
import { potted, SMALL_PLANTS, trailing } from '../props/plants.ts';
import { cup, jar, VASES, vessel } from '../props/vessels.ts';
import { window } from '../props/windows.ts';
import type { Scene, Sheet } from '../sheet.ts';
import { circle, ellipse, line, path, place, polygon, rect, stroke, times } from '../svg.ts';
import type { Theme } from '../theme.ts';

/** Wall tiles as a fill, with the word for how they are laid. */
function tiling(sheet: Sheet, colour: string): { fill: string; name: string } {
  const { random, palette } = sheet;
  const name = random.pick([
    'square',
    'brick',
    'fish-scale',
    'checkered',
    'patterned',
    'stacked',
    'hand-made',
  ]);
  const joint = lightness(colour) > 0.6 ? darken(colour, 0.12) : lighten(colour, 0.25);
  const glaze = (): string => mix(colour, lighten(colour, 0.5), random.next() * 0.5);
  const cells = (w: number, h: number, shift: number): string =>
    sheet.pattern(
      w * 4,
      h * 4,
      rect(0, 0, w * 4, h * 4, joint) +
        times(20, (i) => {
          const [c, r] = [i % 5, Math.floor(i / 5)];
          return rect(c * w + 1.5 - (r % 2 ? shift * w : 0), r * h + 1.5, w - 3, h - 3, glaze(), {
            rx: name === 'hand-made' ? 5 : 2,
          });
        }),
    );
  switch (name) {
    case 'brick':
      return { name, fill: cells(86, 38, 0.5) };
    case 'stacked':
      return { name, fill: cells(34, 100, 0) };
    case 'fish-scale':
      return { name, fill: patternFill(sheet, 'scallops', 70, joint, colour, lighten(colour, 0.25)) };
    case 'checkered':
      return { name, fill: patternFill(sheet, 'checker', 100, colour, mix(colour, palette.paper, 0.6)) };
    case 'patterned':
      return {
        name,
        fill: patternFill(
          sheet,
          random.pick(['petals', 'diamonds', 'half moons', 'crosses']),
          76,
          lighten(colour, 0.5),
          palette.main,
          palette.accent,
        ),
      };
    default:
      return { name, fill: cells(62, 62, 0) };
  }
}

const METAL = '#b98f4a';

function pan(size: number, fill: string, turn: number): string {
  return place(
    rect(size * 0.4, -size * 0.07, size * 0.8, size * 0.13, darken(fill, 0.45), { rx: size * 0.06 }) +
      circle(0, 0, size * 0.5, fill) +
      circle(0, 0, size * 0.41, darken(fill, 0.2)) +
      circle(-size * 0.1, -size * 0.12, size * 0.16, '#ffffff', { opacity: 0.12 }),
    0,
    0,
    { rotate: turn },
  );
}

const potOnStove = (w: number, fill: string): string =>
  rect(-w * 0.62, -w * 0.5, w * 1.24, w * 0.1, darken(fill, 0.35), { rx: w * 0.05 }) +
  rect(-w / 2, -w * 0.62, w, w * 0.62, fill, { rx: w * 0.07 }) +
  rect(-w * 0.52, -w * 0.68, w * 1.04, w * 0.1, lighten(fill, 0.15), { rx: w * 0.04 }) +
  circle(0, -w * 0.73, w * 0.06, darken(fill, 0.4));
const kettle = (w: number, fill: string): string =>
  stroke(`M${-w * 0.3} ${-w * 0.66}Q0 ${-w * 1.16} ${w * 0.3} ${-w * 0.66}`, darken(fill, 0.45), w * 0.07) +
  path(
    `M${w * 0.34} ${-w * 0.42}L${w * 0.72} ${-w * 0.66}L${w * 0.66} ${-w * 0.74}L${w * 0.3} ${-w * 0.6}Z`,
    darken(fill, 0.14),
  ) +
  path(`M${-w * 0.5} 0Q${-w * 0.48} ${-w * 0.7} 0 ${-w * 0.72}T${w * 0.5} 0Z`, fill) +
  circle(0, -w * 0.75, w * 0.06, darken(fill, 0.4));
const board = (h: number, fill: string, round: boolean): string =>
  round
    ? circle(0, -h * 0.5, h * 0.5, fill) + circle(0, -h * 0.9, h * 0.05, darken(fill, 0.4))
    : rect(-h * 0.3, -h * 0.8, h * 0.6, h * 0.8, fill, { rx: h * 0.06 }) +
      rect(-h * 0.07, -h, h * 0.14, h * 0.26, fill, { rx: h * 0.06 }) +
      circle(0, -h * 0.94, h * 0.025, darken(fill, 0.4));

function fruitBowl(sheet: Sheet, w: number): string {
  const { random, palette } = sheet;
  const fruits = times(7, (i) => {
    const c = random.pick(['#f2c62e', '#ee8a2d', '#d63a26', '#8fae4a', '#5b2750']);
    const [x, y, r] = [(i - 3) * w * 0.11, -w * (0.34 + (i % 2) * 0.12), w * 0.12];
    return (
      circle(x, y, r, c) + ellipse(x - r * 0.3, y - r * 0.3, r * 0.3, r * 0.2, '#ffffff', { opacity: 0.3 })
    );
  });
  const fill = random.pick([palette.paper, palette.accent, palette.main]);
  return (
    fruits +
    path(`M${-w / 2} ${-w * 0.34}Q${-w * 0.4} 0 0 0T${w / 2} ${-w * 0.34}Z`, fill) +
    path(
      `M${-w / 2} ${-w * 0.34}Q${-w * 0.4} 0 0 0T${w / 2} ${-w * 0.34}Z`,
      sheet.fade(palette.ink, 0.2, -90),
    )
  );
}

function utensils(sheet: Sheet, h: number): string {
  const fill = sheet.random.pick(hues(sheet.palette));
  return (
    times(5, (i) => {
      const turn = -24 + i * 12;
      const wood = i % 2 ? '#b98a5c' : '#8a5f3f';
      return place(
        rect(-h * 0.02, -h, h * 0.04, h * 0.7, wood, { rx: 3 }) +
          [
            ellipse(0, -h, h * 0.07, h * 0.11, wood),
            rect(-h * 0.06, -h * 1.1, h * 0.12, h * 0.2, wood, { rx: 6 }),
            times(3, (k) =>
              ellipse(0, -h * 1.02, h * (0.03 + k * 0.025), h * 0.12, 'none', {
                stroke: '#9aa0a3',
                strokeWidth: 2.4,
              }),
            ),
          ][i % 3],
        0,
        0,
        { rotate: turn },
      );
    }) + rect(-h * 0.2, -h * 0.46, h * 0.4, h * 0.46, fill, { rx: h * 0.04 })
  );
}

/** Things that stand on a counter, with the words for them. */
function still(sheet: Sheet, count: number, unit: number): { name: string; body: string }[] {
  const { random, palette } = sheet;
  const makes: Readonly<Record<string, () => string>> = {
    kettle: () => kettle(unit * 0.8, random.pick([palette.main, palette.accent, palette.deep, '#b9bcc0'])),
    'fruit bowl': () => fruitBowl(sheet, unit * 1.15),
    'wooden spoons': () => utensils(sheet, unit * 0.9),
    'chopping boards': () =>
      place(board(unit * 1.5, '#b98a5c', false), -unit * 0.1, 0) +
      place(board(unit * 1.05, '#8a5f3f', random.chance(0.5)), unit * 0.22, 0),
    'pot of herbs': () => potted(sheet, random.pick(SMALL_PLANTS), unit * 1.15, random.pick(hues(palette))),
    jars: () =>
      times(3, (i) =>
        place(
          jar(
            sheet,
            unit * 0.34,
            unit * (0.7 - i * 0.12),
            random.pick(['#d9a24a', '#c8562e', '#8fae5a', '#f0dcb8', '#6b3f28']),
          ),
          (i - 1) * unit * 0.38,
          0,
        ),
      ),
    pitcher: () =>
      vessel(sheet, 'pitcher', unit * 1.05, random.pick([palette.paper, palette.main, palette.accent])),
    'cup of coffee': () => cup(sheet, unit * 0.42, random.pick([palette.paper, palette.accent]), true),
    vase: () => vessel(sheet, random.pick(VASES), unit * 1.1, random.pick(hues(palette))),
    'stock pot': () => potOnStove(unit * 0.9, random.pick([palette.main, palette.accent, palette.deep])),
    'coffee maker': () =>
      polygon(
        [
          [-unit * 0.24, -unit * 0.5],
          [unit * 0.24, -unit * 0.5],
          [unit * 0.32, 0],
          [-unit * 0.32, 0],
        ],
        '#b9bcc0',
      ) +
      polygon(
        [
          [-unit * 0.28, -unit * 0.86],
          [unit * 0.28, -unit * 0.86],
          [unit * 0.22, -unit * 0.5],
          [-unit * 0.22, -unit * 0.5],
        ],
        '#d5d8da',
      ) +
      polygon(
        [
          [-unit * 0.26, -unit * 0.86],
          [0, -unit * 1.02],
          [unit * 0.26, -unit * 0.86],
        ],
        '#b9bcc0',
      ) +
      circle(0, -unit * 1.04, unit * 0.05, palette.ink) +
      stroke(
        `M${unit * 0.27} ${-unit * 0.8}h${unit * 0.2}l${-unit * 0.04} ${unit * 0.4}`,
        palette.ink,
        unit * 0.07,
      ),
    loaf: () =>
      path(
        `M${-unit * 0.5} 0Q${-unit * 0.58} ${-unit * 0.44} 0 ${-unit * 0.46}T${unit * 0.5} 0Z`,
        '#b9793f',
      ) +
      times(3, (i) =>
        stroke(
          `M${-unit * (0.26 - i * 0.22)} ${-unit * 0.36}q${unit * 0.06} ${unit * 0.12} ${unit * 0.12} ${unit * 0.2}`,
          '#e6bd84',
          unit * 0.06,
        ),
      ),
  };
  return random.some(Object.entries(makes), count).map(([name, draw]) => ({ name, body: draw() }));
}

function kitchen(sheet: Sheet): Scene {
  const { random, palette, width: W, height: H } = sheet;
  const wall = random.pick([
    palette.paper,
    palette.soft,
    lighten(palette.second, 0.4),
    palette.main,
    palette.second,
    lighten(palette.main, 0.4),
    palette.deep,
  ]);
  const tileColour = random.pick([
    palette.paper,
    palette.soft,
    lighten(palette.main, 0.3),
    palette.second,
    palette.accent,
    mix(palette.deep, palette.main, 0.4),
  ]);
  const tile = tiling(sheet, tileColour);
  const cabinet = standingOut(
    tileColour,
    random.shuffle([palette.main, palette.deep, palette.second, palette.accent, palette.paper, '#8a5f3f']),
    0.14,
  );
  const top = H * random.between(0.6, 0.66);
  const floor = H * 0.93;
  const worktop = random.pick(['#fbf6ec', '#c79f6f', '#8a5f3f', '#3b3f44', palette.soft]);
  const upper = random.pick(['open shelves', 'window', 'hood', 'rail', 'window']);
  const unit = W * 0.17;
  const tileTop = upper === 'window' ? H * 0.34 : H * random.between(0.12, 0.4);
  const doors = random.int(3, 4);
  const each = W / doors;
  const fronts = times(doors, (i) => {
    const x = i * each;
    const oven = i === doors - 2 && upper === 'hood';
    if (oven)
      return (
        rect(x + 6, top + 24, each - 12, floor - top - 34, '#d9d6d0', { rx: 6 }) +
        rect(x + each * 0.14, top + (floor - top) * 0.42, each * 0.72, (floor - top) * 0.4, palette.ink, {
          rx: 8,
        }) +
        line(
          x + each * 0.16,
          top + (floor - top) * 0.35,
          x + each * 0.84,
          top + (floor - top) * 0.35,
          METAL,
          7,
        ) +
        times(4, (k) => circle(x + each * (0.2 + k * 0.2), top + (floor - top) * 0.22, 9, palette.ink))
      );
    const drawers = random.chance(0.35);
    const tint = mix(cabinet, lighten(cabinet, 0.2), 0.5);
    return (
      rect(x + 6, top + 24, each - 12, floor - top - 34, tint, { rx: 4 }) +
      (drawers
        ? times(
            3,
            (k) =>
              rect(
                x + 12,
                top + 30 + (k * (floor - top - 44)) / 3,
                each - 24,
                (floor - top - 44) / 3 - 6,
                lighten(cabinet, 0.16),
                { rx: 3 },
              ) +
              rect(x + each * 0.38, top + 46 + (k * (floor - top - 44)) / 3, each * 0.24, 6, METAL, {
                rx: 3,
              }),
          )
        : rect(x + 20, top + 38, each - 40, floor - top - 62, 'none', {
            stroke: darken(cabinet, 0.16),
            strokeWidth: 4,
          }) + circle(x + (i % 2 ? 34 : each - 34), top + (floor - top) * 0.26, 8, METAL))
    );
  });
  const hour = pickHour(random);
  const shelfY = [H * 0.24, H * 0.42];
  const shelfThings = (y: number): string =>
    times(6, (i) => {
      const x = W * (0.12 + i * 0.15);
      return place(
        random.pick([
          () =>
            jar(sheet, unit * 0.42, unit * 0.6, random.pick(['#d9a24a', '#c8562e', '#8fae5a', '#f0dcb8'])),
          () =>
            vessel(
              sheet,
              random.pick(VASES),
              unit * random.between(0.5, 0.8),
              random.pick([...hues(palette), palette.paper]),
            ),
          () =>
            times(4, (k) =>
              path(
                `M${-unit * 0.24} ${-k * unit * 0.1 - unit * 0.12}Q${-unit * 0.18} ${-k * unit * 0.1} 0 ${-k * unit * 0.1}T${unit * 0.24} ${-k * unit * 0.1 - unit * 0.12}Z`,
                k % 2 ? palette.paper : palette.accent,
              ),
            ),
          () =>
            times(2, (k) =>
              place(cup(sheet, unit * 0.26, random.pick(hues(palette))), (k - 0.5) * unit * 0.42, 0),
            ),
          () => potted(sheet, random.pick(SMALL_PLANTS), unit * 0.8, palette.accent),
        ])(),
        x,
        y,
      );
    });
  const uppers: Readonly<Record<string, () => string>> = {
    'open shelves': () =>
      shelfY
        .map(
          (y) =>
            shelfThings(y) +
            rect(W * 0.05, y, W * 0.9, 14, '#8a5f3f') +
            rect(W * 0.05, y + 14, W * 0.9, 7, palette.ink, { opacity: 0.14 }),
        )
        .join('') + place(trailing(sheet, H * 0.14), W * 0.92, shelfY[0] ?? 0),
    window: () =>
      window(
        sheet,
        random.pick(['wide window', 'grid window', 'arched window'] as const),
        { x: W * random.between(0.18, 0.3), y: H * 0.08, width: W * 0.5, height: H * 0.36 },
        palette.paper,
        hour,
        random.chance(0.5),
      ) + place(pendant(sheet, random.pick(PENDANTS), W * 0.17, palette.accent, H), W * 0.12, H * 0.2),
    hood: () => {
      const x = (doors - 1.5) * each;
      return (
        polygon(
          [
            [x - each * 0.3, -10],
            [x + each * 0.3, -10],
            [x + each * 0.3, H * 0.16],
            [x + each * 0.5, H * 0.34],
            [x - each * 0.5, H * 0.34],
            [x - each * 0.3, H * 0.16],
          ],
          mix(wall, palette.paper, 0.4),
        ) +
        rect(x - each * 0.5, H * 0.33, each, H * 0.02, METAL) +
        place(potOnStove(unit * 0.75, palette.main), x - each * 0.2, top) +
        place(kettle(unit * 0.6, palette.accent), x + each * 0.24, top) +
        rect(W * 0.05, H * 0.34, W * 0.42, 13, '#8a5f3f') +
        times(4, (i) =>
          place(
            vessel(sheet, random.pick(VASES), unit * 0.6, random.pick(hues(palette))),
            W * (0.1 + i * 0.1),
            H * 0.34,
          ),
        )
      );
    },
    rail: () =>
      rect(W * 0.06, H * 0.24, W * 0.88, 8, METAL) +
      times(
        6,
        (i) =>
          line(W * (0.14 + i * 0.145), H * 0.24, W * (0.14 + i * 0.145), H * 0.28, METAL, 4) +
          place(
            i % 3 === 2
              ? place(board(unit * 0.9, '#b98a5c', i % 2 === 0), 0, unit * 0.9)
              : pan(unit * random.between(0.5, 0.75), random.pick(['#b8703f', '#3b3f44', palette.main]), 90),
            W * (0.14 + i * 0.145),
            H * 0.28 + unit * (i % 3 === 2 ? 0 : 0.2),
            { rotate: i % 3 === 2 ? 0 : 0 },
          ),
      ),
  };
  const things = still(sheet, 4, unit).map((thing, i) => ({ ...thing, x: W * (0.13 + i * 0.25) }));
  const shown = upper === 'hood' ? things.slice(0, 2) : things;
  const body =
    sheet.ground(wall) +
    rect(0, tileTop, W, top - tileTop, tile.fill) +
    (tileTop > H * 0.15 ? rect(0, tileTop - 8, W, 10, darken(tileColour, 0.2)) : '') +
    (uppers[upper]?.() ?? '') +
    rect(0, top + 14, W, floor - top, cabinet) +
    fronts +
    rect(0, top, W, 22, worktop) +
    rect(0, top + 22, W, 8, palette.ink, { opacity: 0.2 }) +
    shown.map(({ body: one, x }) => sheet.standing(x, top, unit * 0.9) + place(one, x, top + 2)).join('') +
    rect(
      0,
      floor,
      W,
      H - floor,
      floorFill(
        sheet,
        random.pick(['tiles', 'planks', 'terrazzo', 'herringbone'] as const),
        random.pick(WOODS),
      ),
    ) +
    rect(0, floor - 16, W, 16, darken(cabinet, 0.4));
  const [colour, tiled] = [nameOf(cabinet), nameOf(tileColour)];
  const names = shown.map(({ name }) => name);
  return {
    body,
    title: titled(random, [
      `${capital(colour)} kitchen with ${tile.name} ${tiled} tiles`,
      `${capital(tile.name)} tiles and ${upper === 'window' ? 'a window over the counter' : upper}`,
      `${capital(colour)} cabinets, ${names[0]} and ${names[1]}`,
      `Kitchen counter with ${names[0]}`,
      `${capital(tiled)} ${tile.name} tiles behind ${colour} cabinets`,
    ]),
    description: sentences(
      `${capital(colour)} cabinets, ${tile.name} ${tiled} tiles, ${upper === 'window' ? 'a window' : `${an(upper)}`.replace(/^an? (open shelves)/, '$1')} above`,
      `On the counter: ${listed(names)}`,
      random.pick(['', 'The brass can stay', 'I would skip the upper cabinets too']),
    ),
    altText: `Illustration of a kitchen with ${colour} cabinets and ${tile.name} ${tiled} tiles; on the counter ${listed(names)}.`,
    words: ['kitchen', 'interior', 'home', 'cabinets', 'tiles', tile.name, upper, ...names, colour, tiled],
  };
}

function shelfLife(sheet: Sheet): Scene {
  const { random, palette, width: W, height: H } = sheet;
  const wall = random.pick([
    palette.paper,
    palette.soft,
    lighten(palette.second, 0.4),
    palette.second,
    palette.deep,
    palette.main,
  ]);
  const rows = H / W > 1.2 ? 4 : 3;
  const contents: Readonly<Record<string, string>> = {
    'red lentils': '#d9703a',
    rice: '#f7f1e1',
    'split peas': '#a9b84f',
    beans: '#5a2e33',
    polenta: '#f0c24a',
    coffee: '#3f2a20',
    sugar: '#fdfaf3',
    pasta: '#e9c67a',
    honey: '#d98f2a',
    jam: '#9c2340',
    pickles: '#8a9a3f',
    paprika: '#c23a22',
    almonds: '#b97f47',
    oats: '#e6d3ad',
  };
  const used = new Set<string>();
  const shelves = times(rows, (r) => {
    const y = (H * (r + 0.9)) / rows;
    const high = H / rows;
    let [x, body] = [W * 0.06, ''];
    while (x < W * 0.92) {
      const w = high * random.between(0.24, 0.42);
      const [name, fill] = random.pick(Object.entries(contents));
      const kind = random.next();
      if (kind < 0.66) {
        used.add(name);
        body += place(jar(sheet, w * 0.86, high * random.between(0.42, 0.7), fill), x + w / 2, y);
      } else if (kind < 0.8)
        body += place(
          vessel(
            sheet,
            random.pick(VASES),
            high * random.between(0.4, 0.64),
            random.pick([...hues(palette), palette.paper].filter((c) => c !== wall)),
          ),
          x + w / 2,
          y,
        );
      else if (kind < 0.9)
        body += place(potted(sheet, random.pick(SMALL_PLANTS), high * 0.66, palette.accent), x + w / 2, y);
      else
        body += times(5, (k) =>
          path(
            `M${x} ${y - k * high * 0.07 - high * 0.09}Q${x + w * 0.1} ${y - k * high * 0.07} ${x + w / 2} ${y - k * high * 0.07}T${x + w} ${y - k * high * 0.07 - high * 0.09}Z`,
            k % 2 ? palette.paper : random.pick(hues(palette)),
          ),
        );
      x += w + high * 0.035;
    }
    return (
      rect(0, y - high * 0.9, W, high * 0.9, palette.ink, { opacity: 0.04 * (r % 2) }) +
      body +
      rect(0, y, W, high * 0.055, '#8a5f3f') +
      rect(0, y + high * 0.055, W, high * 0.04, palette.ink, { opacity: 0.16 })
    );
  });
  const names = [...used];
  return {
    body: sheet.ground(wall) + shelves,
    title: titled(random, [
      `Pantry with ${listed(names.slice(0, 3))}`,
      `${capital(numberWord(rows))} pantry shelves on ${an(nameOf(wall))} wall`,
      `${capital(names[0] ?? 'rice')}, ${names[1]} and ${names.at(-1)} in jars`,
      `Jars of ${names[0]} and ${names.at(-1)}`,
    ]),
    description: sentences(
      `${capital(listed(names.slice(0, 5)))} in glass, in rows`,
      random.pick(['Labels can wait', 'Refill, not rebuy', 'It stays this tidy for a week']),
    ),
    altText: `Illustration of ${numberWord(rows)} wooden pantry shelves on ${an(nameOf(wall))} wall with jars of ${listed(names.slice(0, 5))}.`,
    words: ['pantry', 'kitchen', 'jars', 'shelves', 'storage', ...names, nameOf(wall)],
  };
}

export const kitchenTheme: Theme = { name: 'kitchens', shapes: ['3:4', '4:5', '2:3', '1:1'], draw: kitchen };
export const pantryTheme: Theme = { name: 'pantries', shapes: ['2:3', '3:4', '4:5'], draw: shelfLife };
