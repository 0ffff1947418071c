import { darken, lighten, lightness, mix, nameOf, standingOut } from '../colour.ts';
import { an, capital, listed, numberWord, sentences, titled } from '../phrases.ts';
import { FLOWERS, type FlowerName, flower, flowerHead, mushroom } from '../props/flowers.ts';
import {
  along,
  frond,
  type Greens,
  greensFor,
  leaf,
  monsteraLeaf,
  ovalLeaf,
  sprig,
} from '../props/foliage.ts';
import { ingredient } from '../props/ingredients.ts';
import { PATTERNS, patternFill } from '../props/patterns.ts';
import { plant, pot, potted, SMALL_PLANTS, STANDING_PLANTS } from '../props/plants.ts';
import { grass } from '../props/trees.ts';
import { VASES, vessel } from '../props/vessels.ts';
import type { Scene, Sheet } from '../sheet.ts';
import {
  arch,
  blob,
  circle,
  ellipse,
  type Point,
  path,
  place,
  polar,
  rect,
  smooth,
  stroke,
  times,
} from '../svg.ts';
import type { Theme } from '../theme.ts';

const NATURAL: Readonly<Partial<Record<FlowerName, readonly string[]>>> = {
  poppy: ['#d9392e', '#ef6f4a', '#f2a35c'],
  daisy: ['#fffdf4', '#fbeecb'],
  cornflower: ['#3f63b5', '#5c7fd0'],
  lavender: ['#8a72b8', '#a793cf'],
  sunflower: ['#f2b622', '#eaa21a'],
  iris: ['#5b4aa0', '#7a66c0', '#d9a441'],
  thistle: ['#9a5fa8', '#b06fae'],
  craspedia: ['#f0bf2e'],
  snowdrop: ['#ffffff'],
  allium: ['#8f62a8', '#b183c4'],
  foxglove: ['#c2668f', '#d98fb0'],
  lupin: ['#6f5fb0', '#d0709a', '#f0a55c'],
  hellebore: ['#c9d3a0', '#a8687f', '#efe6d6'],
};

const petalOf = (sheet: Sheet, name: FlowerName): string =>
  sheet.random.pick([
    ...(NATURAL[name] ?? [sheet.palette.main, sheet.palette.accent]),
    sheet.palette.main,
    sheet.palette.accent,
  ]);

/** Ground colour for a plate of botany: paper mostly, night sometimes. */
function plateGround(sheet: Sheet): string {
  const { palette, random } = sheet;
  return random.pick([
    palette.paper,
    palette.paper,
    lighten(palette.soft, 0.3),
    palette.soft,
    mix(palette.deep, palette.ink, 0.4),
    palette.deep,
    lighten(palette.accent, 0.6),
    mix(palette.second, palette.paper, 0.5),
  ]);
}

