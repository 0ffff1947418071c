import { darken, nameOf, standingOut } from '../../colour.ts';
import { hues } from '../../palettes.ts';
import { an, capital, listed, numberWord, sentences, titled } from '../../phrases.ts';
import { FLOWERS, flowerHead } from '../../props/flower-heads.ts';
import { greensFor, leaf } from '../../props/foliage.ts';
import { surface } from '../../props/surfaces.ts';
import type { Scene, Sheet } from '../../sheet.ts';
import { circle, ellipse, line, path, place, polar, rect, smooth, stroke, times } from '../../svg.ts';
import type { Theme } from '../../theme.ts';

function hoops(sheet: Sheet): Scene {
  const { random, palette, width: W, height: H } = sheet;
  const base = surface(sheet);
  const greens = greensFor(palette, random);
  const motifs: string[] = [];
  const hoop = (x: number, y: number, r: number): string => {
    const linen = random.pick([palette.paper, '#f6efe0', palette.soft, palette.deep, palette.second]);
    const name = random.pick(['wreath', 'bouquet', 'landscape', 'moon', 'heart', 'mushrooms']);
    motifs.push(name);
    const thread = (): string =>
      standingOut(linen, [random.pick(hues(palette)), palette.paper, palette.ink], 0.14);
    const flowerName = random.pick(
      FLOWERS.filter((f) =>
        ['daisy', 'poppy', 'cosmos', 'anemone', 'cornflower', 'ranunculus', 'peony'].includes(f),
      ),
    );
    const drawn: Readonly<Record<string, () => string>> = {
      wreath: () =>
        times(22, (i) => {
          const [px, py] = polar(0, 0, r * 0.56, i * 16.4);
          return place(
            i % 4
              ? leaf(r * 0.2, r * 0.1, random.pick([greens.mid, greens.dark, greens.light]))
              : flowerHead(random, flowerName, r * 0.24, thread(), palette.ink),
            px,
            py,
            { rotate: i * 16.4 + random.between(30, 110) },
          );
        }),
      bouquet: () =>
        times(7, (i) => {
          const [px, py] = polar(0, r * 0.4, r * random.between(0.55, 0.85), -45 + i * 15);
          return (
            line(0, r * 0.5, px, py, greens.dark, r * 0.02) +
            place(flowerHead(random, flowerName, r * 0.24, thread(), palette.ink), px, py)
          );
        }) + rect(-r * 0.09, r * 0.36, r * 0.18, r * 0.08, thread(), { rx: 4 }),
      landscape: () =>
        sheet.within(
          circle(0, 0, r * 0.8, '#000'),
          times(
            6,
            (i) =>
              path(
                `${smooth([
                  [-r, -r * 0.3 + i * r * 0.22],
                  [-r * 0.3, -r * 0.42 + i * r * 0.22],
                  [r * 0.3, -r * 0.22 + i * r * 0.22],
                  [r, -r * 0.36 + i * r * 0.22],
                ])}V${r}H${-r}Z`,
                thread(),
              ) +
              times(9, (k) =>
                stroke(
                  `M${-r * 0.9 + k * r * 0.22} ${-r * 0.16 + i * r * 0.22}l${r * 0.1} ${r * 0.02}`,
                  '#ffffff',
                  2,
                  { opacity: 0.35 },
                ),
              ),
          ),
        ) + circle(r * 0.2, -r * 0.52, r * 0.15, thread()),
      moon: () =>
        path(
          `M${-r * 0.1} ${-r * 0.5}A${r * 0.5} ${r * 0.5} 0 1 0 ${r * 0.46} ${r * 0.26}A${r * 0.42} ${r * 0.42} 0 0 1 ${-r * 0.1} ${-r * 0.5}Z`,
          thread(),
        ) +
        times(14, () => {
          const [px, py] = polar(0, 0, r * random.between(0.2, 0.75), random.between(0, 360));
          return stroke(`M${px - 6} ${py}h12M${px} ${py - 6}v12`, thread(), 2.4);
        }),
      heart: () =>
        times(40, (i) => {
          const t = (i / 40) * 6.283;
          const k = r * 0.035;
          return place(
            flowerHead(random, i % 3 ? 'daisy' : flowerName, r * 0.13, thread(), palette.ink),
            16 * Math.sin(t) ** 3 * k,
            -(13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t)) * k,
          );
        }),
      mushrooms: () =>
        times(3, (i) =>
          place(
            path(`M-10 0Q-7 -40 -8 -60H8Q7 -40 10 0Z`, palette.soft) +
              path('M-38 -56C-36 -104 36 -104 38 -56Q0 -46 -38 -56Z', thread()) +
              times(5, (k) => circle(-22 + k * 11, -74 + (k % 2) * 10, 4, '#fff8ea')),
            (i - 1) * r * 0.4,
            r * 0.46,
            { scale: (r / 130) * (i === 1 ? 1 : 0.7) },
          ),
        ) +
        times(12, (i) =>
          line(
            -r * 0.6 + i * r * 0.11,
            r * 0.48,
            -r * 0.6 + i * r * 0.11 + random.between(-6, 6),
            r * 0.3,
            greens.mid,
            3,
          ),
        ),
    };
    const wood = random.pick(['#c79f6f', '#b98a5c', '#d8b483']);
    return (
      circle(x + r * 0.08, y + r * 0.12, r * 1.03, palette.ink, { opacity: 0.2 }) +
      place(rect(-r * 0.08, -r * 1.14, r * 0.16, r * 0.18, '#b98f4a', { rx: 4 }), x, y) +
      circle(x, y, r, wood) +
      circle(x, y, r * 0.94, darken(wood, 0.2)) +
      circle(x, y, r * 0.92, linen) +
      circle(
        x,
        y,
        r * 0.92,
        sheet.pattern(
          6,
          6,
          rect(0, 0, 6, 1, '#000000', { opacity: 0.05 }) + rect(0, 0, 1, 6, '#000000', { opacity: 0.05 }),
        ),
      ) +
      place(drawn[name]?.() ?? '', x, y)
    );
  };
  const layout: readonly (readonly [number, number, number])[] = random.pick([
    [[0.5, 0.5, 0.38]],
    [
      [0.36, 0.3, 0.28],
      [0.66, 0.68, 0.26],
    ],
    [
      [0.3, 0.26, 0.22],
      [0.72, 0.36, 0.2],
      [0.42, 0.72, 0.27],
    ],
    [[0.5, 0.46, 0.34]],
  ] as const);
  const skeins = times(random.int(2, 4), (i) => {
    const c = random.pick(hues(palette));
    return place(
      times(9, (k) =>
        stroke(`M-46 ${-14 + k * 3.5}q46 ${(k - 4) * 2.4} 92 0`, k % 2 ? c : darken(c, 0.12), 4),
      ) + rect(-12, -19, 24, 38, palette.ink),
      W * random.pick([0.14, 0.84, 0.5]),
      H * random.between(0.86, 0.95),
      { rotate: random.between(-30, 30) + i * 20 },
    );
  });
  const body =
    base.body +
    skeins +
    layout.map(([x, y, r]) => hoop(W * x, H * y, Math.min(W, H) * r)).join('') +
    place(
      line(0, 0, 130, 0, '#d5d8da', 5) +
        ellipse(8, 0, 7, 2, palette.ink) +
        stroke('M4 0Q-40 60 20 110', palette.accent, 3),
      W * 0.74,
      H * 0.9,
      { rotate: -24 },
    );
  return {
    body,
    title: titled(random, [
      `${motifs.length > 1 ? capital(numberWord(motifs.length)) : 'One'} embroidery hoop${motifs.length > 1 ? 's' : ''}: ${listed(motifs)}`,
      `Stitched ${motifs[0]} in a wooden hoop on ${base.name}`,
      `Hoop with ${an(motifs[0] ?? '')} in ${nameOf(palette.main)} and ${nameOf(palette.second)}`,
      `${capital(motifs[0] ?? '')} embroidery, ${palette.name.toLowerCase()} threads`,
    ]),
    description: sentences(
      `Embroidered ${listed(motifs)} in ${motifs.length > 1 ? 'wooden hoops' : 'a wooden hoop'} on ${base.name}`,
      random.pick(['Two strands, never three', 'French knots for the middles', 'A present, almost done']),
    ),
    altText: `Illustration of embroidery: ${listed(motifs)} stitched in ${motifs.length > 1 ? 'wooden hoops' : 'a wooden hoop'} on ${base.name}, with skeins and a needle.`,
    words: ['embroidery', 'stitching', 'hoop', 'craft', ...motifs, nameOf(palette.main)],
  };
}

export const hoopTheme: Theme = { name: 'embroidery', shapes: ['3:4', '1:1', '2:3'], draw: hoops };
