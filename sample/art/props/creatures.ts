import { darken, EYE, lighten, mix } from '../colour.ts';
import type { Random } from '../random.ts';
import type { Sheet } from '../sheet.ts';
import {
  circle,
  ellipse,
  group,
  line,
  type Point,
  path,
  place,
  polar,
  rect,
  smooth,
  stroke,
  times,
} from '../svg.ts';
import { leaf } from './foliage.ts';

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

/** A fox: sitting, looking at us. */
export function fox(size: number, fill: string): string {
  const s = size / 100;
  const white = '#fbf3e4';
  return place(
    path('M18 0C62 4 70 -40 44 -52C58 -34 40 -22 16 -22Z', fill) +
      path('M44 -52C62 -44 62 -26 54 -18Q46 -30 38 -46Z', white) +
      path('M-26 0Q-32 -52 0 -60T26 0Z', fill) +
      path('M-10 0Q-14 -34 0 -44Q14 -34 10 0Z', white) +
      rect(-22, -8, 16, 8, darken(fill, 0.5), { rx: 4 }) +
      rect(6, -8, 16, 8, darken(fill, 0.5), { rx: 4 }) +
      path('M-34 -104L-30 -70L-8 -84Z', fill) +
      path('M34 -104L30 -70L8 -84Z', fill) +
      path('M-30 -97L-27 -76L-14 -84Z', EYE) +
      path('M30 -97L27 -76L14 -84Z', EYE) +
      path('M-38 -70Q0 -100 38 -70Q20 -52 0 -44Q-20 -52 -38 -70Z', fill) +
      path('M-38 -70Q-18 -66 -4 -54L0 -44Q-22 -52 -38 -70ZM38 -70Q18 -66 4 -54L0 -44Q22 -52 38 -70Z', white) +
      circle(-13, -69, 3.4, EYE) +
      circle(13, -69, 3.4, EYE) +
      circle(0, -47, 4.6, EYE),
    0,
    0,
    { scale: s },
  );
}

/** A bear on four legs, seen from the side. */
export function bear(size: number, fill: string): string {
  const s = size / 100;
  const dark = darken(fill, 0.2);
  return place(
    rect(-52, -40, 22, 40, dark, { rx: 9 }) +
      rect(26, -40, 22, 40, dark, { rx: 9 }) +
      path('M-66 -40Q-72 -86 -20 -84Q10 -96 40 -84Q66 -76 62 -36Q40 -24 -40 -26Q-62 -26 -66 -40Z', fill) +
      rect(-64, -40, 24, 40, fill, { rx: 10 }) +
      rect(36, -40, 24, 40, fill, { rx: 10 }) +
      circle(54, -88, 9, fill) +
      circle(78, -90, 9, fill) +
      circle(78, -90, 4, dark) +
      path('M40 -76Q48 -98 74 -92Q100 -84 104 -66Q100 -52 74 -50Q44 -48 40 -76Z', fill) +
      ellipse(97, -64, 13, 10, lighten(fill, 0.28)) +
      ellipse(104, -69, 6, 4.6, EYE) +
      circle(80, -75, 3.2, EYE),
    -12,
    0,
    { scale: s },
  );
}

export function hare(size: number, fill: string): string {
  const s = size / 100;
  const light = lighten(fill, 0.35);
  return place(
    circle(-38, -18, 9, light) +
      path('M-42 -4Q-46 -52 -4 -56Q28 -52 30 0Z', fill) +
      ellipse(-16, -18, 24, 19, darken(fill, 0.1)) +
      ellipse(-12, -4, 26, 7, light) +
      rect(14, -26, 11, 26, fill, { rx: 5 }) +
      path('M12 -64C-8 -96 -6 -128 4 -126C18 -120 20 -90 22 -68Z', fill) +
      path('M24 -66C24 -98 34 -126 42 -120C50 -110 42 -82 36 -64Z', darken(fill, 0.12)) +
      path('M8 -70C4 -92 2 -116 6 -118C14 -108 16 -88 18 -70Z', '#e8b7ae') +
      ellipse(28, -58, 22, 18, fill) +
      circle(36, -62, 3.6, EYE) +
      circle(37.2, -63.2, 1.2, '#ffffff') +
      ellipse(49, -55, 3.4, 2.6, '#c9837a') +
      times(3, (i) => line(46, -51, 62, -54 + i * 5, lighten(fill, 0.5), 1)),
    0,
    0,
    { scale: s },
  );
}

