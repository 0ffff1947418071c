import { darken, mix } from '../../colour.ts';
import type { Sheet } from '../../sheet.ts';
import { circle, ellipse, path, stroke, times } from '../../svg.ts';

export const FACE = 'M-88 -20C-88 -90 -50 -114 0 -114S88 -90 88 -20C88 48 46 108 0 108S-88 48 -88 -20Z';

export function features(sheet: Sheet, skin: string, brow: string): string {
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
