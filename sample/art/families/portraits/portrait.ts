import { darken, mix, nameOf, standingOut } from '../../colour.ts';
import { hues } from '../../palettes.ts';
import { an, capital, listed, sentences } from '../../phrases.ts';
import { frond, greensFor, leaf } from '../../props/foliage.ts';
import { HAIR } from '../../props/hair.ts';
import { HEADWEAR } from '../../props/headwear.ts';
import { PATTERNS, patternFill } from '../../props/patterns.ts';
import type { Scene, Sheet } from '../../sheet.ts';
import { arch, blob, circle, ellipse, path, place, rect, stroke, times } from '../../svg.ts';
import type { Theme } from '../../theme.ts';
import { clothes } from './clothes.ts';
import { FACE, features } from './features.ts';

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