type LeafMaker = (size: number, fill: string) => string;
const LEAVES: Readonly<Record<string, LeafMaker>> = {
  beech: (s, c) => leaf(s, s * 0.56, c),
  willow: (s, c) => leaf(s, s * 0.18, c),
  'rubber plant': (s, c) => ovalLeaf(s, s * 0.5, c),
  eucalyptus: (s, c) => ovalLeaf(s * 0.8, s * 0.74, c),
  olive: (s, c) => ovalLeaf(s, s * 0.26, c),
  monstera: (s, c) => place(monsteraLeaf(s, c), 0, 0),
  fern: (s, c) => frond(s, -8, 16, c, 0.2, 15),
  palm: (s, c) => frond(s, -4, 10, c, 0.42, 12),
  ash: (s, c) =>
    sprig(
      [
        [0, 0],
        [s * 0.02, -s * 0.4],
        [0, -s * 0.8],
      ],
      (k) => leaf(k, k * 0.42, c),
      { stem: darken(c, 0.2), width: s * 0.018, size: s * 0.36, pairs: 5 },
    ),
  ginkgo: (s, c) =>
    stroke(`M0 0V${-s * 0.4}`, darken(c, 0.2), s * 0.03) +
    path(
      `M0 ${-s * 0.36}Q${-s * 0.3} ${-s * 0.5} ${-s * 0.52} ${-s * 0.62}Q${-s * 0.4} ${-s * 1.02} ${-s * 0.04} ${-s}L0 ${-s * 0.7}L${s * 0.04} ${-s}Q${s * 0.4} ${-s * 1.02} ${s * 0.52} ${-s * 0.62}Q${s * 0.3} ${-s * 0.5} 0 ${-s * 0.36}Z`,
      c,
    ) +
    times(9, (i) =>
      stroke(
        `M0 ${-s * 0.38}L${(i - 4) * s * 0.1} ${-s * (0.9 - Math.abs(i - 4) * 0.04)}`,
        darken(c, 0.12),
        s * 0.007,
      ),
    ),
  oak: (s, c) =>
    path(
      smooth(
        [
          [0, 0],
          ...[0.12, 0.24, 0.36, 0.48, 0.6, 0.72, 0.84].map(
            (t, i): Point => [-(i % 2 ? 0.1 : 0.3 - Math.abs(i - 4) * 0.02) * s, -t * s],
          ),
          [0, -s],
          ...[0.84, 0.72, 0.6, 0.48, 0.36, 0.24, 0.12].map(
            (t, i): Point => [(i % 2 ? 0.1 : 0.3 - Math.abs(i - 2) * 0.02) * s, -t * s],
          ),
        ],
        true,
      ),
      c,
    ) + stroke(`M0 ${s * 0.08}V${-s * 0.9}`, lighten(c, 0.25), s * 0.015),
  maple: (s, c) =>
    path(
      smooth(
        Array.from(
          { length: 22 },
          (_, i): Point =>
            polar(0, -s * 0.5, s * (i % 4 === 0 ? 0.52 : i % 2 ? 0.22 : 0.36), 180 + 8 + i * 16.4),
        ),
        true,
      ),
      c,
    ) +
    times(5, (i) =>
      stroke(
        `M0 ${-s * 0.3}L${polar(0, -s * 0.5, s * 0.4, -100 + i * 50)
          .map((n) => n.toFixed(1))
          .join(' ')}`,
        darken(c, 0.14),
        s * 0.012,
      ),
    ) +
    stroke(`M0 0V${-s * 0.4}`, darken(c, 0.2), s * 0.02),
};

function leafStudy(sheet: Sheet): Scene {
  const { random, palette, width: W, height: H } = sheet;
  const ground = plateGround(sheet);
  const columns = random.pick([2, 3, 3, 4]);
  const rows = Math.max(2, Math.round((columns * H) / W / random.pick([1, 1.25])));
  const names = random.some(Object.keys(LEAVES), Math.min(columns * rows, random.int(3, 9)));
  const autumn = random.chance(0.3);
  const greens = greensFor(palette, random);
  const tints = autumn
    ? ['#c8562e', '#d98b2b', '#a8402c', '#8c7a35', '#e2ac4a']
    : [greens.dark, greens.mid, greens.light, palette.main, palette.second];
  const clear = tints.map((tint) => standingOut(ground, [tint, lighten(tint, 0.5), darken(tint, 0.4)], 0.16));
  const tiled = random.chance(0.45);
  const [cw, ch] = [(W * 0.9) / columns, (H * 0.92) / rows];
  const cells = times(columns * rows, (i) => {
    const [x, y] = [W * 0.05 + cw * ((i % columns) + 0.5), H * 0.04 + ch * (Math.floor(i / columns) + 0.5)];
    const back = tiled
      ? rect(
          x - cw * 0.46,
          y - ch * 0.46,
          cw * 0.92,
          ch * 0.92,
          random.pick([
            palette.soft,
            lighten(palette.second, 0.4),
            palette.paper,
            lighten(palette.main, 0.5),
            palette.deep,
          ]),
          { rx: random.pick([0, 14]) },
        )
      : '';
    const size = Math.min(cw * 1.1, ch * 0.74);
    const fill = random.pick(clear);
    const draw = LEAVES[names[i % names.length] ?? 'beech'];
    return back + place(draw?.(size, fill) ?? '', x, y + size * 0.48, { rotate: random.between(-12, 12) });
  });
  const colour = nameOf(ground);
  return {
    body: sheet.ground(ground) + cells,
    title: titled(random, [
      `Leaf study: ${listed(names.slice(0, 3))}`,
      `${autumn ? 'Autumn' : 'Green'} leaves on ${colour}`,
      `${capital(names[0] ?? '')} to ${names.at(-1)}, ${numberWord(columns * rows)} leaves`,
      `${capital(listed(names.slice(0, 2)))} leaves in ${columns} columns`,
    ]),
    description: sentences(
      `${capital(listed(names))} in rows`,
      autumn
        ? 'Picked on one walk in October'
        : random.pick(['For the hallway, as a set', 'To trace and print', 'I never knew which was which']),
    ),
    altText: `Illustration of ${numberWord(columns * rows)} leaves in rows on ${an(colour)} ground: ${listed(names)}.`,
    words: ['leaves', 'botanical', 'nature', 'study', ...names, colour, autumn ? 'autumn' : 'green'],
  };
}

