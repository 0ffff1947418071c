import { darken, lighten } from '../colour.ts';
import { circle, ellipse, line, path, place, rect, smooth, stroke, times } from '../svg.ts';
import type { Hair } from './hair.ts';

/** Cloth on the head instead of hair, or over it. */
export const HEADWEAR: Readonly<Record<string, (fill: string, trim: string) => Omit<Hair, 'name'>>> = {
  'a hijab': (f, t) => ({
    back: path(
      'M-116 -20C-128 -140 -50 -160 0 -160S128 -140 116 -20C120 60 150 150 170 230H-170C-150 150 -120 60 -116 -20Z',
      darken(f, 0.14),
    ),
    front:
      path(
        'M-104 -10C-114 -130 -50 -150 0 -150S114 -130 104 -10C104 70 60 130 0 136S-104 70 -104 -10ZM-80 -6C-78 56 -40 104 0 106S78 56 80 -6C78 -78 40 -96 0 -96S-78 -78 -80 -6Z',
        f,
        { fillRule: 'evenodd' },
      ) +
      path('M-100 40C-60 150 60 160 104 30C110 130 150 180 160 240H-160C-150 180 -110 120 -100 40Z', f) +
      stroke('M-86 90C-40 160 50 150 96 70M-110 150C-40 210 60 190 120 120', t, 5, { opacity: 0.5 }),
  }),
  'a turban': (f, t) => ({
    back: '',
    front:
      path(
        'M-104 -26C-130 -130 -60 -184 4 -182C84 -184 130 -120 104 -24C70 -66 40 -84 0 -86C-40 -84 -74 -66 -104 -26Z',
        f,
      ) +
      stroke(
        'M-100 -40C-60 -110 20 -150 96 -136M-92 -84C-40 -130 40 -160 88 -120M0 -86C30 -110 80 -110 100 -40',
        t,
        6,
      ) +
      circle(0, -104, 9, lighten(t, 0.3)),
  }),
  'a bobble hat': (f, t) => ({
    back: circle(0, -178, 34, lighten(f, 0.4)),
    front:
      path('M-98 -52C-108 -150 -50 -172 0 -172S108 -150 98 -52Z', f) +
      rect(-106, -84, 212, 44, darken(f, 0.14), { rx: 18 }) +
      times(13, (i) => line(-94 + i * 15.6, -80, -94 + i * 15.6, -46, t, 4)),
  }),
  'a straw hat': (f) => ({
    back: '',
    front:
      ellipse(0, -66, 168, 34, '#e3c48f') +
      path('M-86 -70C-90 -150 -50 -164 0 -164S90 -150 86 -70Q0 -50 -86 -70Z', '#ecd2a2') +
      path('M-88 -84Q0 -62 88 -84L86 -62Q0 -42 -86 -62Z', f),
  }),
  'a beret': (f) => ({
    back: '',
    front:
      path(
        smooth(
          [
            [-104, -56],
            [-110, -110],
            [-40, -160],
            [60, -164],
            [128, -126],
            [108, -74],
            [0, -84],
          ],
          true,
        ),
        f,
      ) + rect(8, -178, 8, 22, darken(f, 0.2)),
  }),
  'a headscarf': (f, t) => ({
    back: path('M84 -40L150 -10L136 40L88 10Z', darken(f, 0.14)),
    front:
      path('M-100 -30C-110 -136 -50 -156 0 -156S110 -136 100 -30C70 -80 40 -92 0 -92S-70 -80 -100 -30Z', f) +
      times(16, (i) =>
        circle(-70 + (i % 8) * 20, -104 - Math.floor(i / 8) * 26 + Math.abs((i % 8) - 3.5) * 4, 5.5, t),
      ),
  }),
  'a kufi cap': (f, t) => ({
    back: '',
    front:
      path('M-92 -46C-96 -120 -86 -140 0 -142S96 -120 92 -46Q0 -80 -92 -46Z', f) +
      times(9, (i) => place(path('M0 -9L9 0L0 9L-9 0Z', t), -72 + i * 18, -88 + Math.abs(i - 4) ** 2 * 1.2)),
  }),
};
