import { darken, EYE, lighten } from '../colour.ts';
import { circle, ellipse, path, place, polar, rect, stroke, times } from '../svg.ts';

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
