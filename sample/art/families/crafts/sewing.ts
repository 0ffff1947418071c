import { darken } from '../../colour.ts';
import { hues } from '../../palettes.ts';
import { an, capital, listed, sentences, titled } from '../../phrases.ts';
import { anyCloth } from '../../props/cloth-geometric.ts';
import { surface } from '../../props/surfaces.ts';
import type { Scene, Sheet } from '../../sheet.ts';
import { circle, line, path, place, polar, rect, smooth, stroke, times } from '../../svg.ts';
import type { Theme } from '../../theme.ts';

function sewing(sheet: Sheet): Scene {
  const { random, palette, width: W, height: H } = sheet;
  const base = surface(sheet);
  const cloths = [anyCloth(sheet, W * 0.12), anyCloth(sheet, W * 0.1)];
  const spool = (c: string): string =>
    rect(-30, -40, 60, 12, '#c79f6f', { rx: 4 }) +
    rect(-30, 28, 60, 12, '#c79f6f', { rx: 4 }) +
    rect(-22, -28, 44, 56, c) +
    times(7, (i) => line(-22, -22 + i * 8, 22, -25 + i * 8, darken(c, 0.16), 2.4));
  const things: Readonly<Record<string, () => string>> = {
    scissors: () =>
      times(2, (i) =>
        place(
          path('M-5 0L-9 -120Q0 -140 6 -120L5 0Z', '#c9ccd0') +
            circle(i ? 20 : -20, 44, 24, 'none', { stroke: palette.main, strokeWidth: 12 }) +
            line(0, 0, i ? 12 : -12, 24, palette.main, 13),
          0,
          0,
          { rotate: i ? 13 : -13 },
        ),
      ) + circle(0, 0, 6, palette.ink),
    'thread spools': () =>
      times(3, (i) =>
        place(spool(hues(palette)[i] ?? palette.main), (i - 1) * 76, (i % 2) * 20, { rotate: (i - 1) * 9 }),
      ),
    buttons: () =>
      times(9, () => {
        const c = random.pick(sheet.colours);
        const [x, y, r] = [random.between(-90, 90), random.between(-60, 60), random.between(14, 24)];
        return (
          circle(x + 3, y + 5, r, palette.ink, { opacity: 0.18 }) +
          circle(x, y, r, c) +
          circle(x, y, r * 0.7, 'none', { stroke: darken(c, 0.16), strokeWidth: 2 }) +
          times(4, (k) => circle(x + (k % 2 ? 4 : -4), y + (k < 2 ? 4 : -4), 2.2, darken(c, 0.45)))
        );
      }),
    'tape measure': () =>
      stroke(
        smooth([
          [-110, 20],
          [-60, -30],
          [0, 10],
          [60, -26],
          [112, 14],
        ]),
        '#f2c62e',
        24,
      ) +
      stroke(
        smooth([
          [-110, 20],
          [-60, -30],
          [0, 10],
          [60, -26],
          [112, 14],
        ]),
        palette.ink,
        8,
        { strokeDasharray: '2 11', strokeLinecap: 'butt', opacity: 0.7 },
      ),
    pincushion: () =>
      times(6, (i) =>
        path(
          `M0 0Q${polar(0, 0, 76, i * 60 - 30)
            .map((v) => v.toFixed(0))
            .join(' ')} ${polar(0, 0, 56, i * 60)
            .map((v) => v.toFixed(0))
            .join(' ')}Q${polar(0, 0, 76, i * 60 + 30)
            .map((v) => v.toFixed(0))
            .join(' ')} 0 0Z`,
          i % 2 ? '#c8402e' : '#a8301f',
        ),
      ) +
      times(7, (i) => {
        const [x, y] = polar(0, 0, random.between(10, 44), i * 52);
        return (
          line(x, y, x + 9, y - 24, '#d5d8da', 2.4) + circle(x + 9, y - 26, 5, random.pick(sheet.colours))
        );
      }),
    'pattern pieces': () =>
      place(
        path('M-80 -70Q-20 -90 0 -40Q20 -90 80 -70L60 90H-60Z', '#f0dfbf') +
          path('M-70 -62Q-20 -80 0 -30Q20 -80 70 -62L52 82H-52Z', 'none', {
            stroke: palette.ink,
            strokeWidth: 2,
            strokeDasharray: '8 7',
          }) +
          line(0, -10, 0, 70, palette.ink, 2),
        0,
        0,
      ),
  };
  const names = random.some(Object.keys(things), 4);
  const spots = [
    [0.26, 0.2],
    [0.74, 0.3],
    [0.28, 0.78],
    [0.72, 0.76],
  ] as const;
  const pieces = cloths
    .map((cloth, i) => {
      const [cx, cy, w, h] = i
        ? [W * 0.64, H * 0.6, W * 0.6, H * 0.36]
        : [W * 0.4, H * 0.42, W * 0.66, H * 0.4];
      return place(
        rect(-w / 2 + 8, -h / 2 + 12, w, h, palette.ink, { opacity: 0.16 }) +
          rect(-w / 2, -h / 2, w, h, cloth.fill),
        cx,
        cy,
        { rotate: i ? 9 : -7 },
      );
    })
    .join('');
  const body =
    base.body +
    pieces +
    names
      .map((name, i) =>
        place(things[name]?.() ?? '', W * (spots[i]?.[0] ?? 0.5), H * (spots[i]?.[1] ?? 0.5), {
          scale: Math.min(W, H) / 760,
          rotate: random.between(-24, 24),
        }),
      )
      .join('');
  const cloth = cloths[0]?.name ?? 'cloth';
  return {
    body,
    title: titled(random, [
      `Sewing table with ${cloth} and ${names[0]}`,
      `${capital(listed(names.slice(0, 3)))} on ${base.name}`,
      `Cutting ${cloth}`,
      `${capital(names[0] ?? '')}, ${names[1]} and ${an(cloth)}`,
    ]),
    description: sentences(
      `${capital(listed(names))} around ${cloth}`,
      random.pick([
        'Press every seam',
        'Measure twice, then once more',
        'The good scissors are not for paper',
      ]),
    ),
    altText: `Illustration, seen from above: sewing things on ${base.name}: ${listed(names)}, and pieces of ${cloth}.`,
    words: ['sewing', 'fabric', 'craft', 'tools', cloth, ...names],
  };
}

export const sewingTheme: Theme = { name: 'sewing', shapes: ['4:5', '3:4', '1:1'], draw: sewing };