function herbarium(sheet: Sheet): Scene {
  const { random, palette, width: W, height: H } = sheet;
  const paper = random.pick(['#f3ead6', '#efe3cb', palette.paper, lighten(palette.soft, 0.4)]);
  const mount = random.pick([palette.soft, palette.second, palette.deep, palette.main, '#cdbb97']);
  const greens = greensFor(palette, random);
  const dry: Greens = {
    dark: mix(greens.dark, '#6b5a35', 0.3),
    mid: mix(greens.mid, '#9a8a52', 0.25),
    light: mix(greens.light, '#c9bb82', 0.25),
  };
  const name = random.pick(FLOWERS);
  const petal = mix(petalOf(sheet, name), '#b99a6a', 0.12);
  const stems = random.int(1, 3);
  const tall = H * random.between(0.56, 0.68);
  const base: Point = [W * random.between(0.42, 0.58), H * random.between(0.8, 0.86)];
  const roots = random.chance(0.55)
    ? times(9, (i) =>
        stroke(
          smooth([
            [base[0], base[1] - 4],
            [base[0] + (i - 4) * 12, base[1] + H * 0.04],
            [base[0] + (i - 4) * random.between(10, 26), base[1] + H * random.between(0.05, 0.1)],
          ]),
          '#8a6f4a',
          random.between(1.4, 3.4),
        ),
      )
    : '';
  const specimen = times(stems, (i) =>
    place(
      flower(
        random,
        name,
        tall * random.between(0.75, 1),
        W * random.between(0.13, 0.2),
        petal,
        palette.ink,
        dry,
      ),
      ...base,
      { rotate: (i - (stems - 1) / 2) * random.between(12, 18) },
    ),
  );
  const details = random.chance(0.6)
    ? times(3, (i) =>
        place(
          i === 0
            ? flowerHead(random, name, W * 0.1, petal, palette.ink)
            : i === 1
              ? leaf(W * 0.13, W * 0.06, dry.mid)
              : ellipse(0, 0, W * 0.015, W * 0.022, '#7d5b36') +
                ellipse(W * 0.05, 0, W * 0.013, W * 0.018, '#9a7446'),
          W * random.pick([0.16, 0.84]),
          H * (0.2 + i * 0.17),
        ),
      )
    : '';
  const tapes = times(stems + 1, (i) =>
    place(
      rect(-W * 0.045, -H * 0.008, W * 0.09, H * 0.016, '#fffaf0', { opacity: 0.8 }),
      base[0] + (i - stems / 2) * W * 0.05,
      base[1] - tall * (0.16 + i * 0.17),
      { rotate: random.between(-30, 30) },
    ),
  );
  const label =
    rect(W * 0.62, H * 0.87, W * 0.27, H * 0.07, '#fdf8ec', { stroke: '#cdbb97', strokeWidth: 2 }) +
    times(3, (i) => rect(W * 0.64, H * (0.884 + i * 0.016), W * (0.22 - i * 0.05), 3, '#a89878'));
  const stains = times(3, () =>
    ellipse(
      random.between(0, W),
      random.between(0, H),
      W * random.between(0.1, 0.3),
      W * random.between(0.1, 0.25),
      sheet.glow('#b9945a', 0.2),
    ),
  );
  const body =
    sheet.ground(mount) +
    rect(W * 0.05 + 8, H * 0.035 + 10, W * 0.9, H * 0.93, palette.ink, { opacity: 0.2 }) +
    rect(W * 0.05, H * 0.035, W * 0.9, H * 0.93, paper) +
    stains +
    roots +
    place(specimen, 7, 9, { opacity: 0.12 }) +
    specimen +
    details +
    tapes +
    label;
  const colour = nameOf(petal);
  return {
    body,
    title: titled(random, [
      `Pressed ${name} on ${nameOf(mount)}`,
      `Herbarium sheet: ${name}`,
      `${colour} ${name}, ${numberWord(stems)} stem${stems > 1 ? 's' : ''}${roots ? ' with roots' : ''}`,
      `${name} under paper tape`,
      `A ${name} from the field path`,
    ]),
    description: sentences(
      `${capital(numberWord(stems))} ${stems > 1 ? 'stems' : 'stem'} of ${name}${roots ? ', roots and all' : ''}, taped to a sheet`,
      random.pick([
        'Dried between newspapers for two weeks',
        'The colour holds if you change the paper',
        'From a school collection',
      ]),
    ),
    altText: `Illustration of a herbarium sheet with ${an(`${colour} ${name}`)}${roots ? ' and its roots' : ''}, held by paper tapes, with a small label.`,
    words: ['herbarium', 'botanical', 'pressed flowers', 'specimen', name, colour],
  };
}

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

