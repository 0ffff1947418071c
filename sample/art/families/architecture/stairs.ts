import { darken, lighten, mix, nameOf } from '../../colour.ts';
import { an, capital, numberWord, sentences, titled } from '../../phrases.ts';
import { potted } from '../../props/pots.ts';
import type { Scene, Sheet } from '../../sheet.ts';
import { arch, circle, path, place, polygon, rect, times } from '../../svg.ts';
import type { Theme } from '../../theme.ts';

/** Walls, arches and stairs in three tones against a clear sky: light, half light, shade. */
function stairs(sheet: Sheet): Scene {
  const { random, palette, width: W, height: H } = sheet;
  const base = mix(
    random.pick([palette.main, palette.accent, palette.soft, '#e3a98b', '#d98a6a', palette.second]),
    '#f0c9a8',
    random.between(0, 0.35),
  );
  const [light, mid, dark] = [lighten(base, 0.3), base, darken(base, 0.24)];
  const heaven = sheet.linear(
    random.pick([
      [palette.deep, mix(palette.deep, palette.soft, 0.5)],
      ['#6fb1cf', '#d9ece8'],
      [palette.second, lighten(palette.second, 0.6)],
      ['#e9a8a0', '#fbe0c4'],
      ['#2b3f66', '#8fa6c4'],
    ]),
  );
  const sun = circle(
    W * random.between(0.2, 0.8),
    H * random.between(0.1, 0.24),
    W * random.between(0.05, 0.1),
    lighten(palette.accent, 0.5),
  );
  const flight = (
    x: number,
    y: number,
    steps: number,
    tread: number,
    rise: number,
    wide: number,
    dir: 1 | -1,
  ): string =>
    times(steps, (i) => {
      const [sx, sy] = [x + dir * i * tread, y - (i + 1) * rise];
      const [l, r] = dir > 0 ? [sx, sx + tread] : [sx - tread, sx];
      return (
        polygon(
          [
            [l, sy],
            [r, sy],
            [r + wide * 0.4, sy - wide * 0.22],
            [l + wide * 0.4, sy - wide * 0.22],
          ],
          light,
        ) +
        rect(l, sy, tread + 0.6, y - sy + 2, mid) +
        (dir < 0
          ? polygon(
              [
                [r, sy],
                [r + wide * 0.4, sy - wide * 0.22],
                [r + wide * 0.4, sy + rise - wide * 0.22],
                [r, sy + rise],
              ],
              dark,
            )
          : '')
      );
    });
  const block = (x: number, y: number, w: number, h: number, d: number): string =>
    rect(x, y, w, h, mid) +
    polygon(
      [
        [x, y],
        [x + w, y],
        [x + w + d, y - d * 0.55],
        [x + d, y - d * 0.55],
      ],
      light,
    ) +
    polygon(
      [
        [x + w, y],
        [x + w + d, y - d * 0.55],
        [x + w + d, y + h - d * 0.55],
        [x + w, y + h],
      ],
      dark,
    );
  const opening = (x: number, y: number, w: number, h: number): string =>
    path(arch(x, y, w, h), dark) +
    sheet.within(
      path(arch(x, y, w, h), '#000'),
      path(arch(x + w * 0.16, y + h * 0.03, w, h), mix(dark, palette.ink, 0.35)) +
        rect(x, y + h * 0.8, w, h * 0.2, mix(light, dark, 0.5)),
    );
  const kind = random.pick(['tower', 'court', 'terraces']);
  const n = random.int(6, 10);
  const kinds: Readonly<Record<string, () => string>> = {
    tower: () => {
      const [x, y, w] = [W * 0.5, H * 0.3, W * 0.34];
      return (
        block(x, y, w, H, W * 0.1) +
        times(3, (i) => opening(x + w * 0.3, y + H * (0.08 + i * 0.2), w * 0.4, H * 0.13)) +
        block(-10, H * 0.62, W * 0.36, H, W * 0.06) +
        flight(W * 0.12, H * 1.02, n, W * 0.056, H * 0.044, W * 0.26, 1)
      );
    },
    court: () => {
      const count = random.int(3, 4);
      const w = W / count;
      return (
        rect(0, H * 0.34, W, H * 0.5, mid) +
        rect(0, H * 0.34, W, 14, light) +
        times(count, (i) => opening(w * (i + 0.16), H * 0.42, w * 0.68, H * 0.4)) +
        polygon(
          [
            [0, H * 0.82],
            [W, H * 0.82],
            [W, H],
            [0, H],
          ],
          light,
        ) +
        polygon(
          [
            [W, H * 0.34],
            [W * 0.45, H * 0.34],
            [W * 0.1, H * 0.82],
            [0, H],
            [W, H],
          ],
          dark,
          { opacity: 0.35 },
        ) +
        flight(W * 0.04, H * 0.98, n, W * 0.04, H * 0.026, W * 0.2, 1)
      );
    },
    terraces: () =>
      times(5, (i) => {
        const y = H * (0.34 + i * 0.14);
        const x = i % 2 ? W * random.between(-0.1, 0.1) : W * random.between(0.22, 0.44);
        const w = W * random.between(0.5, 0.7);
        return (
          block(x, y, w, H, W * 0.07) +
          opening(x + w * random.between(0.1, 0.6), y + H * 0.03, W * 0.1, H * 0.1)
        );
      }) + flight(W * 0.1, H * 1.0, n, W * 0.05, H * 0.03, W * 0.2, random.sign()),
  };
  const plant = place(
    potted(sheet, random.pick(['palm', 'cactus', 'aloe', 'olive tree'] as const), H * 0.2, palette.accent),
    W * random.pick([0.84, 0.9]),
    H * 0.97,
  );
  const figure = random.chance(0.45)
    ? place(
        path('M-11 0L-8 -44Q0 -58 8 -44L11 0Z', palette.ink) + circle(0, -60, 9, palette.ink),
        W * random.between(0.6, 0.76),
        H * 0.97,
      )
    : '';
  const colour = nameOf(base);
  return {
    body: sheet.ground(heaven) + sun + (kinds[kind]?.() ?? '') + plant + figure,
    title: titled(random, [
      `${colour} ${kind} with ${numberWord(n)} steps`,
      `Stairs, arches and shade in ${colour}`,
      `${colour} ${kind} in hard light`,
      `${capital(numberWord(n))} steps up ${an(colour)} ${kind}`,
    ]),
    description: sentences(
      `${capital(colour)} walls, arched openings and ${numberWord(n)} steps`,
      random.pick([
        'Nothing but light and plaster',
        'Reference for the model',
        'Noon is when it works',
        figure ? 'One figure for scale' : '',
      ]),
    ),
    altText: `Illustration of ${an(colour)} ${kind} with arched openings and a stair of ${numberWord(n)} steps, in strong light${figure ? ', with one small figure' : ''}.`,
    words: ['stairs', 'arches', 'architecture', 'light', 'shadow', kind, colour],
  };
}

export const stairTheme: Theme = { name: 'stairs and arches', shapes: ['2:3', '9:16', '3:4'], draw: stairs };
