import { darken, EYE, lighten } from '../colour.ts';
import type { Random } from '../random.ts';
import { circle, group, line, path, place, rect, stroke, times } from '../svg.ts';

export interface BirdCoat {
  readonly name: string;
  readonly back: string;
  readonly breast: string;
  readonly belly: string;
  readonly cap: string;
  readonly bill: string;
  readonly shape: 'round' | 'slim' | 'long bill' | 'crested' | 'owl';
}

const coat = (name: string, shape: BirdCoat['shape'], colours: string): BirdCoat => {
  const [back = EYE, breast = EYE, belly = EYE, cap = EYE, bill = EYE] = colours.split(' ');
  return { name, shape, back, breast, belly, cap, bill };
};

export const BIRDS: readonly BirdCoat[] = [
  coat('robin', 'round', '#8a6f55 #e0672f #f3ead8 #8a6f55 #4a3a2c'),
  coat('blue tit', 'round', '#6f9a6a #f2cf4a #f6e28a #3f78b5 #2c2a2a'),
  coat('goldfinch', 'slim', '#b98a55 #f0e2c8 #f6efe0 #c8342c #e8c9a0'),
  coat('bullfinch', 'round', '#7d8791 #e2604f #f2c9bd #231d1d #231d1d'),
  coat('kingfisher', 'long bill', '#1d8fae #ee8a3a #f6b06a #17708c #231d1d'),
  coat('swallow', 'slim', '#24386b #c2452f #f6efe2 #24386b #231d1d'),
  coat('waxwing', 'crested', '#b08968 #c99a78 #e6cfae #a8704f #3a2f2a'),
  coat('hoopoe', 'crested', '#e3a873 #f0bd8a #f7dcb8 #e39a5c #4a3a2c'),
  coat('wren', 'round', '#8a5f3f #b98a62 #e0c9a4 #6f4a30 #4a3a2c'),
  coat('bluebird', 'slim', '#3f6fc0 #d97a4a #f6efe2 #3560aa #2c2a2a'),
  coat('jay', 'crested', '#b58f7a #cfae98 #f0e2d2 #a37a66 #231d1d'),
  coat('barn owl', 'owl', '#d9ac6a #fbf3e2 #fffaf0 #e3bd84 #e8c9a0'),
  coat('tawny owl', 'owl', '#7a5a3f #c9a67c #e6d0a8 #6b4c34 #d9a94a'),
  coat('magpie', 'slim', '#20242e #20242e #f6f3ea #20242e #20242e'),
  coat('cardinal', 'crested', '#b3262c #d6383a #e2584f #a81e28 #f0a23c'),
  coat('greenfinch', 'round', '#7d8f3f #b4bd5a #e2dc9a #8a9a45 #e8c9a0'),
];

/** A bird perching on (0, 0), looking right, about `size` high. */
export function bird(random: Random, kind: BirdCoat, size: number): string {
  const s = size / 100;
  if (kind.shape === 'owl') {
    const feathers = times(12, (i) =>
      path(
        `M${((i % 4) - 1.5) * 12} ${-50 + Math.floor(i / 4) * 14}q5 9 0 12q-5 -3 0 -12Z`,
        darken(kind.breast, 0.18),
      ),
    );
    const eyes = times(
      2,
      (i) =>
        circle(i ? 12 : -12, -76, 13, lighten(kind.belly, 0.3)) +
        circle(i ? 12 : -12, -76, 6, EYE) +
        circle(i ? 14 : -10, -78, 2, '#ffffff'),
    );
    return place(
      path('M-34 -6Q-44 -94 0 -100T34 -6Q0 12 -34 -6Z', kind.back) +
        path('M-22 -4Q-28 -58 0 -60T22 -4Q0 8 -22 -4Z', kind.breast) +
        feathers +
        path('M-32 -94L-22 -104L-10 -96ZM32 -94L22 -104L10 -96Z', kind.cap) +
        path('M0 -98C-34 -98 -34 -60 0 -56C34 -60 34 -98 0 -98Z', kind.belly) +
        eyes +
        path('M0 -72L-5 -64L0 -56L5 -64Z', kind.bill) +
        path('M-34 -40Q-44 -10 -26 4L-22 -30ZM34 -40Q44 -10 26 4L22 -30Z', darken(kind.back, 0.18)) +
        times(2, (i) => times(3, (k) => rect((i ? 6 : -16) + k * 4, -2, 3, 8, kind.bill, { rx: 1.5 }))),
      0,
      0,
      { scale: s },
    );
  }
  const slim = kind.shape === 'slim' ? 0.82 : 1;
  const tail = path(
    kind.shape === 'slim' ? 'M-34 -22L-78 8L-70 16L-24 -8Z' : 'M-32 -22L-66 2L-58 14L-24 -6Z',
    darken(kind.back, 0.22),
  );
  const body = path('M-38 -24Q-30 -66 8 -70Q44 -66 40 -30Q34 4 -4 2Q-30 0 -38 -24Z', kind.breast);
  const belly = path('M-30 -12Q-8 -22 14 -14Q28 -6 20 -2Q8 4 -6 2Q-24 0 -30 -12Z', kind.belly);
  const back = path('M-40 -22Q-32 -66 8 -70Q6 -44 -14 -32Q-30 -22 -40 -22Z', kind.back);
  const wing =
    path('M-52 -8Q-30 -44 4 -46Q16 -30 -4 -16Q-24 -4 -52 -8Z', darken(kind.back, 0.12)) +
    times(3, (i) =>
      stroke(
        `M${-40 + i * 7} ${-11 - i * 2}Q${-22 + i * 6} ${-20 - i * 3} ${-8 + i * 5} ${-36 + i * 2}`,
        lighten(kind.back, 0.3),
        2,
      ),
    );
  const head =
    circle(20, -74, 23, kind.breast) +
    path('M-3 -76A23 23 0 0 1 42 -80Q24 -76 16 -70Q4 -66 -3 -76Z', kind.cap);
  const crest =
    kind.shape === 'crested'
      ? path(
          kind.name === 'hoopoe'
            ? 'M12 -94L-14 -116L2 -112L-2 -128L12 -114L20 -128L20 -96Z'
            : 'M6 -90L-8 -112L30 -94Z',
          kind.cap,
        )
      : '';
  const bill =
    kind.shape === 'long bill'
      ? path('M41 -78L82 -70L41 -68Z', kind.bill)
      : path('M41 -79L58 -72L41 -67Z', kind.bill);
  const legs = line(2, 0, 2, 10, '#7a5a3c', 3) + line(12, -2, 12, 10, '#7a5a3c', 3);
  const eye = circle(27, -77, 4.4, EYE) + circle(28.4, -78.6, 1.4, '#ffffff');
  return group(legs + tail + crest + body + belly + back + wing + head + bill + eye, {
    transform: `scale(${(s * random.between(0.97, 1.03)).toFixed(3)} ${(s * slim).toFixed(3)})`,
  });
}
