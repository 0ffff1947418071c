import { darken, lighten, lightness, mix, nameOf, standingOut } from '../colour.ts';
import { hues } from '../palettes.ts';
import { an, capital, listed, numberWord, sentences, titled } from '../phrases.ts';
import {
  BIRDS,
  bear,
  beetle,
  bird,
  butterfly,
  DOGS,
  deer,
  dog,
  fish,
  fox,
  hare,
  jelly,
  weed,
  whale,
} from '../props/creatures.ts';
import { FLOWERS, flowerHead, mushroom } from '../props/flowers.ts';
import { frond, greensFor, leaf, ovalLeaf } from '../props/foliage.ts';
import { cushion } from '../props/furniture.ts';
import { pickHour } from '../props/hours.ts';
import { PATTERNS, patternFill } from '../props/patterns.ts';
import { potted, SMALL_PLANTS } from '../props/plants.ts';
import { cat } from '../props/room.ts';
import { land, ridge, sky } from '../props/terrain.ts';
import { grass, TREES, tree } from '../props/trees.ts';
import { window } from '../props/windows.ts';
import type { Scene, Sheet } from '../sheet.ts';
import { circle, ellipse, type Point, path, place, rect, smooth, stroke, times } from '../svg.ts';
import type { Theme } from '../theme.ts';

function birds(sheet: Sheet): Scene {
  const { random, palette, width: W, height: H } = sheet;
  const ground = random.pick([
    palette.paper,
    palette.soft,
    lighten(palette.second, 0.5),
    palette.deep,
    lighten(palette.main, 0.5),
    mix(palette.deep, palette.ink, 0.5),
  ]);
  const greens = greensFor(palette, random);
  const count = random.int(1, 4);
  const kinds = random.some(BIRDS, count);
  const disc = random.chance(0.5)
    ? circle(
        W * random.between(0.3, 0.7),
        H * random.between(0.25, 0.45),
        W * random.between(0.2, 0.34),
        mix(ground, palette.accent, 0.5),
      )
    : '';
  const plant = random.pick(['leaves', 'blossom', 'berries', 'needles']);
  const petal = random.pick(['#ffffff', '#f6cdd3', palette.main, palette.accent]);
  const branches = kinds
    .map((kind, i) => {
      const y = H * ((i + 1) / (count + 0.7)) + random.between(-0.02, 0.02) * H;
      const from = i % 2 ? 1 : -1;
      const points: Point[] = [
        [from < 0 ? -20 : W + 20, y + H * 0.03],
        [W * (from < 0 ? 0.3 : 0.7), y + H * 0.01],
        [W * (from < 0 ? 0.62 : 0.38), y - H * 0.012],
        [W * (from < 0 ? 0.9 : 0.1), y - H * 0.05],
      ];
      const bark = mix('#6b4a36', palette.deep, 0.3);
      const hangings = times(9, (k) => {
        const t = 0.1 + k * 0.1;
        const x = from < 0 ? W * t * 0.95 : W * (1 - t * 0.95);
        const ly = y + H * (0.02 - t * 0.055) + random.between(-6, 6);
        const turn = (k % 2 ? 1 : -1) * random.between(40, 110) + (k % 2 ? 0 : 0);
        const size = W * random.between(0.07, 0.12);
        if (plant === 'needles')
          return place(frond(size * 1.3, 0, 10, greens.dark, 0.3, 10), x, ly, { rotate: turn });
        if (plant === 'blossom')
          return (
            place(
              flowerHead(random, 'cosmos', size * 0.6, petal, palette.ink),
              x,
              ly + random.between(-16, 16),
            ) + place(leaf(size * 0.7, size * 0.34, greens.mid), x, ly, { rotate: turn })
          );
        if (plant === 'berries')
          return (
            times(
              3,
              (b) =>
                stroke(`M${x} ${ly}l${(b - 1) * 14} 22`, bark, 2) +
                circle(x + (b - 1) * 14, ly + 26, 8, '#c2352f'),
            ) + place(leaf(size, size * 0.46, greens.mid), x, ly, { rotate: -turn })
          );
        return place(leaf(size, size * 0.44, random.pick([greens.dark, greens.mid, greens.light])), x, ly, {
          rotate: turn,
        });
      });
      const size = Math.min(W * 0.42, (H / (count + 0.7)) * 0.72) * (kind.shape === 'owl' ? 1 : 0.95);
      return (
        stroke(smooth(points), bark, W * 0.018) +
        hangings +
        place(
          bird(random, kind, size),
          W * (from < 0 ? random.between(0.42, 0.6) : random.between(0.4, 0.58)),
          y - 8,
          { flip: from < 0 ? random.chance(0.2) : random.chance(0.8) },
        )
      );
    })
    .join('');
  const names = kinds.map(({ name }) => name);
  return {
    body: sheet.ground(ground) + disc + branches,
    title: titled(random, [
      `${capital(listed(names.slice(0, 2)))} on ${count > 1 ? 'branches' : 'a branch'} with ${plant}`,
      `${capital(names[0] ?? '')} and ${plant} on ${nameOf(ground)}`,
      count > 1
        ? `${capital(numberWord(count))} birds: ${listed(names)}`
        : `Portrait of ${an(names[0] ?? '')}, ${nameOf(ground)} ground`,
      `${capital(names[0] ?? '')} in ${plant}`,
    ]),
    description: sentences(
      `${capital(listed(names.map(an)))} among ${plant}`,
      random.pick(['Seen from the kitchen, all of them', 'Learn one call a week', 'For the spare room']),
    ),
    altText: `Illustration of ${listed(names.map(an))} sitting on ${count > 1 ? 'branches' : 'a branch'} with ${plant}, on ${an(nameOf(ground))} ground.`,
    words: ['birds', 'animals', 'nature', ...names, plant, nameOf(ground)],
  };
}

