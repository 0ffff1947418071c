import { darken, lighten, mix, nameOf, standingOut } from '../colour.ts';
import { hues } from '../palettes.ts';
import { an, capital, listed, sentences } from '../phrases.ts';
import { frond, greensFor, leaf } from '../props/foliage.ts';
import { HAIR, HEADWEAR } from '../props/hair.ts';
import { PATTERNS, patternFill } from '../props/patterns.ts';
import type { Scene, Sheet } from '../sheet.ts';
import { arch, blob, circle, ellipse, line, path, place, rect, stroke, times } from '../svg.ts';
import type { Theme } from '../theme.ts';

const SKINS = [
  '#f7d7bf',
  '#f0c3a0',
  '#e8b08a',
  '#dba273',
  '#c98a5c',
  '#b57547',
  '#9a5f3a',
  '#7d4a2e',
  '#623822',
  '#4a2a1b',
];
const HAIRS: Readonly<Record<string, string>> = {
  black: '#1f1a1c',
  'dark brown': '#3a251c',
  brown: '#6b4429',
  chestnut: '#8a4a2a',
  ginger: '#c8642c',
  blond: '#dfb464',
  grey: '#9a9a9c',
  white: '#e9e6e0',
  'plum-dyed': '#6b2f5a',
  'teal-dyed': '#1f7a7a',
};

const FACE = 'M-88 -20C-88 -90 -50 -114 0 -114S88 -90 88 -20C88 48 46 108 0 108S-88 48 -88 -20Z';

function features(sheet: Sheet, skin: string, brow: string): string {
  const { random } = sheet;
  const ink = darken(skin, 0.72);
  const shade = darken(skin, 0.18);
  const eyes = random.pick(['dots', 'smiling', 'dots', 'open']);
  const y = -6;
  const eye = (x: number): string =>
    eyes === 'smiling'
      ? stroke(`M${x - 13} ${y + 4}Q${x} ${y - 12} ${x + 13} ${y + 4}`, ink, 6)
      : eyes === 'open'
        ? ellipse(x, y, 14, 10, '#fdfaf5') +
          circle(x, y, 7.5, ink) +
          stroke(`M${x - 15} ${y - 3}Q${x} ${y - 15} ${x + 15} ${y - 3}`, ink, 5)
        : circle(x, y, 8, ink) + circle(x + 2.4, y - 2.6, 2.4, '#ffffff', { opacity: 0.8 });
  const lift = random.between(-4, 4);
  const brows = [-1, 1]
    .map((s) =>
      stroke(`M${s * 20} ${-30 - lift}Q${s * 38} ${-42} ${s * 54} ${-30 + lift}`, brow, random.between(5, 9)),
    )
    .join('');
  const nose = random.pick([
    stroke('M4 -2Q18 22 6 30Q-2 34 -10 29', shade, 6),
    stroke('M-8 28Q0 36 9 28', shade, 6),
    path('M2 -4Q20 26 4 30Q-8 30 -10 26Q-4 20 2 -4Z', shade, { opacity: 0.7 }),
  ]);
  const lip = random.pick([mix(skin, '#b3404a', 0.6), mix(skin, '#8c2f3a', 0.5), darken(skin, 0.4)]);
  const mouth = random.pick([
    () => stroke('M-24 54Q0 76 24 54', lip, 7),
    () =>
      path('M-30 50Q0 58 30 50Q22 84 0 84T-30 50Z', darken(lip, 0.3)) +
      path('M-26 52Q0 59 26 52L22 62Q0 67 -22 62Z', '#fffaf4'),
    () =>
      path('M-24 58Q-10 48 0 54Q10 48 24 58Q0 76 -24 58Z', lip) +
      stroke('M-22 58Q0 63 22 58', darken(lip, 0.35), 2.4),
    () => stroke('M-18 60Q6 68 22 54', lip, 7),
  ])();
  const blush = times(2, (i) => ellipse(i ? 52 : -52, 34, 20, 13, '#e0604a', { opacity: 0.2 }));
  const freckles = random.chance(0.2)
    ? times(12, (i) => circle((i % 2 ? 1 : -1) * random.between(16, 60), random.between(14, 36), 2.4, shade))
    : '';
  return blush + freckles + [-36, 36].map(eye).join('') + brows + nose + mouth;
}