export function deer(size: number, fill: string): string {
  const s = size / 100;
  const antler = (side: number): string =>
    stroke(
      `M${side * 6} -112Q${side * 20} -124 ${side * 22} -146M${side * 14} -122Q${side * 28} -124 ${side * 34} -136M${side * 20} -132Q${side * 14} -142 ${side * 10} -150`,
      '#8a6a4a',
      4.4,
    );
  return place(
    times(4, (i) =>
      rect([-36, -26, 16, 26][i] ?? 0, -44, 7, 44, i % 2 ? fill : darken(fill, 0.2), { rx: 3 }),
    ) +
      path('M-42 -40Q-48 -66 -14 -66Q24 -64 40 -60Q44 -44 30 -38Q-16 -30 -42 -40Z', fill) +
      path('M-42 -60q-10 4 -6 14', 'none', { stroke: '#fbf3e4', strokeWidth: 6, strokeLinecap: 'round' }) +
      times(7, (i) => circle(-30 + (i % 4) * 14, -58 + (i % 2) * 8, 2.4, '#fbf3e4')) +
      path('M16 -62L30 -104L44 -100L42 -48Z', fill) +
      place(
        antler(-1) +
          antler(1) +
          path('M-10 -108L-34 -116L-12 -98ZM10 -108L34 -116L12 -98Z', darken(fill, 0.1)) +
          path('M-14 -110Q0 -118 14 -110L9 -84Q0 -74 -9 -84Z', fill) +
          ellipse(0, -82, 6, 4.6, EYE) +
          circle(-8, -99, 2.8, EYE) +
          circle(8, -99, 2.8, EYE),
        38,
        2,
      ),
    0,
    0,
    { scale: s },
  );
}

/** A fish swimming right around (0, 0). */
export function fish(sheet: Sheet, size: number, fill: string, mark: string): string {
  const { random } = sheet;
  const s = size / 100;
  const kind = random.pick(['striped', 'tall', 'slim', 'spotted', 'scaled']);
  const high = { tall: 36, slim: 15, striped: 24, spotted: 26, scaled: 24 }[kind] ?? 24;
  const d = `M-40 0Q-4 ${-high * 1.5} 46 0Q-4 ${high * 1.5} -40 0Z`;
  const marks: Readonly<Record<string, string>> = {
    striped: times(3, (i) => rect(-18 + i * 20, -50, 9, 100, mark)),
    tall: times(2, (i) => rect(-12 + i * 26, -60, 7, 120, mark)),
    slim: rect(-44, -3, 90, 6, mark),
    spotted: times(9, (i) => circle(-22 + (i % 5) * 12, -9 + Math.floor(i / 5) * 15, 3.6, mark)),
    scaled: times(15, (i) =>
      circle(-26 + (i % 5) * 12 + (Math.floor(i / 5) % 2) * 6, -12 + Math.floor(i / 5) * 12, 6, 'none', {
        stroke: mark,
        strokeWidth: 2,
      }),
    ),
  };
  const tail = path(`M-34 0L-64 ${-high}Q-54 0 -64 ${high}Z`, mark);
  const fin =
    path(`M-8 ${-high * 0.62}Q2 ${-high * 1.3} 22 ${-high * 0.5}Z`, mark) +
    path(`M-4 ${high * 0.6}Q4 ${high * 1.2} 16 ${high * 0.5}Z`, mark);
  return (
    place(fin + tail + path(d, fill) + sheet.within(path(d, '#000'), marks[kind] ?? ''), 0, 0, { scale: s }) +
    place(circle(30, -4, 5.4, '#ffffff') + circle(31, -4, 3, EYE), 0, 0, { scale: s })
  );
}

export function whale(size: number, fill: string): string {
  const s = size / 100;
  return place(
    path(
      'M-92 -34Q-76 -52 -60 -40Q-64 -22 -74 -20Q-60 4 -20 24Q40 44 84 18Q104 -6 90 -28Q60 -54 6 -40Q-40 -20 -66 -18Q-84 -20 -92 -34Z',
      fill,
    ) +
      path('M-20 24Q40 44 84 18Q94 6 96 -6Q60 12 8 12Q-14 12 -20 24Z', lighten(fill, 0.6)) +
      times(5, (i) => stroke(`M${30 + i * 11} ${13 - i * 1.4}q-2 10 -8 ${15 - i}`, fill, 2)) +
      path('M14 12Q8 42 -16 48Q-14 24 -6 10Z', darken(fill, 0.2)) +
      circle(66, -8, 3.6, EYE) +
      times(3, (i) =>
        stroke(
          `M30 -48q${(i - 1) * 10} -18 ${(i - 1) * 24} -${18 - Math.abs(i - 1) * 6}`,
          lighten(fill, 0.6),
          4,
        ),
      ),
    0,
    0,
    { scale: s },
  );
}