function pets(sheet: Sheet): Scene {
  const { random, palette, width: W, height: H } = sheet;
  const wall = random.pick([
    palette.soft,
    palette.paper,
    palette.main,
    palette.second,
    palette.deep,
    lighten(palette.accent, 0.3),
  ]);
  const furs: Readonly<Record<string, string>> = {
    ginger: '#d98b45',
    black: '#2f2b2b',
    white: '#f3ece0',
    grey: '#8a8d92',
    chocolate: '#5a4336',
    sandy: '#d9b98c',
    brown: '#8a5f3f',
  };
  const [fur, fill] = random.pick(
    Object.entries(furs).filter(([, c]) => Math.abs(lightness(c) - lightness(wall)) > 0.12),
  );
  const isCat = random.chance(0.5);
  if (isCat) {
    const size = W * random.between(0.3, 0.42);
    const one = cat(sheet, size, fill);
    const kind = random.pick(['window sill', 'cushions', 'books']);
    const base = H * 0.78;
    const place1: Readonly<Record<string, () => string>> = {
      'window sill': () =>
        window(
          sheet,
          random.pick(['grid window', 'wide window', 'arched window'] as const),
          { x: W * 0.14, y: H * 0.08, width: W * 0.72, height: base - H * 0.08 },
          palette.paper,
          pickHour(random),
          random.chance(0.4),
        ) +
        rect(W * 0.06, base, W * 0.88, H * 0.03, palette.paper) +
        place(potted(sheet, random.pick(SMALL_PLANTS), H * 0.24, palette.accent), W * 0.8, base) +
        place(one.body, W * 0.42, base + 4),
      cushions: () =>
        rect(
          0,
          0,
          W,
          base,
          patternFill(sheet, random.pick(PATTERNS), W * 0.1, wall, mix(wall, palette.paper, 0.25)),
        ) +
        rect(0, base - H * 0.04, W, H, mix(wall, palette.ink, 0.25)) +
        times(3, (i) =>
          cushion(sheet, W * (0.62 - i * 0.06), W * 0.5 + (i - 1) * 8, base + H * 0.1 - i * W * 0.13),
        ) +
        place(one.body, W * 0.5, base + H * 0.1 - W * 0.3),
      books: () =>
        rect(0, base, W, H, mix(wall, palette.ink, 0.25)) +
        times(6, (i) => {
          const w = W * random.between(0.44, 0.6);
          const c = random.pick(sheet.colours.slice(0, 5));
          return (
            rect(W / 2 - w / 2, base - (i + 1) * H * 0.042, w, H * 0.04, c, { rx: 3 }) +
            rect(W / 2 - w / 2 + 14, base - (i + 0.65) * H * 0.042, w * 0.2, 5, lighten(c, 0.5))
          );
        }) +
        place(one.body, W / 2, base - 6 * H * 0.042),
    };
    return {
      body: sheet.ground(wall) + (place1[kind]?.() ?? ''),
      title: titled(random, [
        `${capital(fur)} cat ${one.doing} on ${kind === 'window sill' ? 'the window sill' : kind}`,
        `A ${fur} cat, ${kind}, ${nameOf(wall)}`,
        `${capital(one.doing)} ${fur} cat`,
        `${capital(fur)} cat and ${kind} in ${nameOf(wall)}`,
      ]),
      description: sentences(
        `${capital(an(fur))} cat ${one.doing} on ${kind === 'window sill' ? 'a window sill' : kind}`,
        random.pick(['Has not moved since breakfast', 'Owns the place', 'Do not sit there']),
      ),
      altText: `Illustration of ${an(fur)} cat ${one.doing} on ${kind === 'window sill' ? 'a window sill' : kind} before ${an(nameOf(wall))} wall.`,
      words: ['cat', 'pets', 'animals', fur, kind, one.doing, nameOf(wall)],
    };
  }
  const many = random.chance(0.4);
  if (many) {
    const columns = 2;
    const rows = Math.max(2, Math.round((H / W) * 2));
    const names = random.shuffle(DOGS);
    const furList = Object.values(furs);
    const body = times(columns * rows, (i) => {
      const [cw, ch] = [W / columns, H / rows];
      const [x, y] = [(i % columns) * cw, Math.floor(i / columns) * ch];
      const back = random.pick([...hues(palette), palette.soft, palette.paper]);
      return sheet.within(
        rect(x, y, cw, ch, '#000'),
        rect(x, y, cw + 1, ch + 1, back) +
          place(
            dog(
              names[i % names.length] ?? 'terrier',
              Math.min(cw, ch) * 0.72,
              standingOut(back, random.shuffle(furList), 0.14),
              random.pick(hues(palette)),
            ),
            x + cw / 2,
            y + ch,
          ),
      );
    });
    return {
      body,
      title: titled(random, [
        `${capital(numberWord(columns * rows))} dogs: ${listed(names.slice(0, 3))}`,
        `Good dogs in ${palette.name.toLowerCase()}: ${names[0]} first`,
        `${capital(names[0] ?? '')}, ${names[1]} and the rest`,
      ]),
      description: sentences(`${capital(listed(names))}, each in a coloured square`, 'All of them very good'),
      altText: `Illustration of ${numberWord(columns * rows)} dogs in coloured squares: ${listed(names)}.`,
      words: ['dogs', 'pets', 'animals', ...names],
    };
  }
  const name = random.pick(DOGS);
  const collar = random.pick(hues(palette));
  const pattern = random.chance(0.5)
    ? rect(
        0,
        0,
        W,
        H,
        patternFill(
          sheet,
          random.pick(PATTERNS),
          W * 0.12,
          wall,
          mix(wall, palette.paper, 0.3),
          mix(wall, palette.accent, 0.4),
        ),
      )
    : circle(W / 2, H * 0.52, W * 0.4, mix(wall, palette.accent, 0.5));
  return {
    body: sheet.ground(wall) + pattern + place(dog(name, W * 0.7, fill, collar), W / 2, H),
    title: titled(random, [
      `${capital(fur)} ${name} with ${an(nameOf(collar))} collar`,
      `Portrait of ${an(`${fur} ${name}`)}`,
      `${capital(name)} on ${nameOf(wall)}`,
      `A ${fur} ${name}, sitting for the picture`,
    ]),
    description: sentences(
      `${capital(an(`${fur} ${name}`))} with ${an(nameOf(collar))} collar`,
      random.pick(['Sat still for one biscuit', 'Commission for my sister', 'Answers to anything']),
    ),
    altText: `Illustration of ${an(`${fur} ${name}`)} with ${an(nameOf(collar))} collar before ${an(nameOf(wall))} ground.`,
    words: ['dog', 'pets', 'animals', 'portrait', name, fur, nameOf(collar), nameOf(wall)],
  };
}