function clothes(sheet: Sheet, fill: string): { body: string; name: string } {
  const { random, palette } = sheet;
  const shoulders = 'M-230 330C-226 226 -150 186 -58 168L0 176L58 168C150 186 226 226 230 330Z';
  const dark = darken(fill, 0.2);
  const cloth = random.chance(0.45)
    ? patternFill(
        sheet,
        random.pick(PATTERNS),
        44,
        fill,
        standingOut(fill, [palette.paper, palette.ink, palette.accent]),
        palette.soft,
      )
    : fill;
  const base = path(shoulders, cloth);
  const [name, more] = random.pick([
    ['a round-necked jumper', stroke('M-60 168Q0 226 60 168', dark, 17)],
    ['a roll-neck', rect(-58, 118, 116, 68, fill, { rx: 16 }) + line(-58, 142, 58, 142, dark, 3)],
    [
      'a shirt',
      path('M-62 164L-10 196L-44 240L-92 178Z', lighten(fill, 0.2)) +
        path('M62 164L10 196L44 240L92 178Z', lighten(fill, 0.2)) +
        line(0, 200, 0, 330, dark, 4) +
        times(3, (i) => circle(0, 226 + i * 38, 6, '#fdfaf3')),
    ],
    [
      'dungarees',
      path('M-120 330V244H120V330Z', palette.deep) +
        line(-96, 250, -70, 172, palette.deep, 26) +
        line(96, 250, 70, 172, palette.deep, 26) +
        circle(-92, 256, 10, '#e0b04a') +
        circle(92, 256, 10, '#e0b04a'),
    ],
    [
      'a scarf',
      path(
        'M-92 150Q0 216 92 150Q108 190 84 210Q0 246 -84 210Q-108 190 -92 150Z',
        patternFill(
          sheet,
          random.pick(['plaid', 'stripes', 'dots', 'gingham'] as const),
          34,
          palette.accent,
          palette.paper,
          palette.deep,
        ),
      ) + path('M30 214L86 206L96 330H34Z', palette.accent),
    ],
    [
      'a jacket',
      path('M-230 330C-226 226 -150 186 -62 166L-6 330Z', dark) +
        path('M230 330C226 226 150 186 62 166L6 330Z', dark) +
        path('M-66 166L-96 236L-48 250L-10 330Z', darken(fill, 0.34)) +
        path('M66 166L96 236L48 250L10 330Z', darken(fill, 0.34)),
    ],
    ['a shawl collar cardigan', stroke('M-66 166Q-40 260 0 330Q40 260 66 166', lighten(fill, 0.25), 27)],
    [
      'a necklace',
      stroke('M-70 172Q0 276 70 172', '#e0b04a', 5) +
        times(7, (i) => circle(-42 + i * 14, 212 + 18 - Math.abs(i - 3) ** 2 * 3.4, 8, palette.accent)),
    ],
  ] as const);
  return { body: base + more, name };
}

