import { darken, lighten, nameOf, standingOut } from '../colour.ts';
import { hues } from '../palettes.ts';
import { an, capital } from '../phrases.ts';
import { leaf } from '../props/foliage.ts';
import type { Scene, Sheet } from '../sheet.ts';
import { arch, circle, ellipse, path, place, polar, polygon, rect, stroke, times, wedge } from '../svg.ts';
import type { Theme } from '../theme.ts';

type Mark = (a: string, b: string, ground: string) => string;

/** Signs of about 200 units around (0, 0), in two colours on a ground. */
const MARKS: Readonly<Record<string, Mark>> = {
  'folded square': (a, b) => path('M-90 -90L90 -90L90 10L10 90L-90 90Z', a) + path('M90 10L10 90L10 10Z', b),
  'three folds': (a, b) =>
    times(3, (i) =>
      polygon(
        [
          [-100 + i * 66, -70],
          [-34 + i * 66, -100],
          [-34 + i * 66, 70],
          [-100 + i * 66, 100],
        ],
        i % 2 ? b : a,
      ),
    ),
  sunrise: (a, b) =>
    path(wedge(0, 30, 0, 70, -90, 90), a) +
    times(7, (i) => place(rect(-7, -128, 14, 38, b, { rx: 7 }), 0, 30, { rotate: -72 + i * 24 })) +
    rect(-110, 46, 220, 14, b, { rx: 7 }) +
    rect(-76, 74, 152, 14, b, { rx: 7 }),
  leaves: (a, b) =>
    place(leaf(150, 90, a, false), -6, 90, { rotate: -32 }) +
    place(leaf(150, 90, b, false), 6, 90, { rotate: 32 }),
  'nested arches': (a, b, g) =>
    path(arch(-100, -100, 200, 200), a) +
    path(arch(-66, -50, 132, 150), g) +
    path(arch(-42, -20, 84, 120), b),
  waves: (a, b) =>
    times(4, (i) => stroke(`M-100 ${-66 + i * 44}q25 -36 50 0t50 0t50 0t50 0`, i % 2 ? b : a, 20)),
  petals: (a, b) => times(8, (i) => place(ellipse(0, -62, 26, 46, i % 2 ? b : a), 0, 0, { rotate: i * 45 })),
  mountain: (a, b) =>
    path('M-110 80L-30 -70L50 80Z', a) + path('M-10 80L50 -20L110 80Z', b) + circle(56, -70, 24, b),
  'quarter grid': (a, b) =>
    times(4, (i) => place(path('M0 0H92A92 92 0 0 1 0 92Z', i % 2 ? b : a), 0, 0, { rotate: i * 90 })),
  bird: (a, b) =>
    path('M-100 20C-60 -80 40 -80 60 -20L104 -34L70 10C60 80 -40 90 -100 20Z', a) +
    path('M-70 16C-30 -40 30 -30 40 10C10 50 -40 50 -70 16Z', b),
  cup: (a, b) =>
    path('M-80 -40H60Q60 70 -10 70T-80 -40Z', a) +
    stroke('M58 -20Q110 -24 96 16Q86 44 48 40', a, 17) +
    times(3, (i) => stroke(`M${-50 + i * 40} -64q14 -18 0 -36`, b, 11)),
  house: (a, b, g) =>
    path('M-100 0L0 -100L100 0Z', a) + rect(-72, 6, 144, 90, b) + path(arch(-24, 26, 48, 70), g),
  'knot of rings': (a, b) =>
    times(3, (i) =>
      circle(...polar(0, 6, 44, i * 120), 54, 'none', { stroke: i % 2 ? b : a, strokeWidth: 19 }),
    ),
  needle: (a, b) =>
    stroke('M-90 60C-40 -80 20 100 90 -60', b, 13) +
    place(ellipse(0, 0, 12, 106, a), 0, 0, { rotate: 45 }) +
    place(ellipse(0, -74, 4, 17, b), 0, 0, { rotate: 45 }),
  vase: (a, b) =>
    path('M-34 -100H34Q30 -70 56 -44Q96 10 40 100H-40Q-96 10 -56 -44Q-30 -70 -34 -100Z', a) +
    path('M0 -100H34Q30 -70 56 -44Q96 10 40 100H0Z', b),
  moon: (a, b) =>
    path('M20 -100A100 100 0 1 0 96 40A80 80 0 0 1 20 -100Z', a) +
    circle(50, -30, 17, b) +
    circle(86, -62, 9, b),
};

function logo(sheet: Sheet): Scene {
  const { random, palette, width: W } = sheet;
  const ground = random.pick([
    palette.paper,
    palette.deep,
    palette.main,
    palette.ink,
    palette.soft,
    palette.accent,
  ]);
  const pool = random
    .shuffle([...hues(palette), palette.paper, palette.ink])
    .filter((colour) => colour !== ground);
  const first = standingOut(ground, pool, 0.3);
  const second = standingOut(
    ground,
    pool.filter((colour) => colour !== first),
    0.18,
  );
  const [name, mark] = random.pick(Object.entries(MARKS));
  const field = random.pick(['plain', 'disc', 'ring', 'square', 'plain']);
  const inner =
    field === 'disc'
      ? standingOut(
          ground,
          pool.filter((c) => c !== first && c !== second),
          0.1,
        )
      : ground;
  const seat =
    {
      plain: '',
      disc: circle(W / 2, W / 2, W * 0.4, inner),
      ring: circle(W / 2, W / 2, W * 0.4, 'none', { stroke: second, strokeWidth: W * 0.02 }),
      square: rect(W * 0.09, W * 0.09, W * 0.82, W * 0.82, 'none', {
        stroke: second,
        strokeWidth: W * 0.018,
        rx: W * 0.1,
      }),
    }[field] ?? '';
  const [a, b] = [
    standingOut(inner, [first, second, darken(inner, 0.5), lighten(inner, 0.6)], 0.25),
    standingOut(inner, [second, first, darken(inner, 0.4)], 0.15),
  ];
  const body =
    sheet.ground(ground) +
    seat +
    place(mark(a, b, inner), W / 2, W / 2, { scale: (W / 200) * (field === 'plain' ? 0.6 : 0.5) });
  return {
    body,
    title: `${capital(name)} mark in ${nameOf(a)} and ${nameOf(b)}`,
    description: `A mark of ${an(name)} on ${nameOf(ground)}.`,
    altText: `Logo: ${name} in ${nameOf(a)} and ${nameOf(b)} on ${nameOf(ground)}.`,
    words: ['logo', 'mark', name, nameOf(a), nameOf(ground)],
  };
}

export const logoTheme: Theme = { name: 'logos', shapes: ['1:1'], draw: logo };
