import { darken, lighten } from '../../colour.ts';
import { listed } from '../../phrases.ts';
import type { Sheet } from '../../sheet.ts';
import { circle, path, place, polar, rect, smooth, stroke, times } from '../../svg.ts';
import type { Bake } from './tart.ts';

export function doughnuts(sheet: Sheet, r: number): Bake {
  const { random } = sheet;
  const glazes: Readonly<Record<string, string>> = {
    raspberry: '#e0708c',
    chocolate: '#553324',
    pistachio: '#b4c882',
    maple: '#c98f4e',
    lavender: '#b9a3d0',
    lemon: '#f6dc72',
    vanilla: '#f8ecd4',
  };
  const picked = random.some(Object.entries(glazes), 3);
  const one = ([, fill]: readonly [string, string], size: number): string => {
    const wave = smooth(
      Array.from({ length: 14 }, (_, i) => polar(0, 0, size * random.between(0.82, 0.93), i * 25.7)),
      true,
    );
    const crumbs = random.pick([
      times(26, () =>
        place(
          rect(-size * 0.07, -size * 0.018, size * 0.14, size * 0.036, random.pick(sheet.colours), { rx: 3 }),
          ...polar(0, 0, size * random.between(0.46, 0.78), random.between(0, 360)),
          { rotate: random.between(0, 180) },
        ),
      ),
      times(6, (i) =>
        stroke(
          `M${-size * 0.8} ${-size * 0.6 + i * size * 0.24}l${size * 1.6} ${size * 0.1}`,
          lighten(fill, 0.5),
          size * 0.045,
        ),
      ),
      '',
    ]);
    return (
      circle(size * 0.06, size * 0.1, size, '#3a2418', { opacity: 0.25 }) +
      circle(0, 0, size, '#d8a258') +
      path(wave, fill) +
      sheet.within(path(wave, '#000'), crumbs) +
      circle(0, 0, size * 0.32, '#c98f45') +
      circle(0, 0, size * 0.26, darken(sheet.palette.soft, 0.2))
    );
  };
  const body = [
    [0, -0.4],
    [-0.4, 0.28],
    [0.4, 0.3],
  ]
    .map(([x = 0, y = 0], i) => place(one(picked[i] ?? ['vanilla', '#f8ecd4'], r * 0.38), x * r, y * r))
    .join('');
  return { body, name: `${listed(picked.map(([name]) => name))} doughnuts`, detail: 'glazed while warm' };
}
