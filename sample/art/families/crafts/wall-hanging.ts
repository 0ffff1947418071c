import { darken, lighten, mix, nameOf, standingOut } from '../../colour.ts';
import { hues } from '../../palettes.ts';
import { an, capital, sentences, titled } from '../../phrases.ts';
import type { Scene, Sheet } from '../../sheet.ts';
import { circle, line, place, rect, smooth, stroke, times } from '../../svg.ts';
import type { Theme } from '../../theme.ts';

function hanging(sheet: Sheet): Scene {
  const { random, palette, width: W, height: H } = sheet;
  const wall = random.pick([
    palette.paper,
    palette.soft,
    lighten(palette.main, 0.45),
    palette.second,
    lighten(palette.second, 0.4),
    palette.deep,
  ]);
  const cord = standingOut(wall, [palette.paper, palette.ink, palette.main], 0.12);
  const dyed = hues(palette).map((c) => standingOut(wall, [c, palette.paper], 0.12));
  const kind = random.pick(['macramé', 'woven', 'tassel']);
  const [x, y, w] = [W * 0.2, H * 0.14, W * 0.6];
  const n = 31;
  const kinds: Readonly<Record<string, () => string>> = {
    macramé: () => {
      const knots = times(6, (r) =>
        times(9 - (r % 2), (c) => {
          const kx = x + w * (0.1 + (c + (r % 2) * 0.5) * 0.1);
          const ky = y + H * (0.06 + r * 0.05);
          return (
            stroke(
              `M${kx - w * 0.05} ${ky - H * 0.025}Q${kx} ${ky} ${kx + w * 0.05} ${ky + H * 0.025}M${kx + w * 0.05} ${ky - H * 0.025}Q${kx} ${ky} ${kx - w * 0.05} ${ky + H * 0.025}`,
              cord,
              6,
            ) +
            circle(kx, ky, 10, cord) +
            circle(kx, ky, 5, darken(cord, 0.14))
          );
        }),
      );
      const fringe = times(n, (i) => {
        const t = i / (n - 1);
        const long = H * (0.3 + 0.26 * (1 - Math.abs(t * 2 - 1)));
        return line(
          x + w * (0.04 + 0.92 * t),
          y + H * 0.34,
          x + w * (0.04 + 0.92 * t) + random.between(-3, 3),
          y + H * 0.2 + long,
          i % 7 === 3 ? (dyed[0] ?? cord) : i % 2 ? cord : darken(cord, 0.08),
          7,
        );
      });
      const top = times(n, (i) =>
        line(
          x + w * (0.04 + (0.92 * i) / (n - 1)),
          y,
          x + w * (0.04 + (0.92 * i) / (n - 1)),
          y + H * 0.05,
          cord,
          6,
        ),
      );
      return top + knots + fringe;
    },
    woven: () => {
      const rows = 46;
      const high = H * 0.46;
      const curve = (c: number): number => Math.sin(c * 0.4 + 1) * 3;
      return (
        times(rows, (r) => {
          const band = Math.floor(r / random.pick([3, 4, 5, 7]));
          const fill = dyed[band % dyed.length] ?? cord;
          const shape = Math.floor(r / 8) % 2;
          return times(24, (c) =>
            rect(
              x + (c * w) / 24,
              y + (r * high) / rows + curve(c),
              w / 24 - 1,
              high / rows + 1,
              shape && (c + r) % 8 < 4 ? cord : fill,
              { rx: 3 },
            ),
          );
        }) +
        times(40, (i) =>
          line(
            x + (w * i) / 39,
            y + high,
            x + (w * i) / 39 + random.between(-4, 4),
            y + high + H * random.between(0.2, 0.27),
            i % 5 ? cord : (dyed[i % dyed.length] ?? cord),
            8,
          ),
        )
      );
    },
    tassel: () =>
      times(5, (i) => {
        const tx = x + w * (0.1 + i * 0.2);
        const long = H * (0.3 + (i % 2) * 0.16);
        const c = dyed[i % dyed.length] ?? cord;
        return (
          line(tx, y, tx, y + long, cord, 4) +
          times(4, (k) =>
            circle(
              tx,
              y + long * (0.2 + k * 0.2),
              W * (0.018 + (k % 2) * 0.009),
              [palette.accent, '#b98a5c', palette.paper, c][k] ?? c,
            ),
          ) +
          rect(tx - W * 0.03, y + long, W * 0.06, H * 0.03, c, { rx: 8 }) +
          times(9, (k) =>
            line(
              tx - W * 0.026 + k * W * 0.0065,
              y + long + H * 0.03,
              tx - W * 0.03 + k * W * 0.0078,
              y + long + H * 0.17,
              k % 2 ? c : darken(c, 0.12),
              5,
            ),
          )
        );
      }),
  };
  const piece = kinds[kind]?.() ?? '';
  const branch =
    stroke(
      smooth([
        [x - W * 0.1, y + 6],
        [W * 0.4, y - 5],
        [W * 0.66, y + 5],
        [x + w + W * 0.1, y - 4],
      ]),
      '#8a5f3f',
      17,
    ) +
    line(x, y, W / 2, H * 0.03, mix(cord, wall, 0.2), 4) +
    line(x + w, y, W / 2, H * 0.03, mix(cord, wall, 0.2), 4) +
    circle(W / 2, H * 0.03, 8, '#6e6a66');
  const body =
    sheet.ground(wall) +
    rect(0, H * 0.93, W, H * 0.07, mix(wall, palette.ink, 0.2)) +
    place(piece, 8, 12, { opacity: 0.14 }) +
    piece +
    branch;
  return {
    body,
    title: titled(random, [
      `${capital(kind)} hanging in ${nameOf(cord)} and ${nameOf(dyed[0] ?? cord)}`,
      `${capital(kind)} wall hanging on ${nameOf(wall)}`,
      `Found branch, ${nameOf(dyed[1] ?? cord)} ${kind} work`,
      `${capital(nameOf(dyed[0] ?? cord))} ${kind} piece on a branch`,
    ]),
    description: sentences(
      `${capital(kind)} work in ${nameOf(cord)} and ${nameOf(dyed[0] ?? cord)} on a found branch`,
      random.pick([
        'Twelve metres of cord, roughly',
        'Hang it where the light comes sideways',
        'Comb the fringe last',
      ]),
    ),
    altText: `Illustration of ${an(kind)} wall hanging in ${nameOf(cord)} and ${nameOf(dyed[0] ?? cord)} on a branch before ${an(nameOf(wall))} wall.`,
    words: [
      'wall hanging',
      'weaving',
      'fibre art',
      'craft',
      kind,
      nameOf(cord),
      nameOf(dyed[0] ?? cord),
      nameOf(wall),
    ],
  };
}

export const hangingTheme: Theme = { name: 'wall hangings', shapes: ['2:3', '3:4', '9:16'], draw: hanging };
