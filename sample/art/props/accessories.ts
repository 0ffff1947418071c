import { darken, lighten, mix } from '../colour.ts';
import type { Sheet } from '../sheet.ts';
import { circle, ellipse, line, path, place, polar, polygon, rect, smooth, stroke, times } from '../svg.ts';
import { anyPattern, patternFill } from './patterns.ts';

const shoePair = (one: string): string => place(one, -26, 0) + place(one, 26, 4, { flip: true });

/** Things to wear with it, about 100 units across. */
export const ACCESSORIES: Readonly<Record<string, (sheet: Sheet, colour: string) => string>> = {
  'ankle boots': (_, c) =>
    shoePair(
      path('M-16 -44H14L16 10Q20 40 6 48Q-10 54 -18 40Q-22 20 -16 -44Z', c) +
        path('M-19 36Q-6 44 14 36L13 44Q-4 56 -18 44Z', darken(c, 0.4)) +
        line(-14, -36, 12, -36, darken(c, 0.25), 3),
    ),
  trainers: (s, c) =>
    shoePair(
      path('M-15 -42Q0 -50 14 -42L18 20Q16 46 0 48Q-16 46 -18 20Z', '#fbf8f2') +
        path('M-13 -38Q0 -46 12 -38L14 6H-14Z', c) +
        times(4, (i) => line(-8, -26 + i * 9, 8, -26 + i * 9, s.palette.ink, 2)) +
        path('M-17 24Q0 34 17 24Q16 46 0 48Q-16 46 -17 24Z', lighten(c, 0.3)),
    ),
  sandals: (_, c) =>
    shoePair(
      path('M-14 -44Q0 -52 14 -44Q18 -10 16 24Q12 46 0 46Q-12 46 -16 24Q-18 -10 -14 -44Z', '#c79f6f') +
        stroke('M-15 -20Q0 -10 15 -20M-16 14L14 30M16 14L-14 30', c, 8),
    ),
  loafers: (_, c) =>
    shoePair(
      path('M-15 -40Q0 -48 14 -40L17 16Q14 46 0 48Q-14 46 -17 16Z', c) +
        path('M-11 -34Q0 -40 10 -34L11 -4Q0 6 -11 -4Z', darken(c, 0.45)) +
        rect(-13, 4, 26, 8, darken(c, 0.22)),
    ),
  'tote bag': (s, c) =>
    path('M-22 -34Q-24 -80 0 -80T22 -34', 'none', { stroke: darken(c, 0.2), strokeWidth: 6 }) +
    path('M-46 -38H46L42 52H-42Z', anyPattern(s, 30).fill) +
    path('M-46 -38H46V-26H-46Z', c),
  handbag: (_, c) =>
    stroke('M-30 -20Q-26 -66 0 -66T30 -20', darken(c, 0.25), 7) +
    rect(-50, -24, 100, 70, c, { rx: 12 }) +
    path('M-50 -12Q-50 -24 -38 -24H38Q50 -24 50 -12Q40 16 0 20Q-40 16 -50 -12Z', darken(c, 0.14)) +
    rect(-8, 10, 16, 14, '#d9a94a', { rx: 4 }),
  'basket bag': (s) =>
    stroke('M-26 -30Q-20 -70 0 -70T26 -30', '#8a5f3f', 7) +
    path('M-52 -32H52Q50 40 28 50H-28Q-50 40 -52 -32Z', patternFill(s, 'checker', 12, '#d8b483', '#c79f6f')) +
    rect(-54, -36, 108, 12, '#b98a5c', { rx: 6 }),
  'straw hat': (_, c) =>
    ellipse(0, 0, 62, 56, '#e3c48f') +
    times(4, (i) =>
      ellipse(0, 0, 62 - i * 12, 56 - i * 11, 'none', { stroke: '#cda86b', strokeWidth: 1.6 }),
    ) +
    ellipse(-3, -4, 28, 25, '#ecd2a2') +
    ellipse(-3, -4, 30, 27, 'none', { stroke: c, strokeWidth: 7 }),
  'bobble hat': (_, c) =>
    path('M-38 26Q-40 -40 0 -42T38 26Z', c) +
    rect(-42, 16, 84, 24, darken(c, 0.16), { rx: 8 }) +
    times(8, (i) => line(-36 + i * 10.4, 18, -36 + i * 10.4, 38, darken(c, 0.28), 2)) +
    circle(0, -48, 15, lighten(c, 0.4)),
  beret: (_, c) =>
    path(
      smooth(
        [
          [-46, 8],
          [-40, -20],
          [0, -30],
          [42, -18],
          [48, 10],
          [0, 24],
        ],
        true,
      ),
      c,
    ) +
    rect(-2, -38, 5, 14, darken(c, 0.2)) +
    path('M-34 14Q0 34 34 14L30 24Q0 40 -30 24Z', darken(c, 0.25)),
  scarf: (s, c) => {
    const fill = patternFill(
      s,
      s.random.pick(['plaid', 'stripes', 'gingham']),
      22,
      c,
      mix(c, s.palette.paper, 0.6),
      s.palette.accent,
    );
    return (
      path('M-46 -30Q0 -56 46 -30Q52 -8 30 0Q0 -22 -30 0Q-52 -8 -46 -30Z', fill) +
      path('M6 -20L34 -6L44 62L14 66Z', fill) +
      times(6, (i) => line(16 + i * 5, 65 - i * 0.6, 17 + i * 5, 78, c, 2.4))
    );
  },
  sunglasses: (s, c) =>
    stroke('M-50 -8L-44 -14M50 -8L44 -14', s.palette.ink, 4) +
    rect(-46, -16, 40, 32, c, { rx: 14 }) +
    rect(6, -16, 40, 32, c, { rx: 14 }) +
    rect(-41, -11, 30, 22, s.palette.ink, { rx: 10, opacity: 0.7 }) +
    rect(11, -11, 30, 22, s.palette.ink, { rx: 10, opacity: 0.7 }) +
    stroke('M-7 -6Q0 -12 7 -6', c, 5),
  watch: (s, c) =>
    rect(-11, -58, 22, 116, c, { rx: 7 }) +
    circle(0, 0, 22, '#d9a94a') +
    circle(0, 0, 18, '#fdfaf3') +
    line(0, 0, 0, -12, s.palette.ink, 2.4) +
    line(0, 0, 8, 4, s.palette.ink, 2.4),
  earrings: (_, c) =>
    times(2, (i) =>
      place(
        circle(0, -20, 4, '#d9a94a') +
          circle(0, 4, 18, c) +
          circle(0, 4, 8, lighten(c, 0.5)) +
          path('M-9 26L9 26L0 46Z', darken(c, 0.2)),
        i ? 26 : -26,
        i * 8,
      ),
    ),
  belt: (_, c) =>
    circle(0, 0, 34, 'none', { stroke: c, strokeWidth: 13 }) +
    circle(0, 0, 20, 'none', { stroke: darken(c, 0.12), strokeWidth: 11 }) +
    rect(22, -14, 26, 28, 'none', { stroke: '#d9a94a', strokeWidth: 5 }),
  socks: (s, c) =>
    times(2, (i) =>
      place(
        path(
          'M-13 -46H13V10Q36 22 30 38Q14 46 -8 34Q-14 28 -13 -46Z',
          patternFill(s, 'stripes', 15, c, lighten(c, 0.5), s.palette.accent),
        ) + rect(-15, -50, 30, 12, darken(c, 0.2), { rx: 3 }),
        i ? 18 : -26,
        i * 10,
      ),
    ),
  umbrella: (s, c) =>
    place(
      times(6, (i) =>
        polygon([[0, 0], polar(0, 0, 56, i * 60), polar(0, 0, 56, i * 60 + 60)], i % 2 ? c : lighten(c, 0.4)),
      ) + circle(0, 0, 5, s.palette.ink),
      0,
      0,
    ),
};
