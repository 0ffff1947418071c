import { darken, lighten, nameOf, standingOut } from '../colour.ts';
import { an, capital, listed, sentences, titled } from '../phrases.ts';
import { framed, miniature } from '../props/frames.ts';
import { BEDS, bed, sideboard, table } from '../props/furniture.ts';
import { atHour, pickHour } from '../props/hours.ts';
import { PENDANTS, pendant, TABLE_LAMPS, tableLamp } from '../props/lamps.ts';
import { patternFill } from '../props/patterns.ts';
import { potted, SMALL_PLANTS, STANDING_PLANTS, trailing } from '../props/plants.ts';
import { RUGS, room, rug } from '../props/room.ts';
import { bookPile, books, cup, VASES, vessel } from '../props/vessels.ts';
import { sunPatch, WINDOWS, window } from '../props/windows.ts';
import type { Scene, Sheet } from '../sheet.ts';
import { arch, circle, ellipse, line, path, place, polygon, rect, times } from '../svg.ts';
import type { Theme } from '../theme.ts';

const clear = (sheet: Sheet, ground: string): string =>
  standingOut(
    ground,
    sheet.random.shuffle([
      sheet.palette.main,
      sheet.palette.accent,
      sheet.palette.second,
      sheet.palette.deep,
    ]),
    0.18,
  );

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

function entrance(sheet: Sheet): Scene {
  const { random, palette, width: W, height: H } = sheet;
  const space = room(sheet, 0.86);
  const cloth = clear(sheet, space.wall);
  const floor = space.floor + (H - space.floor) * 0.35;
  const x = W / 2;
  const wide = W * random.between(0.52, 0.66);
  const high = W * 0.3;
  const mirror = random.pick(['round mirror', 'arched mirror', 'sunburst mirror']);
  const my = floor - high - W * 0.42;
  const glass = sheet.linear(['#f2f6f4', '#c4d2d3'], 40);
  const mirrors: Readonly<Record<string, () => string>> = {
    'round mirror': () => circle(x, my, W * 0.19, '#b98f4a') + circle(x, my, W * 0.176, glass),
    'arched mirror': () =>
      path(arch(x - W * 0.17, my - W * 0.28, W * 0.34, W * 0.5), darken(cloth, 0.2)) +
      path(arch(x - W * 0.155, my - W * 0.265, W * 0.31, W * 0.47), glass),
    'sunburst mirror': () =>
      times(28, (i) =>
        place(
          polygon(
            [
              [-4, -W * 0.12],
              [0, -W * (i % 2 ? 0.2 : 0.25)],
              [4, -W * 0.12],
            ],
            '#b98f4a',
          ),
          x,
          my,
          { rotate: i * 12.86 },
        ),
      ) +
      circle(x, my, W * 0.125, '#8a6a34') +
      circle(x, my, W * 0.11, glass),
  };
  const coat = (cx: number, fill: string): string =>
    place(
      path('M-12 0Q-60 20 -74 120L-84 330H84L74 120Q60 20 12 0Z', fill) +
        line(0, 20, 0, 330, darken(fill, 0.25), 3) +
        times(4, (i) => circle(10, 80 + i * 60, 5, darken(fill, 0.4))) +
        rect(-6, -14, 12, 16, '#6b4a36'),
      cx,
      H * 0.3,
      { scale: W / 1100 },
    );
  const bag = (cx: number, cy: number): string =>
    place(
      path('M-34 -60Q-30 -130 0 -130T34 -60', 'none', {
        stroke: darken(palette.accent, 0.3),
        strokeWidth: 8,
      }) +
        rect(
          -56,
          -70,
          112,
          96,
          patternFill(sheet, random.pick(['stripes', 'dots', 'gingham']), 26, palette.paper, palette.accent),
          { rx: 10 },
        ),
      cx,
      cy,
    );
  const side = random.sign();
  const withCoats = random.chance(0.6);
  const plantName = random.pick(STANDING_PLANTS);
  const lamp = random.pick(TABLE_LAMPS);
  const body =
    space.body +
    (mirrors[mirror]?.() ?? '') +
    (withCoats
      ? rect(x + side * W * 0.36 - 80, H * 0.285, 160, 14, '#8a5f3f', { rx: 6 }) +
        coat(x + side * W * 0.36 - 34, cloth) +
        coat(x + side * W * 0.36 + 50, palette.deep)
      : '') +
    rug(sheet, random.pick(RUGS), x, floor + (H - floor) * 0.5, wide * 1.2, (H - floor) * 0.7) +
    sheet.standing(x, floor, wide) +
    place(
      random.chance(0.5)
        ? sideboard(sheet, wide, high, standingOut(space.wall, ['#8a5f3f', palette.second, palette.deep]))
        : table(sheet, wide, high, '#8a5f3f'),
      x,
      floor,
    ) +
    place(tableLamp(sheet, lamp, W * 0.24, palette.accent), x - wide * 0.32, floor - high) +
    place(vessel(sheet, random.pick(VASES), W * 0.17, palette.main), x + wide * 0.3, floor - high) +
    bag(x + wide * 0.05, floor + 6) +
    sheet.standing(x - side * W * 0.4, floor + 10, 140) +
    place(
      potted(sheet, plantName, H * random.between(0.32, 0.44), palette.second),
      x - side * W * 0.4,
      floor + 10,
    );
  const wall = nameOf(space.wall);
  return {
    body,
    title: titled(random, [
      `Hallway with ${an(mirror)}`,
      `${wall} entrance, ${lamp} and ${plantName}`,
      `Coming home: ${mirror} over a console`,
      `Small ${wall} hallway with room for bags`,
      `${mirror} on ${an(wall)} wall`,
    ]),
    description: sentences(
      random.pick([
        'First thing you see, last thing you tidy',
        'A place for keys at last',
        'Narrow, but it works',
      ]),
      withCoats && 'Hooks for two coats',
    ),
    altText: `Illustration of a hallway with ${an(wall)} wall, ${an(mirror)} above a console with ${an(lamp)} and a vase, ${an(plantName)}${withCoats ? ' and coats on hooks' : ''}.`,
    words: ['hallway', 'entrance', 'interior', 'home', mirror, lamp, plantName, wall],
  };
}