function meadow(sheet: Sheet): Scene {
  const { random, palette, width: W, height: H } = sheet;
  const dark = random.chance(0.35);
  const ground = dark
    ? mix(palette.deep, palette.ink, 0.5)
    : random.pick([
        palette.paper,
        lighten(palette.soft, 0.2),
        lighten(palette.accent, 0.5),
        mix(palette.second, palette.paper, 0.6),
      ]);
  const greens = greensFor(palette, random);
  const names = random.some(
    FLOWERS.filter((one) => !['peony', 'protea', 'snowdrop', 'ranunculus'].includes(one)),
    random.int(3, 5),
  );
  const sun = random.chance(0.6)
    ? circle(
        W * random.between(0.2, 0.8),
        H * random.between(0.16, 0.34),
        W * random.between(0.1, 0.2),
        dark ? lighten(palette.accent, 0.4) : palette.accent,
        { opacity: 0.9 },
      )
    : '';
  const far = grass(
    random,
    0,
    H,
    W,
    H * 0.42,
    [mix(greens.light, ground, 0.45), mix(greens.mid, ground, 0.5)],
    70,
  );
  const rows = [0.6, 0.8, 1]
    .map((depth) =>
      times(Math.round(8 + depth * 2), (i) => {
        const name = random.pick(names);
        const fade = 1 - depth;
        const petal = mix(petalOf(sheet, name), ground, fade * 0.7);
        const green: Greens = {
          dark: mix(greens.dark, ground, fade),
          mid: mix(greens.mid, ground, fade),
          light: mix(greens.light, ground, fade),
        };
        return place(
          flower(
            random,
            name,
            H * random.between(0.34, 0.62) * (1.1 - depth * 0.25),
            W * random.between(0.07, 0.12) * (0.5 + depth * 0.5),
            petal,
            palette.ink,
            green,
          ),
          (W * (i + random.between(0.1, 0.9))) / (8 + depth * 2),
          H * 1.01,
        );
      }),
    )
    .join('');
  const near = grass(random, 0, H, W, H * 0.22, [greens.dark, greens.mid], 60);
  const flies = times(random.int(0, 5), () => {
    const [bx, by, s] = [random.between(0.1, 0.9) * W, random.between(0.08, 0.5) * H, W * 0.02];
    const c = random.pick([palette.main, palette.accent, palette.paper]);
    return place(
      ellipse(-s * 0.5, 0, s * 0.5, s * 0.8, c, { transform: 'rotate(-28)' }) +
        ellipse(s * 0.5, 0, s * 0.5, s * 0.8, c, { transform: 'rotate(28)' }) +
        ellipse(0, 0, s * 0.12, s * 0.8, palette.ink),
      bx,
      by,
      { rotate: random.between(-40, 40) },
    );
  });
  const light = sun ? 'with the sun behind' : dark ? 'at night' : 'in plain light';
  return {
    body:
      sheet.ground(sheet.linear([ground, mix(ground, dark ? greens.dark : greens.light, 0.35)])) +
      sun +
      far +
      rows +
      near +
      flies,
    title: titled(random, [
      `Meadow of ${listed(names.slice(0, 2))}`,
      `Wildflowers ${light}: ${names[0]} and ${names[1]}`,
      `${names[0]}, ${names[1]}, ${names[2]}`,
      `Unmown strip with ${names[0]}`,
    ]),
    description: sentences(
      `${capital(listed(names))} ${light}`,
      random.pick(['Mow once, in September', 'Sow in autumn, be patient', 'Lie down and look up']),
    ),
    altText: `Illustration of a wildflower meadow ${light}: ${listed(names)} among tall grass${flies ? ', with butterflies' : ''}.`,
    words: ['meadow', 'wildflowers', 'botanical', 'garden', ...names],
  };
}