function backdrop(sheet: Sheet, ground: string): string {
  const { random, palette, width: W, height: H } = sheet;
  const other = standingOut(ground, random.shuffle([...hues(palette), palette.soft, palette.paper]), 0.08);
  const greens = greensFor(palette, random);
  return (
    sheet.ground(ground) +
    random.pick([
      () => circle(W / 2, H * 0.46, W * 0.4, mix(ground, other, 0.6)),
      () => path(arch(W * 0.14, H * 0.1, W * 0.72, H), mix(ground, other, 0.6)),
      () => rect(0, 0, W / 2, H, mix(ground, other, 0.5)),
      () => '',
      () => path(blob(random, W / 2, H / 2, W * 0.46, H * 0.44, 0.12), mix(ground, other, 0.5)),
      () => rect(0, 0, W, H, patternFill(sheet, random.pick(PATTERNS), 96, ground, mix(ground, other, 0.35))),
      () =>
        times(9, (i) =>
          place(
            random.chance(0.5)
              ? frond(H * 0.5, 0, 20, i % 2 ? greens.dark : greens.mid, 0.28, 10)
              : leaf(H * 0.4, H * 0.16, i % 2 ? greens.mid : greens.light),
            W / 2,
            H * 0.86,
            { rotate: -112 + i * 28 },
          ),
        ),
      () => circle(W * random.pick([0.24, 0.78]), H * 0.24, W * 0.15, mix(ground, other, 0.8)),
    ])()
  );
}