function woodland(sheet: Sheet): Scene {
  const { random, palette, width: W, height: H } = sheet;
  const hour = pickHour(random);
  const box = { x: 0, y: 0, width: W, height: H };
  const animals: Readonly<Record<string, () => string>> = {
    fox: () => fox(W * 0.42, random.pick(['#d9702f', '#c8562e', '#e2863f'])),
    bear: () => bear(W * 0.4, random.pick(['#6b4a36', '#4f382c', '#8a6242'])),
    hare: () => hare(W * 0.36, random.pick(['#b58f6a', '#a39a8c', '#d9c2a0'])),
    deer: () => deer(W * 0.44, random.pick(['#b97a45', '#a8683a', '#c98f5c'])),
  };
  const [name, draw] = random.pick(Object.entries(animals));
  const season = random.pick(['ferns', 'mushrooms', 'flowers', 'snow', 'tall grass']);
  const trees = [0.15, 0.35, 0.6]
    .map((depth, i) =>
      times(11 - i * 2, () =>
        place(
          tree(
            random,
            random.pick(i === 2 ? (['birch', 'fir', 'round tree'] as const) : TREES),
            H * (0.3 + i * 0.14) * random.between(0.8, 1.2),
            mix(hour.far, hour.near, depth),
          ),
          W * random.next(),
          H * (0.66 + i * 0.05),
        ),
      ),
    )
    .join('');
  const floor =
    season === 'snow' ? mix('#ffffff', hour.sky[1] ?? '#fff', 0.25) : mix(hour.near, '#48704a', 0.35);
  const ground =
    land(ridge(random, box, H * 0.72, H * 0.025, 'rolling'), box, mix(floor, hour.far, 0.3), true) +
    land(ridge(random, box, H * 0.8, H * 0.025, 'rolling'), box, floor, true);
  const greens = {
    dark: mix(hour.near, '#2f5a3f', 0.6),
    mid: mix(hour.near, '#5f8a55', 0.6),
    light: mix(hour.near, '#9db56a', 0.6),
  };
  const front: Readonly<Record<string, () => string>> = {
    ferns: () =>
      times(9, (i) =>
        place(
          frond(
            H * random.between(0.18, 0.3),
            0,
            random.between(-60, 60),
            random.pick([greens.dark, greens.mid, greens.light]),
            0.22,
            12,
          ),
          (W * i) / 8,
          H * 1.02,
          { rotate: random.between(-30, 30) },
        ),
      ),
    mushrooms: () =>
      times(7, () =>
        place(
          mushroom(
            random,
            H * random.between(0.07, 0.15),
            random.pick(['#c8402e', '#e0a544', '#b9793f']),
            '#f3e6cf',
          ).body,
          W * random.next(),
          H * random.between(0.9, 1),
        ),
      ) + grass(random, 0, H * 1.01, W, H * 0.08, [greens.dark, greens.mid], 80),
    flowers: () =>
      grass(random, 0, H * 1.01, W, H * 0.14, [greens.dark, greens.mid, greens.light], 100) +
      times(14, () => {
        const [x, y] = [W * random.next(), H * random.between(0.88, 0.98)];
        return (
          stroke(`M${x} ${y}V${H}`, greens.dark, 3) +
          place(
            flowerHead(
              random,
              random.pick(
                FLOWERS.filter((f) => ['daisy', 'poppy', 'cornflower', 'cosmos', 'anemone'].includes(f)),
              ),
              W * 0.06,
              random.pick([palette.main, palette.accent, '#fffdf4']),
              palette.ink,
            ),
            x,
            y,
          )
        );
      }),
    snow: () =>
      times(90, () =>
        circle(W * random.next(), H * random.next(), random.between(1.5, 5), '#ffffff', { opacity: 0.85 }),
      ),
    'tall grass': () => grass(random, 0, H * 1.01, W, H * 0.22, [greens.dark, greens.mid, greens.light], 150),
  };
  const body =
    sky(sheet, hour, box).body +
    trees +
    ground +
    ellipse(W * 0.5, H * 0.885, W * 0.22, H * 0.014, palette.ink, { opacity: 0.25 }) +
    place(draw(), W * random.between(0.44, 0.56), H * 0.885, { flip: random.chance(0.5) }) +
    (front[season]?.() ?? '');
  return {
    body,
    palette: [hour.near, hour.far, ...hour.sky],
    title: titled(random, [
      `${capital(name)} in ${season}, ${hour.name}`,
      `${capital(an(name))} in the wood, ${season}`,
      `${capital(hour.name)}: ${an(name)} among ${season}`,
      `${capital(name)} between birches and ${season}`,
    ]),
    description: sentences(
      `${capital(an(name))} stands in the wood, ${season} in front`,
      random.pick(['For the nursery', 'We saw this one, I swear', 'Page four of the picture book']),
    ),
    altText: `Illustration of ${an(name)} in a wood at ${hour.name}, with ${season} in front.`,
    words: ['forest animals', 'animals', 'wood', 'nature', name, season, hour.name],
  };
}

