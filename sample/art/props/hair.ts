import { darken, lighten } from '../colour.ts';
import type { Random } from '../random.ts';
import { circle, ellipse, path, polar, smooth, stroke, times } from '../svg.ts';

/** Hair around a head that is about 88 × 110 units to each side of (0, 0): a layer behind it, one before it. */
export interface Hair {
  readonly name: string;
  readonly back: string;
  readonly front: string;
}

const CROP =
  'M-94 -8C-106 -110 -50 -142 4 -140C62 -142 106 -104 94 -8C90 -40 82 -60 68 -72C30 -60 -20 -64 -62 -78C-80 -60 -88 -40 -94 -8Z';

const FRINGE = 'M-95 6C-108 -112 -52 -144 0 -144S108 -112 95 6L86 -32Q40 -44 0 -40T-86 -32Z';

const SIDE =
  'M-93 0C-106 -110 -54 -146 6 -144C64 -144 106 -104 93 4C91 -30 76 -66 40 -94C10 -66 -40 -52 -80 -46C-88 -34 -91 -18 -93 0Z';

const MIDDLE =
  'M-95 26C-110 -110 -52 -146 0 -146S110 -110 95 26C90 -30 60 -82 0 -104C-60 -82 -90 -30 -95 26Z';

const QUIFF =
  'M-93 -14C-106 -80 -92 -120 -40 -152C0 -178 72 -168 102 -130C114 -108 100 -60 93 -14C90 -46 82 -62 70 -76C20 -70 -40 -74 -72 -82C-86 -62 -89 -40 -93 -14Z';

const curls = (random: Random, colour: string, r: number, from: number, to: number, size: number): string =>
  times(26, (i) =>
    circle(
      ...polar(0, -24, r * random.between(0.92, 1.04), from + ((to - from) * i) / 25),
      size * random.between(0.85, 1.15),
      i % 3 ? colour : lighten(colour, 0.06),
    ),
  );