function portrait(sheet: Sheet): Scene {
  const { random, palette, width: W } = sheet;
  const skin = random.pick(SKINS);
  const old = random.chance(0.18);
  const darkSkin = SKINS.indexOf(skin) > 4;
  const dyed = random.chance(0.08);
  const [hairName, hairColour] = random.pick(
    Object.entries(HAIRS).filter(([name]) =>
      dyed
        ? name.endsWith('dyed')
        : !name.endsWith('dyed') &&
          (old ? ['grey', 'white'].includes(name) : !['grey', 'white'].includes(name)) &&
          (!darkSkin || !['blond', 'ginger', 'chestnut'].includes(name)),
    ),
  );
  const textured = [
    'an afro',
    'locs',
    'cornrows',
    'short curls',
    'long curls',
    'a shaved head',
    'a bun',
    'short hair',
    'two braids',
  ];
  const straight = [
    'short hair',
    'a quiff',
    'a fringe and a bob',
    'a side-parted bob',
    'long straight hair',
    'long wavy hair',
    'a bun',
    'a low bun',
    'two braids',
    'a ponytail',
    'short curls',
    'long curls',
    'an undercut',
    'no hair',
    'hair to the sides',
  ];
  const style = random.pick(darkSkin ? textured : straight);
  const covered = random.chance(0.22);
  const ground = standingOut(
    skin,
    random.shuffle([...hues(palette), palette.soft, palette.paper, palette.second]),
    0.16,
  );
  const fill = standingOut(
    ground,
    random
      .shuffle([palette.main, palette.deep, palette.accent, palette.second, palette.ink, palette.paper])
      .filter((c) => c !== ground),
    0.16,
  );
  const wearName = random.pick(Object.keys(HEADWEAR));
  const wear = covered
    ? HEADWEAR[wearName]?.(standingOut(ground, random.shuffle(hues(palette)), 0.14), palette.paper)
    : undefined;
  const hair = HAIR[style]?.(random, hairColour) ?? { back: '', front: '' };
  const hides = ['a hijab', 'a turban'].includes(wearName);
  const clothing = clothes(sheet, fill);
  const bearded =
    !['a hijab'].includes(covered ? wearName : '') &&
    [
      'short hair',
      'a quiff',
      'no hair',
      'hair to the sides',
      'an undercut',
      'a shaved head',
      'short curls',
      'locs',
    ].includes(style) &&
    random.chance(0.5);
  const beard = bearded
    ? random.pick([
        path(
          'M-89 -4C-90 70 -50 126 0 128S90 70 89 -4C82 26 66 40 44 38C22 28 -22 28 -44 38C-66 40 -82 26 -89 -4Z',
          hairColour,
        ),
        path('M-46 40Q0 26 46 40Q50 62 40 60Q0 46 -40 60Q-50 62 -46 40Z', hairColour),
        path(
          'M-44 40Q0 28 44 40Q52 98 0 122Q-52 98 -44 40ZM-24 56Q0 66 24 56Q14 74 0 74T-24 56Z',
          hairColour,
          { fillRule: 'evenodd' },
        ),
      ])
    : '';
  const frame = random.pick([palette.ink, palette.accent, '#8a5f3f', palette.deep]);
  const lens = { stroke: frame, strokeWidth: 7 };
  const glasses = random.chance(0.34)
    ? random.pick([
        times(2, (i) => circle(i ? 37 : -37, -4, 28, '#ffffff', { ...lens, fillOpacity: 0.16 })),
        times(2, (i) => rect(i ? 8 : -66, -26, 58, 44, '#ffffff', { ...lens, rx: 14, fillOpacity: 0.16 })),
        times(2, (i) =>
          path('M-30 -20H30Q28 24 0 24T-30 -20Z', '#ffffff', {
            ...lens,
            fillOpacity: 0.16,
            transform: `translate(${i ? 37 : -37} 0)`,
          }),
        ),
      ]) + stroke('M-9 -8Q0 -16 9 -8', frame, 6)
    : '';
  const earrings =
    !hides && random.chance(0.35)
      ? times(2, (i) =>
          random.pick([
            circle(i ? 93 : -93, 46, 9, '#e0b04a'),
            circle(i ? 94 : -94, 54, 17, 'none', { stroke: '#e0b04a', strokeWidth: 5 }),
          ]),
        )
      : '';
  const ears = hides ? '' : times(2, (i) => ellipse(i ? 90 : -90, 8, 15, 23, darken(skin, 0.07)));
  const neck =
    path('M-44 70H44V150Q44 190 0 198Q-44 190 -44 150Z', darken(skin, 0.12)) +
    path('M-44 100Q0 150 44 96V118Q0 168 -44 124Z', darken(skin, 0.24), { opacity: 0.6 });
  const below = wear
    ? ['a bobble hat', 'a straw hat', 'a beret', 'a headscarf', 'a kufi cap'].includes(wearName)
      ? hair.back
      : ''
    : hair.back;
  const head =
    ears +
    path(FACE, skin) +
    path('M0 -114C50 -114 88 -90 88 -20C88 48 46 108 0 108Z', darken(skin, 0.2), { opacity: 0.16 }) +
    (bearded ? beard : '') +
    features(sheet, skin, darken(hairColour, 0.1)) +
    earrings +
    (wear ? wear.front : hair.front) +
    glasses;
  const tilt = random.between(-4, 4);
  const figure =
    (wear?.back ?? '') +
    below +
    neck +
    (covered && wearName === 'a hijab'
      ? clothing.body + place(head, 0, 0, { rotate: tilt })
      : clothing.body + place(head, 0, 0, { rotate: tilt }));
  const said = [
    covered
      ? wearName
      : style === 'no hair' || style === 'a shaved head'
        ? style
        : `${hairName} hair, ${style}`.replace(
            /(\S+) hair, (short|long straight|long wavy) hair/,
            '$2 $1 hair',
          ),
    ...(bearded ? ['a beard'] : []),
    ...(glasses ? ['glasses'] : []),
    ...(earrings ? ['earrings'] : []),
    clothing.name,
  ];
  const body = backdrop(sheet, ground) + place(figure, W / 2, W * 0.47, { scale: W / 620 });
  return {
    body,
    title: `Portrait in ${nameOf(ground)} and ${nameOf(fill)}`,
    description: sentences(`A person with ${listed(said)}`),
    altText: `Illustrated portrait of a person with ${listed(said)}, before ${an(nameOf(ground))} ground.`,
    words: [
      'portrait',
      'person',
      'avatar',
      ...said.map((one) => capital(one).toLowerCase()),
      nameOf(ground),
      nameOf(fill),
    ],
    palette: [ground, fill, skin, hairColour, palette.accent],
  };
}

export const portraitTheme: Theme = { name: 'portraits', shapes: ['1:1'], draw: portrait };
