import { darken, EYE, mix } from '../colour.ts';
import type { Random } from '../random.ts';
import { circle, ellipse, line, path, place, rect, stroke, times } from '../svg.ts';

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