export function jelly(size: number, fill: string): string {
  const s = size / 100;
  return place(
    times(7, (i) =>
      stroke(`M${-27 + i * 9} 0q${i % 2 ? 9 : -9} 20 0 38t0 ${22 + (i % 3) * 14}`, lighten(fill, 0.2), 3.4, {
        opacity: 0.75,
      }),
    ) +
      path('M-42 4Q-44 -56 0 -58T42 4Q32 -4 21 4T0 4T-21 4T-42 4Z', fill, { opacity: 0.92 }) +
      path('M-28 -6Q-28 -42 -4 -46', 'none', {
        stroke: lighten(fill, 0.5),
        strokeWidth: 5,
        strokeLinecap: 'round',
      }),
    0,
    0,
    { scale: s },
  );
}

/** A butterfly pinned open, around (0, 0). */
export function butterfly(random: Random, size: number, fill: string, mark: string, edge: string): string {
  const s = size / 100;
  const [tip, low] = [random.between(36, 52), random.between(26, 40)];
  const wing =
    path(`M2 -4C14 ${-tip} 48 ${-tip - 10} 52 ${-tip + 8}C52 -12 30 2 4 4Z`, edge) +
    path(`M4 -5C14 ${-tip + 6} 42 ${-tip - 2} 45 ${-tip + 12}C45 -14 28 -2 5 2Z`, fill) +
    path(`M3 4C30 2 46 12 40 ${low}C30 ${low + 14} 10 ${low} 2 8Z`, edge) +
    path(`M4 6C26 5 39 14 34 ${low - 4}C26 ${low + 6} 11 ${low - 4} 4 10Z`, mix(fill, mark, 0.35)) +
    circle(32, -tip * 0.55, random.between(3, 7), mark) +
    circle(26, low * 0.55, random.between(3, 6), mark) +
    times(4, (i) => circle(47 - i * 2.4, -tip + 16 + i * 7, 1.8, mark)) +
    times(3, (i) => stroke(`M6 -3L${24 + i * 8} ${-tip + 10 + i * 10}`, edge, 1.3));
  return place(
    wing +
      place(wing, 0, 0, { flip: true }) +
      ellipse(0, 2, 2.6, 17, EYE) +
      stroke('M-1 -14Q-6 -26 -13 -30M1 -14Q6 -26 13 -30', EYE, 1.4),
    0,
    0,
    { scale: s },
  );
}

export function beetle(random: Random, size: number, fill: string, mark: string): string {
  const s = size / 100;
  const pattern = random.pick([
    times(6, (i) => circle((i % 2 ? 1 : -1) * 12, -6 + Math.floor(i / 2) * 16, 4.6, mark)),
    times(4, (i) => rect(-26, -8 + i * 12, 52, 5, mark)),
    times(2, (i) => stroke(`M${i ? 12 : -12} -14V36`, mark, 5)),
    '',
  ]);
  const legs = times(6, (i) =>
    stroke(
      `M${(i % 2 ? 1 : -1) * 20} ${-10 + Math.floor(i / 2) * 16}l${(i % 2 ? 1 : -1) * 18} ${(Math.floor(i / 2) - 1) * 10 - 4}l${(i % 2 ? 1 : -1) * 7} ${(Math.floor(i / 2) - 0.6) * 10}`,
      EYE,
      3.4,
    ),
  );
  const horns = random.chance(0.5)
    ? stroke('M-6 -44Q-18 -60 -4 -66M6 -44Q18 -60 4 -66', EYE, 4)
    : stroke('M-5 -44Q-16 -62 -30 -64M5 -44Q16 -62 30 -64', EYE, 2.4);
  return place(
    legs +
      horns +
      ellipse(0, -40, 12, 10, EYE) +
      ellipse(0, -26, 20, 13, darken(fill, 0.35)) +
      ellipse(0, 14, 28, 36, fill) +
      pattern +
      line(0, -20, 0, 50, EYE, 2) +
      ellipse(-11, -2, 5, 13, '#ffffff', { opacity: 0.22 }),
    0,
    0,
    { scale: s },
  );
}

export const DOGS = ['terrier', 'spaniel', 'dachshund', 'husky', 'labrador', 'poodle'] as const;