function undersea(sheet: Sheet): Scene {
  const { random, palette, width: W, height: H } = sheet;
  const [top, bottom] = random.pick([
    [mix(palette.second, '#7fc4cf', 0.6), mix(palette.deep, '#123f5e', 0.6)],
    ['#8fd0cf', '#17606f'],
    [palette.soft, palette.deep],
    ['#5d7fc4', '#1a1f4f'],
    [lighten(palette.main, 0.4), palette.deep],
  ] as const);
  const colours = [...hues(palette), palette.paper, '#f2a33c', '#ee6f5b'].map((c) =>
    standingOut(bottom, [c, palette.paper], 0.16),
  );
  const star = random.pick(['shoal', 'whale', 'jellies', 'reef']);
  const rays = times(4, (i) =>
    path(
      `M${W * (0.1 + i * 0.25)} -10L${W * (0.2 + i * 0.25)} -10L${W * (0.3 + i * 0.25)} ${H}L${W * (0.02 + i * 0.25)} ${H}Z`,
      '#ffffff',
      { opacity: 0.06 },
    ),
  );
  const bubbles = times(26, () =>
    circle(W * random.next(), H * random.next(), random.between(3, 13), 'none', {
      stroke: '#ffffff',
      strokeWidth: 2,
      opacity: 0.5,
    }),
  );
  const floor = path(
    `${smooth([
      [0, H * 0.9],
      [W * 0.3, H * 0.87],
      [W * 0.7, H * 0.92],
      [W, H * 0.88],
    ])}V${H}H0Z`,
    mix('#e6cf9f', bottom, 0.35),
  );
  const weeds = times(11, (i) =>
    place(
      weed(
        random,
        H * random.between(0.12, 0.34),
        random.pick([mix(palette.second, '#3f8a6a', 0.5), ...colours.slice(0, 3)]),
      ),
      (W * (i + random.between(0, 0.8))) / 11,
      H * random.between(0.92, 1),
    ),
  );
  const school = (n: number, low: number, high: number): string =>
    times(n, () => {
      const f = random.pick(colours);
      return place(
        fish(
          sheet,
          W * random.between(low, high),
          f,
          standingOut(f, random.shuffle([palette.paper, palette.ink, palette.accent])),
        ),
        W * random.between(0.06, 0.94),
        H * random.between(0.08, 0.8),
        { flip: random.chance(0.4) },
      );
    });
  const [one, mark] = [random.pick(colours), palette.ink];
  const stars: Readonly<Record<string, () => string>> = {
    shoal: () => {
      const drawn = fish(sheet, W * 0.14, one, standingOut(one, [mark, palette.paper]));
      return (
        times(26, (i) =>
          place(
            drawn,
            W * (0.5 + 0.36 * Math.cos(i * 2.4) * Math.sqrt(i / 26)),
            H * (0.44 + 0.32 * Math.sin(i * 2.4) * Math.sqrt(i / 26)),
            { scale: random.between(0.6, 1.1) },
          ),
        ) + school(3, 0.16, 0.24)
      );
    },
    whale: () =>
      place(
        whale(
          W * 0.44,
          random.pick(
            [palette.deep, '#3f5f8a', palette.main].map((c) =>
              standingOut(bottom, [c, lighten(c, 0.5)], 0.12),
            ),
          ),
        ),
        W * 0.5,
        H * 0.38,
        { rotate: random.between(-14, 8) },
      ) + school(6, 0.06, 0.1),
    jellies: () =>
      times(7, () =>
        place(
          jelly(W * random.between(0.14, 0.34), random.pick(colours)),
          W * random.between(0.12, 0.88),
          H * random.between(0.14, 0.7),
          { rotate: random.between(-20, 20) },
        ),
      ),
    reef: () => school(12, 0.13, 0.24),
  };
  const name =
    { shoal: 'shoal', whale: 'whale and small fish', jellies: 'jellyfish', reef: 'reef fish' }[star] ??
    'fish';
  return {
    body:
      sheet.ground(sheet.linear([top, bottom])) +
      rays +
      (star === 'reef' ? '' : bubbles) +
      floor +
      (stars[star]?.() ?? '') +
      weeds,
    title: titled(random, [
      `${capital(name)} in ${nameOf(bottom)} water`,
      `Under the sea: ${name}, ${nameOf(one)}`,
      `${capital(nameOf(one))} ${name} over weed and sand`,
      `${capital(name)}, from ${nameOf(top)} down to ${nameOf(bottom)}`,
    ]),
    description: sentences(
      `${capital(name)} above weed, coral and sand`,
      random.pick(['For the bathroom door', 'Hold your breath', 'Cut out in felt, maybe']),
    ),
    altText: `Illustration of ${name} under water between ${nameOf(top)} and ${nameOf(bottom)}, above seaweed and sand.`,
    words: ['sea animals', 'fish', 'animals', 'ocean', star, nameOf(bottom), nameOf(one)],
  };
}

