import { darken, lighten, mix, nameOf, standingOut } from '../../colour.ts';
import { hues } from '../../palettes.ts';
import { an, capital, listed, sentences, titled } from '../../phrases.ts';
import { floorFill } from '../../props/floors.ts';
import { WOODS } from '../../props/furniture.ts';
import { pickHour } from '../../props/hours.ts';
import { PENDANTS, pendant } from '../../props/lamps.ts';
import { SMALL_PLANTS } from '../../props/plants.ts';
import { potted } from '../../props/pots.ts';
import { cup, jar } from '../../props/shelf-things.ts';
import { trailing } from '../../props/trailing.ts';
import { VASES, vessel } from '../../props/vessels.ts';
import { window } from '../../props/windows.ts';
import type { Scene, Sheet } from '../../sheet.ts';
import { circle, line, path, place, polygon, rect, times } from '../../svg.ts';
import type { Theme } from '../../theme.ts';
import { tiling } from './tiling.ts';
import { board, kettle, METAL, pan, potOnStove, still } from './utensils.ts';

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

export const kitchenTheme: Theme = { name: 'kitchens', shapes: ['3:4', '4:5', '2:3', '1:1'], draw: kitchen };