function pots(sheet: Sheet): Scene {
  const { random, palette, width: W, height: H } = sheet;
  const ground = random.pick([
    palette.soft,
    palette.paper,
    lighten(palette.main, 0.4),
    palette.main,
    palette.deep,
    palette.second,
    lighten(palette.accent, 0.4),
  ]);
  const one = random.chance(0.4);
  const fills = random
    .shuffle([palette.main, palette.accent, palette.second, palette.paper, palette.deep])
    .map((c) => standingOut(ground, [c, palette.paper, palette.deep], 0.12));
  const fill = (i: number): string => fills[i % fills.length] ?? palette.accent;
  if (one) {
    const name = random.pick([...STANDING_PLANTS, ...SMALL_PLANTS]);
    const vessel = pot(sheet, W * 0.34, fill(0));
    const foot = H * 0.86;
    const back = random.pick([
      () => circle(W / 2, H * 0.46, W * 0.4, mix(ground, fill(1), 0.5)),
      () => path(arch(W * 0.12, H * 0.08, W * 0.76, H), mix(ground, fill(1), 0.45)),
      () => path(blob(random, W / 2, H * 0.45, W * 0.42, H * 0.34, 0.14), mix(ground, fill(1), 0.5)),
    ])();
    const body =
      sheet.ground(ground) +
      back +
      rect(0, foot - 20, W, H - foot + 20, mix(ground, palette.ink, 0.16)) +
      sheet.standing(W / 2, foot, W * 0.4, 0.4) +
      place(plant(sheet, name, foot - vessel.rim - H * 0.08), W / 2, foot - vessel.rim * 0.96) +
      place(vessel.body, W / 2, foot);
    return {
      body,
      title: titled(random, [
        `${capital(an(name))} in ${an(nameOf(fill(0)))} pot`,
        `${name} on ${nameOf(ground)}`,
        `Portrait of ${an(name)}, ${nameOf(fill(0))} pot`,
      ]),
      description: sentences(
        `${capital(an(name))} in ${an(nameOf(fill(0)))} pot`,
        random.pick(['Likes to be left alone', 'New leaf every other week', 'East window, little water']),
      ),
      altText: `Illustration of ${an(name)} in ${an(nameOf(fill(0)))} pot before ${an(nameOf(ground))} wall.`,
      words: ['house plants', 'potted plant', 'botanical', name, nameOf(fill(0)), nameOf(ground)],
    };
  }
  const rows = H / W > 1.2 ? 3 : 2;
  const columns = random.int(3, 4);
  const cactusOnly = random.chance(0.35);
  const used = new Set<string>();
  const shelves = times(rows, (r) => {
    const y = (H * (r + 0.93)) / rows;
    const high = H / rows;
    const plants = times(columns, (c) => {
      const name = cactusOnly
        ? random.pick(['cactus', 'aloe', 'cactus'] as const)
        : random.pick(SMALL_PLANTS);
      used.add(name);
      const x = (W * (c + 0.5)) / columns;
      return (
        sheet.standing(x, y, W * 0.14) +
        place(potted(sheet, name, high * random.between(0.56, 0.8), fill(r * columns + c)), x, y)
      );
    });
    return rect(0, y, W, 16, '#8a5f3f') + rect(0, y + 16, W, 10, palette.ink, { opacity: 0.12 }) + plants;
  });
  const names = [...used];
  return {
    body: sheet.ground(ground) + shelves,
    title: titled(random, [
      `${capital(numberWord(rows * columns))} pots: ${listed(names)}`,
      `Plant shelf on ${an(nameOf(ground))} wall`,
      cactusOnly
        ? `Cactus collection on ${nameOf(ground)}`
        : `${capital(numberWord(rows))} shelves of ${names[0]} and ${names.at(-1)}`,
    ]),
    description: sentences(
      `${capital(listed(names))} on ${numberWord(rows)} shelves`,
      random.pick([
        'Cuttings from friends, mostly',
        'All of them survived the winter',
        'One went to a good home',
      ]),
    ),
    altText: `Illustration of ${numberWord(rows * columns)} potted plants on ${numberWord(rows)} wooden shelves before ${an(nameOf(ground))} wall: ${listed(names)}.`,
    words: ['house plants', 'plant shelf', 'pots', 'botanical', ...names, nameOf(ground)],
  };
}