export const HAIR: Readonly<Record<string, (random: Random, colour: string) => Omit<Hair, 'name'>>> = {
  'short hair': (_, c) => ({
    back: '',
    front: path(CROP, c) + stroke('M-40 -110Q10 -128 60 -104', lighten(c, 0.14), 5),
  }),
  'a quiff': (_, c) => ({
    back: '',
    front: path(QUIFF, c) + stroke('M-50 -120Q10 -156 80 -126M-30 -104Q20 -130 74 -106', lighten(c, 0.14), 5),
  }),
  'a fringe and a bob': (_, c) => ({
    back: path(
      'M-106 -20C-120 -136 -50 -152 0 -152S120 -136 106 -20L112 76Q96 100 62 92V0H-62V92Q-96 100 -112 76Z',
      darken(c, 0.14),
    ),
    front: path(FRINGE, c),
  }),
  'a side-parted bob': (_, c) => ({
    back: path(
      'M-106 -20C-120 -136 -50 -152 0 -152S120 -136 106 -20L108 86Q88 112 56 104V0H-56V104Q-88 112 -108 86Z',
      darken(c, 0.14),
    ),
    front: path(SIDE, c),
  }),
  'long straight hair': (_, c) => ({
    back: path(
      'M-104 -20C-118 -134 -50 -152 0 -152S118 -134 104 -20L122 214Q0 240 -122 214Z',
      darken(c, 0.16),
    ),
    front:
      path(MIDDLE, c) +
      path('M-95 20L-112 210Q-92 216 -74 208L-78 60ZM95 20L112 210Q92 216 74 208L78 60Z', c),
  }),
  'long wavy hair': (_, c) => ({
    back: path(
      smooth(
        [
          [0, -152],
          [-84, -128],
          [-112, -40],
          [-104, 30],
          [-130, 90],
          [-112, 150],
          [-128, 210],
          [0, 230],
          [128, 210],
          [112, 150],
          [130, 90],
          [104, 30],
          [112, -40],
          [84, -128],
        ],
        true,
      ),
      darken(c, 0.14),
    ),
    front:
      path(SIDE, c) +
      path(
        smooth(
          [
            [90, -20],
            [112, 40],
            [98, 96],
            [116, 160],
            [92, 200],
            [72, 150],
            [84, 90],
            [76, 40],
          ],
          true,
        ),
        c,
      ),
  }),
  'a bun': (_, c) => ({
    back: circle(0, -158, 48, darken(c, 0.1)) + circle(-8, -164, 30, c),
    front:
      path(
        'M-92 -10C-104 -110 -50 -140 0 -140S104 -110 92 -10C84 -60 60 -90 0 -96C-60 -90 -84 -60 -92 -10Z',
        c,
      ) + stroke('M-60 -110Q0 -134 60 -110', lighten(c, 0.14), 4),
  }),
  'a low bun': (_, c) => ({
    back:
      circle(78, 70, 40, darken(c, 0.14)) +
      path('M-98 -10C-112 -120 -50 -148 0 -148S112 -120 98 -10L90 60H-80Z', darken(c, 0.14)),
    front: path(SIDE, c),
  }),
  'two braids': (_, c) => ({
    back: path('M-100 -20C-112 -128 -50 -148 0 -148S112 -128 100 -20L92 70H-92Z', darken(c, 0.14)),
    front:
      path(MIDDLE, c) +
      times(2, (s) =>
        times(6, (i) =>
          ellipse((s ? 1 : -1) * (96 + (i % 2) * 8), 56 + i * 27, 22 - i, 19, i % 2 ? c : lighten(c, 0.1)),
        ),
      ),
  }),
  'a ponytail': (_, c) => ({
    back: path('M60 -120C150 -150 176 -20 128 110C150 20 110 -20 60 -50Z', darken(c, 0.1)),
    front: path(
      'M-92 -10C-104 -110 -50 -142 0 -142S104 -110 92 -10C80 -60 50 -94 -10 -98C-60 -88 -84 -50 -92 -10Z',
      c,
    ),
  }),
  'an afro': (random, c) => ({
    back: circle(0, -50, 150, c) + curls(random, c, 136, 0, 345, 24),
    front: path('M-90 -20C-98 -96 -50 -122 0 -122S98 -96 90 -20C84 -56 50 -84 0 -86S-84 -56 -90 -20Z', c),
  }),
  'short curls': (random, c) => ({
    back: '',
    front:
      curls(random, c, 92, -88, 88, 28) +
      times(14, (i) =>
        circle(
          -60 + (i % 7) * 20,
          -96 - Math.floor(i / 7) * 24 + (i % 2) * 8,
          22,
          i % 3 ? c : lighten(c, 0.06),
        ),
      ),
  }),
  'long curls': (random, c) => ({
    back:
      times(40, (i) =>
        circle(
          (i % 2 ? 1 : -1) * random.between(70, 128),
          -110 + i * 7.6,
          random.between(24, 34),
          i % 3 ? c : darken(c, 0.1),
        ),
      ) + curls(random, c, 116, -95, 95, 30),
    front: times(12, (i) =>
      circle(-72 + i * 13, -100 + Math.abs(i - 5.5) * 7, 23, i % 3 ? c : lighten(c, 0.06)),
    ),
  }),
  locs: (_, c) => ({
    back: times(13, (i) =>
      stroke(
        `M${-78 + i * 13} -110Q${-118 + i * 19.7} 20 ${-124 + i * 20.6} ${190 - Math.abs(i - 6) * 6}`,
        i % 2 ? c : darken(c, 0.14),
        19,
      ),
    ),
    front:
      path(MIDDLE, c) +
      times(9, (i) =>
        stroke(
          `M${-4 + (i - 4) * 4} -136Q${(i - 4) * 26} -110 ${(i - 4) * 25} ${-66 + Math.abs(i - 4) * 22}`,
          i % 2 ? lighten(c, 0.08) : c,
          13,
        ),
      ),
  }),
  cornrows: (_, c) => ({
    back: times(4, (i) => stroke(`M${-60 + i * 40} 40Q${-84 + i * 56} 110 ${-70 + i * 46} 190`, c, 15)),
    front:
      path(
        'M-90 -14C-102 -110 -50 -138 0 -138S102 -110 90 -14C80 -70 50 -98 0 -100S-80 -70 -90 -14Z',
        darken(c, 0.1),
      ) +
      times(7, (i) =>
        stroke(`M${-48 + i * 16} -98Q${-66 + i * 22} -124 ${-40 + i * 13} -138`, lighten(c, 0.14), 7),
      ),
  }),
  'a shaved head': (_, c) => ({
    back: '',
    front: path('M-88 -30C-92 -100 -46 -116 0 -116S92 -100 88 -30C80 -70 50 -90 0 -92S-80 -70 -88 -30Z', c, {
      opacity: 0.32,
    }),
  }),
  'an undercut': (_, c) => ({
    back: '',
    front:
      path(
        'M-90 -20C-92 -80 -70 -110 -40 -118L-50 -70Q-80 -60 -90 -20ZM90 -20C92 -80 80 -106 60 -116L64 -70Q84 -60 90 -20Z',
        c,
        { opacity: 0.45 },
      ) + path('M-66 -74C-84 -150 10 -176 76 -140C104 -120 96 -90 70 -76C20 -96 -20 -86 -66 -74Z', c),
  }),
  'no hair': () => ({
    back: '',
    front: ellipse(-30, -84, 26, 14, '#ffffff', { opacity: 0.16, transform: 'rotate(-24 -30 -84)' }),
  }),
  'hair to the sides': (_, c) => ({
    back: '',
    front: path(
      'M-96 20C-108 -40 -92 -80 -76 -82C-82 -50 -84 -10 -84 20ZM96 20C108 -40 92 -80 76 -82C82 -50 84 -10 84 20Z',
      c,
    ),
  }),
};