function plantCorner(sheet: Sheet): Scene {
  const { random, palette, width: W, height: H } = sheet;
  const space = room(sheet, 0.84);
  const hour = pickHour(random, ['morning', 'noon', 'golden hour', 'dawn', 'overcast', 'dusk']);
  const name = random.pick(WINDOWS);
  const wide = W * random.between(0.42, 0.6);
  const tall = name === 'french doors' ? space.floor - H * 0.08 : H * random.between(0.4, 0.5);
  const x = W * random.pick([0.4, 0.5, 0.6]);
  const names = random.some(STANDING_PLANTS, 4);
  const pots = [palette.main, palette.accent, palette.paper, palette.second, palette.deep];
  const spots = random.shuffle([0.1, 0.32, 0.68, 0.9]);
  const back = names
    .map((plantName, i) => {
      const px = W * (spots[i] ?? 0.5) + random.between(-20, 20);
      const py = space.floor + (H - space.floor) * random.between(0.2, 0.5);
      return (
        sheet.standing(px, py, 150) +
        place(potted(sheet, plantName, H * random.between(0.34, 0.52), random.pick(pots)), px, py)
      );
    })
    .join('');
  const small = random.some(SMALL_PLANTS, 3);
  const front = small
    .map((plantName, i) => {
      const px = W * (0.2 + i * 0.3) + random.between(-50, 50);
      const py = space.floor + (H - space.floor) * random.between(0.68, 0.9);
      return (
        sheet.standing(px, py, 120) +
        place(potted(sheet, plantName, H * random.between(0.15, 0.24), random.pick(pots)), px, py)
      );
    })
    .join('');
  const hung = times(random.int(2, 4), (i) => {
    const px = W * (0.12 + i * 0.26) + random.between(-20, 20);
    const py = H * random.between(0.12, 0.22);
    return (
      line(px, 0, px - 30, py, palette.ink, 2) +
      line(px, 0, px + 30, py, palette.ink, 2) +
      place(trailing(sheet, H * random.between(0.16, 0.28)), px, py + 8) +
      path(
        `M${px - 44} ${py - 6}Q${px - 36} ${py + 44} ${px} ${py + 44}T${px + 44} ${py - 6}Z`,
        random.pick(pots),
      )
    );
  });
  const body =
    space.body +
    window(
      sheet,
      name,
      { x: x - wide / 2, y: H * 0.08, width: wide, height: tall },
      palette.paper,
      hour,
      false,
    ) +
    sunPatch(sheet, x - wide * 0.3, space.floor, wide * 0.8, H - space.floor, 90) +
    hung +
    back +
    rug(
      sheet,
      random.pick(RUGS),
      W / 2,
      space.floor + (H - space.floor) * 0.72,
      W * 0.6,
      (H - space.floor) * 0.5,
    ) +
    front;
  const wall = nameOf(space.wall);
  return {
    body,
    title: titled(random, [
      `Indoor jungle with ${an(names[0] ?? 'palm')}`,
      `${names[0]} and ${names[1]} by the ${name}`,
      `Plant corner ${atHour(hour.name)}`,
      `Green corner on ${an(wall)} wall`,
      `Seven pots and ${an(name)}`,
    ]),
    description: sentences(
      random.pick([
        'Watered on Sundays',
        'They all lean to the left',
        'More pots than chairs',
        'Bright, but never direct',
      ]),
      `${listed(names.map(capital))}, and ${listed(small)} in front`,
    ),
    altText: `Illustration of many house plants in pots, ${listed(names)} among them, before ${an(name)} in ${an(wall)} room.`,
    words: ['house plants', 'plant corner', 'indoor jungle', 'interior', name, ...names, ...small, wall],
  };
}