/** A dog's head and chest, looking at us, standing on (0, 0). */
export function dog(name: (typeof DOGS)[number], size: number, fill: string, collar: string): string {
  const s = size / 100;
  const dark = darken(fill, 0.3);
  const chest =
    path('M-40 0Q-44 -40 -20 -50H20Q44 -40 40 0Z', fill) +
    path('M-14 0Q-18 -30 0 -38Q18 -30 14 0Z', lighten(fill, 0.5)) +
    rect(-24, -52, 48, 9, collar, { rx: 4 }) +
    circle(0, -42, 5, '#e0b04a');
  const face = (w: number, h: number): string =>
    path(
      `M${-w} -86Q${-w} ${-86 - h} 0 ${-88 - h}T${w} -86Q${w} -56 ${w * 0.5} -50Q0 -42 ${-w * 0.5} -50Q${-w} -56 ${-w} -86Z`,
      fill,
    );
  const muzzle = (c: string): string =>
    ellipse(0, -62, 15, 14, c) +
    path('M-7 -70Q0 -75 7 -70Q6 -63 0 -61Q-6 -63 -7 -70Z', EYE) +
    stroke('M0 -61V-55Q-7 -50 -11 -55M0 -55Q7 -50 11 -55', EYE, 2);
  const eyes =
    circle(-13, -82, 3.6, EYE) +
    circle(13, -82, 3.6, EYE) +
    circle(-12, -83, 1.2, '#fff') +
    circle(14, -83, 1.2, '#fff');
  const drop = (c: string, long: number): string =>
    path(
      `M-24 -106C-46 -108 -46 ${-104 + long} -34 ${-96 + long}C-24 -80 -20 -94 -24 -106ZM24 -106C46 -108 46 ${-104 + long} 34 ${-96 + long}C24 -80 20 -94 24 -106Z`,
      c,
    );
  const prick = (c: string): string =>
    path('M-30 -92L-30 -130L-6 -106Z', c) + path('M30 -92L30 -130L6 -106Z', c);
  const heads: Readonly<Record<string, string>> = {
    terrier:
      path('M-30 -100L-36 -122L-12 -112Z', dark) +
      path('M30 -100L36 -122L12 -112Z', dark) +
      face(29, 24) +
      muzzle(lighten(fill, 0.4)) +
      times(7, (i) => stroke(`M${-12 + i * 4} -54l${(i - 3) * 1.6} 11`, lighten(fill, 0.3), 4)) +
      eyes,
    spaniel:
      face(27, 24) + drop(dark, 44) + path('M-6 -112Q0 -90 6 -112Z', '#fbf3e4') + muzzle('#fbf3e4') + eyes,
    dachshund: face(23, 22) + drop(dark, 38) + muzzle(lighten(fill, 0.25)) + eyes,
    husky:
      prick(fill) +
      face(31, 24) +
      path('M-30 -80Q-16 -100 0 -86Q16 -100 30 -80Q26 -52 0 -46Q-26 -52 -30 -80Z', '#fbf6ea') +
      muzzle('#fbf6ea') +
      eyes +
      circle(-13, -82, 1.8, '#7fb2d6') +
      circle(13, -82, 1.8, '#7fb2d6'),
    labrador: face(28, 24) + drop(dark, 24) + muzzle(lighten(fill, 0.3)) + eyes,
    poodle:
      times(9, (i) => circle(...polar(0, -100, 20, -90 + i * 22), 13, fill)) +
      times(6, (i) => circle(i % 2 ? 33 : -33, -92 + Math.floor(i / 2) * 14, 12, dark)) +
      face(22, 16) +
      muzzle(lighten(fill, 0.2)) +
      eyes,
  };
  return place(chest + (heads[name] ?? ''), 0, 0, { scale: s });
}

/** Seaweed, coral or a reed, from (0, 0) upwards. */
export function weed(random: Random, height: number, fill: string): string {
  const kind = random.pick(['ribbon', 'coral', 'leafy']);
  const h = height;
  if (kind === 'coral') {
    const branch = (x: number, y: number, size: number, turn: number, depth: number): string => {
      const [tx, ty]: Point = [x + Math.sin(turn) * size, y - Math.cos(turn) * size];
      return (
        line(x, y, tx, ty, fill, size * 0.28) +
        (depth
          ? branch(tx, ty, size * 0.74, turn - random.between(0.3, 0.6), depth - 1) +
            branch(tx, ty, size * 0.74, turn + random.between(0.3, 0.6), depth - 1)
          : '')
      );
    };
    return branch(0, 0, h * 0.32, 0, 3);
  }
  const points: Point[] = Array.from({ length: 7 }, (_, i) => [Math.sin(i * 1.3) * h * 0.06, (-h * i) / 6]);
  if (kind === 'ribbon')
    return stroke(smooth(points), fill, h * 0.06) + stroke(smooth(points), lighten(fill, 0.2), h * 0.012);
  return (
    stroke(smooth(points), darken(fill, 0.2), h * 0.014) +
    points
      .slice(1)
      .map(([x, y], i) => place(leaf(h * 0.2, h * 0.09, fill, false), x, y, { rotate: i % 2 ? 58 : -58 }))
      .join('')
  );
}