function cabinet(sheet: Sheet): Scene {
  const { random, palette, width: W, height: H } = sheet;
  const ground = random.pick([
    palette.paper,
    '#f6efe0',
    palette.soft,
    palette.ink,
    palette.deep,
    lighten(palette.second, 0.5),
  ]);
  const kind = random.pick(['butterflies', 'beetles', 'butterflies and beetles', 'feathers']);
  const columns = random.int(2, 4);
  const rows = Math.max(2, Math.round((columns * H) / W));
  const tone = (): string =>
    standingOut(
      ground,
      [
        random.pick([...hues(palette), '#3f6fb5', '#d9702f', '#5f8a55', '#c9a23f']),
        palette.paper,
        palette.ink,
      ],
      0.15,
    );
  const seen = new Set<string>();
  const boxed = random.chance(0.5);
  const cells = times(columns * rows, (i) => {
    const [cw, ch] = [(W * 0.88) / columns, (H * 0.9) / rows];
    const [x, y] = [W * 0.06 + cw * ((i % columns) + 0.5), H * 0.05 + ch * (Math.floor(i / columns) + 0.5)];
    const fill = tone();
    seen.add(nameOf(fill));
    const size = Math.min(cw, ch) * 0.86;
    const feather = (): string =>
      place(
        ovalLeaf(size, size * 0.26, fill) +
          times(6, (k) =>
            stroke(
              `M0 ${-size * (0.16 + k * 0.13)}l${(k % 2 ? 1 : -1) * size * 0.13} ${-size * 0.08}`,
              darken(fill, 0.3),
              2,
            ),
          ) +
          stroke(`M0 ${size * 0.1}V${-size * 0.9}`, lighten(fill, 0.6), 3),
        0,
        size * 0.46,
        { rotate: random.between(-18, 18) },
      );
    const one =
      kind === 'feathers'
        ? feather()
        : kind === 'beetles' || (kind !== 'butterflies' && i % 2)
          ? beetle(random, size * 0.86, fill, random.pick([palette.accent, palette.paper, palette.ink]))
          : butterfly(
              random,
              size * 1.02,
              fill,
              random.pick([palette.paper, palette.accent]),
              random.pick([palette.ink, darken(fill, 0.5)]),
            );
    const tray = boxed
      ? rect(
          x - cw * 0.46,
          y - ch * 0.46,
          cw * 0.92,
          ch * 0.92,
          mix(ground, lightness(ground) > 0.5 ? '#ffffff' : palette.paper, 0.4),
          { rx: 8 },
        )
      : '';
    return tray + place(one, x + 4, y + 7, { opacity: 0.14 }) + place(one, x, y);
  });
  const frame = rect(W * 0.02, W * 0.02, W * 0.96, H - W * 0.04, 'none', {
    stroke: mix('#6b4a36', palette.deep, 0.3),
    strokeWidth: W * 0.03,
  });
  const colours = [...seen].slice(0, 3);
  return {
    body: sheet.ground(ground) + cells + (boxed ? frame : ''),
    title: titled(random, [
      `${capital(numberWord(columns * rows))} ${kind}, ${listed(colours)}`,
      `Cabinet of ${kind} on ${nameOf(ground)}`,
      `${capital(colours[0] ?? '')} ${kind}, ${columns} by ${rows}`,
      `${capital(kind)} in ${listed(colours.slice(0, 2))}`,
    ]),
    description: sentences(
      `${capital(kind)} in ${listed(colours)}, in rows on ${nameOf(ground)}`,
      random.pick(['Drawn, not pinned', 'None of them exists, I think', 'A wall chart for the study']),
    ),
    altText: `Illustration of ${numberWord(columns * rows)} ${kind} in rows on ${an(nameOf(ground))} ground, in ${listed(colours)}.`,
    words: ['insects', 'collection', 'animals', 'nature', ...kind.split(' and '), ...colours, nameOf(ground)],
  };
}

export const birdTheme: Theme = { name: 'birds', shapes: ['2:3', '3:4', '1:1', '4:5'], draw: birds };
export const petTheme: Theme = { name: 'cats and dogs', shapes: ['4:5', '1:1', '3:4', '2:3'], draw: pets };
export const woodlandTheme: Theme = { name: 'forest animals', shapes: ['2:3', '4:5', '1:1'], draw: woodland };
export const underseaTheme: Theme = {
  name: 'sea animals',
  shapes: ['2:3', '3:4', '9:16', '3:2'],
  draw: undersea,
};
export const cabinetTheme: Theme = {
  name: 'butterflies and beetles',
  shapes: ['3:4', '1:1', '2:3'],
  draw: cabinet,
};
