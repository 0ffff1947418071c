import { darken, lighten, nameOf } from '../../colour.ts';
import { an, capital, sentences, titled } from '../../phrases.ts';
import { framed, miniature } from '../../props/frames.ts';
import { table } from '../../props/furniture.ts';
import { atHour, pickHour } from '../../props/hours.ts';
import { TABLE_LAMPS, tableLamp } from '../../props/lamps.ts';
import { SMALL_PLANTS, STANDING_PLANTS } from '../../props/plants.ts';
import { potted } from '../../props/pots.ts';
import { room } from '../../props/room.ts';
import { RUGS, rug } from '../../props/rugs.ts';
import { bookPile, books, cup } from '../../props/shelf-things.ts';
import { trailing } from '../../props/trailing.ts';
import { VASES, vessel } from '../../props/vessels.ts';
import { WINDOWS, window } from '../../props/windows.ts';
import type { Scene, Sheet } from '../../sheet.ts';
import { circle, line, path, place, rect, times } from '../../svg.ts';
import type { Theme } from '../../theme.ts';
import { clear } from './clear.ts';

function desk(sheet: Sheet): Scene {
  const { random, palette, width: W, height: H } = sheet;
  const space = room(sheet, 0.86);
  const cloth = clear(sheet, space.wall);
  const floor = space.floor + (H - space.floor) * 0.4;
  const wide = W * random.between(0.66, 0.8);
  const high = W * 0.36;
  const x = W / 2;
  const top = floor - high;
  const wood = random.pick(['#c79f6f', '#8a5f3f', palette.paper, '#6b4a36']);
  const roof = H * 0.07;
  const spare = top - roof - W * 0.3;
  const wallThing = random.pick(['pinboard', 'window', 'shelves', 'gallery']);
  const cards = (): string =>
    rect(x - wide * 0.34, roof, wide * 0.68, spare, '#d9b98c', { stroke: '#8a5f3f', strokeWidth: 8 }) +
    times(9, (i) => {
      const w = wide * random.between(0.12, 0.17);
      const [cx, cy] = [x - wide * 0.3 + (i % 3) * wide * 0.21, roof + 16 + Math.floor(i / 3) * spare * 0.31];
      const box = { x: 0, y: 0, width: w, height: spare * random.between(0.2, 0.28) };
      return place(miniature(sheet, box) + circle(w / 2, 6, 5, palette.main), cx, cy, {
        rotate: random.between(-6, 6),
      });
    });
  const shelves = (): string =>
    times(2, (i) => {
      const y = roof + spare * (0.45 + i * 0.52);
      return (
        rect(x - wide * 0.42, y, wide * 0.84, 11, '#8a5f3f') +
        place(books(sheet, wide * 0.34, spare * 0.32), x - wide * 0.38 + i * wide * 0.28, y) +
        place(
          vessel(sheet, random.pick(VASES), spare * 0.3, palette.accent),
          x + wide * (i ? -0.26 : 0.1),
          y,
        ) +
        place(
          i
            ? potted(sheet, random.pick(SMALL_PLANTS), spare * 0.42, palette.main)
            : trailing(sheet, spare * 0.5),
          x + wide * 0.34,
          y + (i ? 0 : 4),
        )
      );
    });
  const hour = pickHour(random);
  const backs: Readonly<Record<string, () => string>> = {
    pinboard: cards,
    window: () =>
      window(
        sheet,
        random.pick(WINDOWS.filter((name) => name !== 'french doors' && name !== 'round window')),
        { x: x - wide * 0.3, y: roof, width: wide * 0.6, height: spare },
        palette.paper,
        hour,
        random.chance(0.3),
      ),
    shelves,
    gallery: () =>
      times(3, (i) =>
        framed(sheet, {
          x: x - wide * 0.42 + i * wide * 0.29,
          y: roof + (i % 2) * spare * 0.16,
          width: wide * 0.25,
          height: spare * 0.7,
        }),
      ),
  };
  const lamp = random.pick(TABLE_LAMPS);
  const work = random.pick(['laptop', 'sketchbook', 'typewriter', 'monitor']);
  const tools: Readonly<Record<string, string>> = {
    laptop:
      rect(-90, -110, 180, 112, palette.ink, { rx: 8 }) +
      rect(-82, -102, 164, 94, sheet.linear([palette.soft, palette.main], 60)) +
      rect(-110, -8, 220, 8, '#b9bcc0', { rx: 4 }),
    monitor:
      rect(-14, -40, 28, 40, '#9aa0a3') +
      rect(-60, -6, 120, 6, '#9aa0a3') +
      rect(-140, -210, 280, 176, palette.ink, { rx: 10 }) +
      miniature(sheet, { x: -131, y: -201, width: 262, height: 152 }),
    typewriter:
      rect(-70, -130, 140, 60, palette.paper) +
      path('M-110 0L-92 -78H92L110 0Z', cloth) +
      times(18, (i) => circle(-64 + (i % 6) * 25, -42 + Math.floor(i / 6) * 15, 6, palette.paper)) +
      rect(-104, -92, 208, 16, palette.ink, { rx: 8 }),
    sketchbook:
      path('M-120 -4L-96 -24L0 -16L96 -24L120 -4L0 0Z', palette.paper) +
      line(0, -16, 0, 0, palette.ink, 1.5) +
      times(4, (i) =>
        line(
          140 + i * 7,
          0,
          134 + i * 12,
          -70,
          [palette.main, palette.accent, palette.deep, palette.second][i] ?? palette.ink,
          6,
        ),
      ) +
      rect(130, -44, 44, 44, palette.soft, { rx: 4 }),
  };
  const chair = place(
    rect(-70, -250, 140, 120, cloth, { rx: 46 }) +
      rect(-10, -140, 20, 60, darken(cloth, 0.3)) +
      rect(-84, -112, 168, 30, lighten(cloth, 0.1), { rx: 15 }) +
      rect(-7, -84, 14, 62, '#6e6a66') +
      path('M-80 0Q0 -46 80 0', 'none', { stroke: '#6e6a66', strokeWidth: 9 }),
    x + random.between(-90, 90),
    floor + (H - floor) * 0.62,
    { scale: W / 900 },
  );
  const plantName = random.pick(STANDING_PLANTS);
  const body =
    space.body +
    (backs[wallThing]?.() ?? '') +
    rug(sheet, random.pick(RUGS), x, floor + (H - floor) * 0.5, wide, (H - floor) * 0.8) +
    sheet.standing(W * 0.92, floor, 130) +
    place(potted(sheet, plantName, H * 0.34, palette.second), W * random.pick([0.06, 0.94]), floor) +
    place(table(sheet, wide, high, wood), x, floor) +
    place(tools[work] ?? '', x + random.between(-30, 30), top, { scale: 0.94 }) +
    place(tableLamp(sheet, lamp, W * 0.21, palette.accent), x - wide * 0.36, top) +
    place(
      random.pick([
        bookPile(sheet, W * 0.13, 4),
        potted(sheet, random.pick(SMALL_PLANTS), W * 0.18, palette.main),
        cup(sheet, W * 0.06, palette.main, true),
      ]),
      x + wide * 0.37,
      top,
    ) +
    sheet.standing(x, floor + 30, 200) +
    chair;
  const [colour, wall] = [nameOf(cloth), nameOf(space.wall)];
  return {
    body,
    title: titled(random, [
      `Home desk with ${an(work)} and ${an(lamp)}`,
      `${wall} work corner with ${wallThing}`,
      `Desk below ${wallThing === 'window' ? `a window ${atHour(hour.name)}` : `the ${wallThing}`}`,
      `Studio desk, ${colour} chair, ${plantName}`,
      `Where the ${work} lives: ${wall} and ${colour}`,
    ]),
    description: sentences(
      random.pick([
        'Small desk, big view of things',
        'Everything within reach',
        'Trying this layout next',
        'Tidy for exactly one picture',
      ]),
      `${capital(an(lamp))}, ${an(work)} and ${an(plantName)}`,
    ),
    altText: `Illustration of a desk with ${an(work)} and ${an(lamp)}, ${an(colour)} chair before it, ${wallThing} on ${an(wall)} wall.`,
    words: ['desk', 'home office', 'workspace', 'interior', work, lamp, plantName, colour, wall],
  };
}

export const desks: Theme = { name: 'desks', shapes: ['3:4', '2:3', '4:5'], draw: desk };