function toadstools(sheet: Sheet): Scene {
  const { random, palette, width: W, height: H } = sheet;
  const ground = plateGround(sheet);
  const greens = greensFor(palette, random);
  const caps = random.shuffle([
    palette.main,
    palette.accent,
    '#c8402e',
    '#b9793f',
    '#e0a544',
    '#8a5a44',
    palette.second,
  ]);
  const stem = lightness(ground) > 0.85 ? '#ead9bd' : '#f6ecd9';
  const kinds = new Set<string>();
  const grown = (x: number, y: number, size: number): string => {
    const one = mushroom(random, size, standingOut(ground, [random.pick(caps), palette.main]), stem);
    kinds.add(one.kind);
    return place(one.body, x, y, { rotate: random.between(-7, 7) });
  };
  const asPlate = random.chance(0.45);
  const body = asPlate
    ? times(
        9,
        (i) =>
          grown(
            W * (0.2 + (i % 3) * 0.3),
            H * (0.3 + Math.floor(i / 3) * 0.31),
            H * random.between(0.16, 0.22),
          ) +
          stroke(
            `M${W * (0.12 + (i % 3) * 0.3)} ${H * (0.305 + Math.floor(i / 3) * 0.31)}h${W * 0.16}`,
            greens.mid,
            4,
          ),
      )
    : path(
        `${smooth([
          [0, H * 0.8],
          [W * 0.3, H * 0.74],
          [W * 0.7, H * 0.8],
          [W, H * 0.75],
        ])}V${H}H0Z`,
        mix(greens.dark, ground, 0.2),
      ) +
      times(7, (i) =>
        place(
          frond(
            H * random.between(0.3, 0.5),
            0,
            random.between(-50, 50),
            mix(greens.mid, ground, 0.3),
            0.2,
            13,
          ),
          W * (i / 6),
          H * 0.82,
          { rotate: random.between(-24, 24) },
        ),
      ) +
      times(7, (i) =>
        grown(W * (0.1 + i * 0.135), H * random.between(0.8, 0.92), H * random.between(0.16, 0.44)),
      ) +
      grass(random, 0, H * 1.01, W, H * 0.16, [greens.dark, greens.mid, greens.light], 110);
  const names = [...kinds];
  return {
    body: sheet.ground(ground) + body,
    title: titled(random, [
      `${asPlate ? 'Mushroom plate' : 'Forest floor'}: ${listed(names.slice(0, 2))}`,
      `${capital(names[0] ?? 'bell')} mushrooms on ${nameOf(ground)}`,
      `${capital(numberWord(names.length))} kinds of mushroom${asPlate ? ' in rows' : ' among ferns'}`,
    ]),
    description: sentences(
      `${capital(listed(names))}${asPlate ? '' : ' between ferns and grass'}`,
      random.pick(['To look at, not to eat', 'After three days of rain', 'Bring a basket, not a bag']),
    ),
    altText: `Illustration of mushrooms ${asPlate ? 'in three rows' : 'on a forest floor with ferns'}: ${listed(names)}.`,
    words: ['mushrooms', 'forest', 'botanical', 'nature', ...names, nameOf(ground)],
  };
}