function bathroom(sheet: Sheet): Scene {
  const { random, palette, width: W, height: H } = sheet;
  const wall = random.pick([
    palette.soft,
    lighten(palette.second, 0.3),
    lighten(palette.main, 0.3),
    palette.main,
    palette.deep,
    palette.second,
  ]);
  const floor = H * 0.84;
  const tileTop = H * random.between(0.2, 0.5);
  const tile = random.pick([lighten(wall, 0.25), darken(wall, 0.14), palette.paper]);
  const size = random.pick([38, 54, 70]);
  const laid = random.pick(['square', 'stacked', 'brick', 'checker']);
  const shine = (): string => lighten(tile, random.between(0, 0.22));
  const w = laid === 'stacked' ? size * 0.5 : size;
  const h = laid === 'brick' ? size * 0.5 : size;
  const cells = times(16, (i) =>
    rect(
      (i % 4) * w + 1.5,
      Math.floor(i / 4) * h + 1.5,
      w - 3,
      h - 3,
      laid === 'checker' && (i + Math.floor(i / 4)) % 2 ? wall : shine(),
      { rx: 2 },
    ),
  );
  const tiles = sheet.pattern(w * 4, h * 4, rect(0, 0, w * 4, h * 4, darken(tile, 0.12)) + cells);
  const x = W * random.between(0.45, 0.55);
  const wide = W * random.between(0.56, 0.7);
  const base = floor + (H - floor) * 0.4;
  const tub = random.chance(0.7);
  const outside = standingOut(tile, [palette.paper, palette.deep, palette.accent]);
  const bath =
    path(
      `M${-wide / 2} ${-wide * 0.34}Q${-wide * 0.46} 0 ${-wide * 0.28} 0H${wide * 0.28}Q${wide * 0.46} 0 ${wide / 2} ${-wide * 0.34}Z`,
      outside,
    ) +
    path(
      `M${-wide / 2} ${-wide * 0.34}Q${-wide * 0.46} 0 ${-wide * 0.28} 0H${wide * 0.28}Q${wide * 0.46} 0 ${wide / 2} ${-wide * 0.34}Z`,
      sheet.fade(palette.ink, 0.2, -90),
    ) +
    rect(-wide * 0.53, -wide * 0.38, wide * 1.06, wide * 0.055, '#fdfaf3', { rx: 10 }) +
    times(2, (i) => ellipse((i ? 1 : -1) * wide * 0.24, 4, 16, 10, '#b98f4a')) +
    path(
      `M${wide * 0.3} ${-wide * 0.38}V${-wide * 0.56}Q${wide * 0.3} ${-wide * 0.64} ${wide * 0.2} ${-wide * 0.62}V${-wide * 0.56}`,
      'none',
      { stroke: '#b98f4a', strokeWidth: 9 },
    ) +
    times(9, (i) =>
      circle(
        -wide * 0.32 + i * wide * 0.06,
        -wide * (0.39 + random.between(0, 0.035)),
        wide * random.between(0.022, 0.045),
        '#ffffff',
        { opacity: 0.85 },
      ),
    );
  const basin =
    sideboard(sheet, wide, wide * 0.5, standingOut(tile, ['#8a5f3f', palette.deep])) +
    path(
      `M${-wide * 0.24} ${-wide * 0.62}H${wide * 0.24}Q${wide * 0.2} ${-wide * 0.5} 0 ${-wide * 0.5}T${-wide * 0.24} ${-wide * 0.62}Z`,
      '#fdfaf3',
    ) +
    path(
      `M0 ${-wide * 0.62}V${-wide * 0.8}Q${wide * 0.01} ${-wide * 0.86} ${wide * 0.08} ${-wide * 0.8}`,
      'none',
      { stroke: '#b98f4a', strokeWidth: 9 },
    );
  const hour = pickHour(random);
  const mirrorY = base - wide * 1.24;
  const up = tub
    ? window(
        sheet,
        random.pick(['arched window', 'round window', 'grid window'] as const),
        {
          x: x - W * 0.19,
          y: H * 0.1,
          width: W * 0.38,
          height: Math.min(H * 0.42, base - wide * 0.62 - H * 0.14),
        },
        palette.paper,
        hour,
        false,
      )
    : circle(x, mirrorY, wide * 0.25, '#b98f4a') +
      circle(x, mirrorY, wide * 0.235, sheet.linear(['#f2f6f4', '#c4d2d3'], 40));
  const plantName = random.pick(STANDING_PLANTS);
  const towel =
    rect(
      W * 0.045,
      H * 0.5,
      W * 0.13,
      H * 0.2,
      patternFill(sheet, random.pick(['stripes', 'gingham', 'ticking']), 26, palette.paper, palette.main),
      { rx: 4 },
    ) + line(W * 0.03, H * 0.5, W * 0.19, H * 0.5, '#b98f4a', 6);
  const body =
    rect(0, 0, W, floor, wall) +
    rect(0, tileTop, W, floor - tileTop, tiles) +
    rect(0, tileTop - 8, W, 10, darken(tile, 0.2)) +
    rect(
      0,
      floor,
      W,
      H - floor,
      patternFill(
        sheet,
        random.pick(['checker', 'diamonds', 'crosses', 'petals']),
        70,
        palette.paper,
        palette.deep,
        palette.accent,
      ),
    ) +
    rect(0, floor, W, H - floor, sheet.fade(palette.ink, 0.3)) +
    up +
    towel +
    sheet.standing(x, base, wide) +
    place(tub ? bath : basin, x, base) +
    sheet.standing(W * 0.9, base + 16, 140) +
    place(potted(sheet, plantName, H * 0.4, palette.accent), W * 0.9, base + 16) +
    (tub
      ? ''
      : place(vessel(sheet, random.pick(VASES), W * 0.14, palette.main), x + wide * 0.36, base - wide * 0.5));
  const colour = nameOf(tile);
  const kind = tub ? 'bath' : 'basin';
  return {
    body,
    title: titled(random, [
      `${colour} ${laid} tiles and a ${nameOf(tub ? outside : palette.deep)} ${kind}`,
      `Bathroom with ${an(plantName)}`,
      `${laid} tiles in ${colour}`,
      `A ${kind} ${tub ? `and a window ${atHour(hour.name)}` : 'below a round mirror'}`,
      `${capital(nameOf(wall))} bathroom, brass tap`,
    ]),
    description: sentences(
      random.pick([
        'Long bath weather',
        'The tile I keep coming back to',
        'Brass will age, that is the point',
      ]),
      `${capital(laid)} tiles to ${tileTop < H * 0.35 ? 'the top' : 'half height'}`,
    ),
    altText: `Illustration of a bathroom with ${colour} ${laid} tiles, a ${kind} with a brass tap, a towel and ${an(plantName)}.`,
    words: ['bathroom', 'interior', 'home', 'tiles', laid, kind, plantName, colour],
  };
}

export const bedrooms: Theme = { name: 'bedrooms', shapes: ['4:5', '3:4', '1:1', '2:3'], draw: bedroom };
export const desks: Theme = { name: 'desks', shapes: ['3:4', '2:3', '4:5'], draw: desk };
export const entrances: Theme = { name: 'hallways', shapes: ['2:3', '3:4', '9:16'], draw: entrance };
export const plantCorners: Theme = {
  name: 'plant corners',
  shapes: ['2:3', '3:4', '9:16', '4:5'],
  draw: plantCorner,
};
export const bathrooms: Theme = { name: 'bathrooms', shapes: ['2:3', '3:4', '4:5'], draw: bathroom };