function fruitBranch(sheet: Sheet): Scene {
  const { random, palette, width: W, height: H } = sheet;
  const ground = plateGround(sheet);
  const greens = greensFor(palette, random);
  const fruits: Readonly<Record<string, (s: number) => string>> = {
    lemon: (s) =>
      place(
        ellipse(0, s * 0.5, s * 0.38, s * 0.46, '#f3c832') +
          ellipse(0, s * 0.98, s * 0.08, s * 0.09, '#e0b220') +
          ellipse(-s * 0.12, s * 0.36, s * 0.07, s * 0.14, '#fbe58a'),
        0,
        0,
      ),
    orange: (s) =>
      circle(0, s * 0.48, s * 0.46, '#ee8a2d') + ellipse(-s * 0.16, s * 0.32, s * 0.09, s * 0.13, '#f9b870'),
    fig: (s) =>
      path(
        `M0 0C${-s * 0.16} ${s * 0.3} ${-s * 0.5} ${s * 0.5} ${-s * 0.42} ${s * 0.8}Q0 ${s * 1.16} ${s * 0.42} ${s * 0.8}C${s * 0.5} ${s * 0.5} ${s * 0.16} ${s * 0.3} 0 0Z`,
        '#5a3358',
      ) +
      stroke(`M${-s * 0.06} ${s * 0.2}Q${-s * 0.3} ${s * 0.5} ${-s * 0.24} ${s * 0.84}`, '#8a5f86', s * 0.03),
    pomegranate: (s) =>
      circle(0, s * 0.46, s * 0.46, '#c0342f') +
      path(
        `M${-s * 0.12} ${s * 0.86}L${-s * 0.18} ${s * 1.1}L0 ${s * 0.98}L${s * 0.18} ${s * 1.1}L${s * 0.12} ${s * 0.86}Z`,
        '#a3261f',
      ) +
      path(
        `M${s * 0.1} ${s * 0.1}A${s * 0.44} ${s * 0.44} 0 0 1 ${s * 0.1} ${s * 0.84}A${s * 0.7} ${s * 0.7} 0 0 0 ${s * 0.1} ${s * 0.1}Z`,
        '#98201f',
      ),
    pear: (s) =>
      path(
        `M0 0C${-s * 0.22} ${s * 0.1} ${-s * 0.16} ${s * 0.34} ${-s * 0.34} ${s * 0.56}C${-s * 0.5} ${s * 1.1} ${s * 0.5} ${s * 1.1} ${s * 0.34} ${s * 0.56}C${s * 0.16} ${s * 0.34} ${s * 0.22} ${s * 0.1} 0 0Z`,
        '#c2c65a',
      ) + ellipse(-s * 0.14, s * 0.62, s * 0.08, s * 0.14, '#e2e59c'),
    olive: (s) =>
      ellipse(0, s * 0.3, s * 0.2, s * 0.3, '#59602f') +
      ellipse(-s * 0.07, s * 0.2, s * 0.04, s * 0.08, '#a3aa6c'),
    cherry: (s) =>
      times(
        2,
        (i) =>
          stroke(
            `M0 0Q${(i ? 1 : -1) * s * 0.1} ${s * 0.3} ${(i ? 1 : -1) * s * 0.26} ${s * 0.6}`,
            '#6b7f3a',
            s * 0.03,
          ) +
          circle((i ? 1 : -1) * s * 0.26, s * 0.8, s * 0.22, '#b3203f') +
          circle((i ? 1 : -1) * s * 0.26 - s * 0.06, s * 0.74, s * 0.05, '#e87f92'),
      ),
    plum: (s) =>
      ellipse(0, s * 0.46, s * 0.34, s * 0.44, '#4d3570') +
      stroke(`M${s * 0.04} ${s * 0.06}Q${s * 0.2} ${s * 0.46} ${s * 0.04} ${s * 0.86}`, '#372452', s * 0.02) +
      ellipse(-s * 0.14, s * 0.3, s * 0.06, s * 0.12, '#8674ac'),
  };
  const [name, draw] = random.pick(Object.entries(fruits));
  const from = random.sign();
  const points: Point[] =
    from > 0
      ? [
          [W * 0.02, H * 0.16],
          [W * 0.34, H * 0.3],
          [W * 0.6, H * 0.46],
          [W * 0.8, H * 0.76],
        ]
      : [
          [W * 0.98, H * 0.12],
          [W * 0.62, H * 0.28],
          [W * 0.44, H * 0.5],
          [W * 0.2, H * 0.78],
        ];
  const size = W * random.between(0.16, 0.22);
  const leafShape = name === 'olive' ? 0.26 : 0.46;
  const twig = (share: number, turn: number): string => {
    const [x, y, heading] = along(points, share);
    return place(
      sprig(
        [
          [0, 0],
          [4, -H * 0.09],
          [0, -H * 0.17],
        ],
        (s) => leaf(s, s * leafShape, random.pick([greens.dark, greens.mid, greens.light])),
        { stem: '#7a5a3c', width: 4, size: size * 0.95, pairs: 3, spread: 52 },
      ),
      x,
      y,
      { rotate: heading + turn },
    );
  };
  const hung = times(random.int(4, 6), (i) => {
    const [x, y] = along(points, 0.16 + i * 0.16);
    return place(
      stroke('M0 0V12', '#7a5a3c', 4) + place(draw(size * random.between(0.85, 1.1)), 0, 10),
      x + random.between(-26, 26),
      y + random.between(0, 24),
    );
  });
  const blossoms = random.chance(0.6)
    ? times(7, () => {
        const [x, y] = along(points, random.next());
        return place(
          flowerHead(
            random,
            'cosmos',
            size * 0.34,
            random.pick(['#ffffff', '#fde9ea', palette.paper]),
            palette.ink,
          ),
          x + random.between(-90, 90),
          y + random.between(-110, 30),
        );
      })
    : '';
  const half =
    random.chance(0.4) && ['lemon', 'orange', 'fig'].includes(name)
      ? place(ingredient(random, name, size * 1.1), from > 0 ? W * 0.2 : W * 0.8, H * 0.82)
      : '';
  const body =
    sheet.ground(ground) +
    stroke(smooth(points), '#7a5a3c', W * 0.014) +
    twig(0.2, -50) +
    twig(0.36, 48) +
    twig(0.52, -54) +
    hung +
    twig(0.68, 40) +
    twig(0.84, -42) +
    twig(0.99, 0) +
    blossoms +
    half;
  return {
    body,
    title: titled(random, [
      `${name} branch on ${nameOf(ground)}`,
      `${name} branch${blossoms ? ' in blossom' : ''}`,
      `${capital(name)}s, leaves and ${blossoms ? 'flowers' : 'a crooked twig'}`,
      `Study of ${an(name)} tree, ${nameOf(ground)} ground`,
    ]),
    description: sentences(
      `Ripe ${name} fruit among leaves${blossoms ? ' and white blossom' : ''}`,
      random.pick(['For the kitchen wall', 'The tree behind the chapel', 'Would be lovely as a tablecloth']),
    ),
    altText: `Illustration of a branch with ${name} fruit and leaves${blossoms ? ' and blossom' : ''} on ${an(nameOf(ground))} ground.`,
    words: ['fruit', 'branch', 'botanical', name, nameOf(ground)],
  };
}

export const leafTheme: Theme = { name: 'leaves', shapes: ['3:4', '4:5', '2:3', '1:1'], draw: leafStudy };
export const herbariumTheme: Theme = { name: 'herbarium', shapes: ['2:3', '3:4'], draw: herbarium };
export const bouquetTheme: Theme = { name: 'bouquets', shapes: ['2:3', '3:4', '4:5'], draw: bouquet };
export const meadowTheme: Theme = {
  name: 'wildflowers',
  shapes: ['2:3', '9:16', '3:2', '4:5'],
  draw: meadow,
};
export const potsTheme: Theme = { name: 'house plants', shapes: ['3:4', '4:5', '1:1', '2:3'], draw: pots };
export const mushroomTheme: Theme = { name: 'mushrooms', shapes: ['3:4', '2:3', '1:1'], draw: toadstools };
export const fruitTheme: Theme = { name: 'fruit branches', shapes: ['2:3', '3:4', '1:1'], draw: fruitBranch };
