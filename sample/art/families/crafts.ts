import { darken, lighten, mix, nameOf, standingOut } from '../colour.ts';
import { hues } from '../palettes.ts';
import { an, capital, listed, numberWord, sentences, titled } from '../phrases.ts';
import { anyCloth } from '../props/cloth.ts';
import { FLOWERS, flowerHead } from '../props/flowers.ts';
import { greensFor, leaf } from '../props/foliage.ts';
import { miniature } from '../props/frames.ts';
import { surface } from '../props/tableware.ts';
import type { Scene, Sheet } from '../sheet.ts';
import {
  circle,
  ellipse,
  line,
  type Point,
  path,
  place,
  polar,
  polygon,
  rect,
  smooth,
  stroke,
  times,
} from '../svg.ts';
import type { Theme } from '../theme.ts';

function ball(sheet: Sheet, r: number, fill: string): string {
  const { random } = sheet;
  const strands = times(4, (k) => {
    const turn = random.between(0, 180);
    return place(
      times(7, (i) =>
        ellipse(0, 0, r * (0.96 - i * 0.02), r * Math.abs(0.9 - i * 0.28) + 2, 'none', {
          stroke: i % 2 ? lighten(fill, 0.16) : darken(fill, 0.16),
          strokeWidth: r * 0.045,
        }),
      ),
      0,
      0,
      { rotate: turn + k * 45 },
    );
  });
  return sheet.within(
    circle(0, 0, r, '#000'),
    circle(0, 0, r, fill) + strands + circle(r * 0.3, r * 0.35, r, sheet.palette.ink, { opacity: 0.08 }),
  );
}

function yarn(sheet: Sheet): Scene {
  const { random, palette, width: W, height: H } = sheet;
  const base = surface(sheet);
  const fills = [...hues(palette), palette.paper, palette.soft].map((c) =>
    standingOut(base.colour, [c, palette.paper, palette.deep], 0.12),
  );
  const count = random.int(5, 9);
  const names = [...new Set(fills.map(nameOf))];
  const kind = random.pick(['basket', 'heap', 'swatch']);
  const put = (x: number, y: number, r: number): string =>
    circle(x + r * 0.1, y + r * 0.16, r * 1.04, palette.ink, { opacity: 0.18 }) +
    place(ball(sheet, r, random.pick(fills)), x, y);
  const needles = times(2, (i) =>
    place(
      line(-W * 0.36, 0, W * 0.36, 0, i ? '#b98a5c' : '#8a5f3f', 13) +
        circle(W * 0.37, 0, 17, palette.accent),
      W * 0.5,
      H * 0.8,
      { rotate: i ? 18 : -16 },
    ),
  );
  const knit = (x: number, y: number, w: number, h: number, fill: string): string => {
    const s = w / 18;
    const tile = sheet.pattern(
      s,
      s,
      rect(0, 0, s, s, fill) +
        stroke(`M0 0L${s / 2} ${s * 0.7}L${s} 0`, darken(fill, 0.18), s * 0.2) +
        stroke(`M0 ${s * 0.3}L${s / 2} ${s}L${s} ${s * 0.3}`, lighten(fill, 0.16), s * 0.16),
    );
    return (
      rect(x + 9, y + 13, w, h, palette.ink, { opacity: 0.16 }) +
      rect(x, y, w, h, tile) +
      times(4, (i) =>
        rect(x, y + h * (0.16 + i * 0.22), w, h * 0.08, fills[(i + 1) % fills.length] ?? fill, {
          opacity: 0.55,
        }),
      )
    );
  };
  const kinds: Readonly<Record<string, () => string>> = {
    basket: () =>
      circle(W / 2 + 14, H * 0.48 + 22, W * 0.42, palette.ink, { opacity: 0.18 }) +
      circle(W / 2, H * 0.48, W * 0.42, '#a8764a') +
      times(36, (i) =>
        circle(...polar(W / 2, H * 0.48, W * 0.395, i * 10), W * 0.03, i % 2 ? '#b98a5c' : '#8a5f3f'),
      ) +
      circle(W / 2, H * 0.48, W * 0.36, '#6b4a36') +
      times(count, (i) => {
        const [x, y] =
          i === 0 ? [W / 2, H * 0.48] : polar(W / 2, H * 0.48, W * 0.21, (i * 360) / (count - 1));
        return put(x, y, W * random.between(0.11, 0.14));
      }) +
      needles,
    heap: () =>
      times(count + 6, (i) =>
        put(
          W * (0.14 + ((i * 0.618) % 1) * 0.72),
          H * (0.12 + (i / (count + 6)) * 0.76),
          W * random.between(0.1, 0.17),
        ),
      ),
    swatch: () =>
      knit(W * 0.14, H * 0.12, W * 0.56, H * 0.46, fills[0] ?? palette.main) +
      line(W * 0.1, H * 0.12, W * 0.82, H * 0.1, '#8a5f3f', 13) +
      stroke(
        smooth([
          [W * 0.7, H * 0.5],
          [W * 0.86, H * 0.58],
          [W * 0.66, H * 0.7],
          [W * 0.72, H * 0.8],
        ]),
        fills[0] ?? palette.main,
        8,
      ) +
      times(3, (i) => put(W * (0.24 + i * 0.25), H * 0.8, W * 0.12)),
  };
  const what =
    { basket: 'a basket of yarn', heap: 'balls of yarn', swatch: 'a knitted swatch' }[kind] ?? 'yarn';
  return {
    body: base.body + (kinds[kind]?.() ?? ''),
    title: titled(random, [
      `${capital(what)} in ${listed(names.slice(0, 3))}`,
      `${capital(names[0] ?? '')} and ${names[1]} wool on ${base.name}`,
      `Winter yarn: ${listed(names.slice(0, 3))}`,
      `${capital(what)}, ${names[0]} first`,
    ]),
    description: sentences(
      `${capital(what)} on ${base.name}, ${listed(names.slice(0, 4))}`,
      random.pick(['One more row', 'Stash, officially', 'Hand dyed, so buy enough']),
    ),
    altText: `Illustration, seen from above: ${what} in ${listed(names.slice(0, 4))} on ${base.name}.`,
    words: ['yarn', 'knitting', 'wool', 'craft', kind, ...names.slice(0, 4)],
  };
}

/** Folded paper as flat facets, about 100 units across. */
const FOLDED: Readonly<Record<string, (a: string, b: string, c: string) => string>> = {
  crane: (a, b, c) =>
    path('M0 20L-50 -40L-12 -6Z', b) +
    path('M0 20L50 -44L12 -6Z', a) +
    path('M-12 -6L12 -6L0 28Z', c) +
    path('M-8 6L-64 26L-2 24Z', c) +
    path('M8 6L46 -8L58 4L44 2L2 24Z', b),
  boat: (a, b, c) =>
    path('M-56 0L56 0L34 30L-34 30Z', a) +
    path('M0 -44L-30 0L0 0Z', b) +
    path('M0 -44L30 0L0 0Z', c) +
    path('M-56 0L0 14L-34 30Z', c),
  fox: (a, b, c) =>
    path('M-44 -44L0 -14L-30 6Z', a) +
    path('M44 -44L0 -14L30 6Z', b) +
    path('M-30 6L0 -14L30 6L0 44Z', c) +
    path('M0 44L-8 30L8 30Z', '#231d1d'),
  star: (a, b) =>
    times(
      8,
      (i) =>
        polygon([[0, 0], polar(0, 0, 50, i * 45), polar(0, 0, 24, i * 45 + 22.5)], a) +
        polygon([[0, 0], polar(0, 0, 50, i * 45), polar(0, 0, 24, i * 45 - 22.5)], b),
    ),
  fish: (a, b, c) =>
    path('M50 0L0 -30L-16 0Z', a) +
    path('M50 0L0 30L-16 0Z', b) +
    path('M-16 0L-54 -28L-40 0Z', c) +
    path('M-16 0L-54 28L-40 0Z', a) +
    circle(26, -5, 3.4, '#231d1d'),
  whale: (a, b, c) =>
    path('M-50 4L10 -30L50 -6L40 26L-20 26Z', a) +
    path('M-50 4L-20 26L40 26L0 10Z', b) +
    path('M-50 4L-66 -24L-46 -16L-36 -30Z', c),
  butterfly: (a, b, c) =>
    path('M0 0L-50 -40L-44 4Z', a) +
    path('M0 0L50 -40L44 4Z', b) +
    path('M0 0L-40 6L-26 40Z', b) +
    path('M0 0L40 6L26 40Z', c),
  plane: (a, b, c) =>
    path('M-56 14L56 -34L-14 10Z', a) + path('M-14 10L56 -34L2 36Z', b) + path('M-14 10L-18 36L0 20Z', c),
};

function origami(sheet: Sheet): Scene {
  const { random, palette, width: W, height: H } = sheet;
  const ground = random.pick([
    palette.paper,
    palette.soft,
    palette.main,
    palette.deep,
    lighten(palette.second, 0.4),
    palette.second,
    palette.accent,
  ]);
  const names = random.some(Object.keys(FOLDED), random.int(1, 4));
  const columns = random.pick([1, 2, 3, 4]);
  const rows = Math.max(1, Math.round((columns * H) / W));
  const fills = [...hues(palette), palette.paper].map((c) =>
    standingOut(ground, [c, palette.paper, palette.ink], 0.14),
  );
  const seen = new Set<string>();
  const cells = times(columns * rows, (i) => {
    const name = names[i % names.length] ?? 'crane';
    const fill = random.pick(fills);
    seen.add(nameOf(fill));
    const [x, y] = [(W * ((i % columns) + 0.5)) / columns, (H * (Math.floor(i / columns) + 0.5)) / rows];
    const scale = (Math.min(W / columns, H / rows) / 150) * random.between(0.9, 1.06);
    const turn = random.between(-14, 14);
    const shape = FOLDED[name];
    return (
      place(shape?.(palette.ink, palette.ink, palette.ink) ?? '', x + 12 * scale, y + 18 * scale, {
        scale,
        rotate: turn,
        opacity: 0.16,
      }) +
      place(shape?.(fill, darken(fill, 0.14), lighten(fill, 0.3)) ?? '', x, y, {
        scale,
        rotate: turn,
        flip: random.chance(0.3),
      })
    );
  });
  const hung =
    columns > 1 && random.chance(0.4)
      ? times(columns, (c) =>
          line((W * (c + 0.5)) / columns, 0, (W * (c + 0.5)) / columns, H, mix(ground, palette.ink, 0.4), 2),
        )
      : '';
  const colours = [...seen].slice(0, 3);
  const many = columns * rows;
  return {
    body: sheet.ground(ground) + hung + cells,
    title: titled(random, [
      `${many > 1 ? `${many} folded ` : 'Folded '}${listed(names)}`,
      `Origami ${names[0]} on ${nameOf(ground)}`,
      `Paper ${listed(names.slice(0, 2))} in ${listed(colours.slice(0, 2))}`,
      `${capital(colours[0] ?? '')} paper ${names[0]}${hung ? ' on threads' : ''}`,
    ]),
    description: sentences(
      `Origami ${listed(names)} in ${listed(colours)} paper on ${nameOf(ground)}`,
      random.pick(['Twenty folds, no glue', 'Over the cot, out of reach', 'Start with bigger paper']),
    ),
    altText: `Illustration of origami ${listed(names)} folded from ${listed(colours)} paper on ${an(nameOf(ground))} ground.`,
    words: ['origami', 'paper', 'folding', 'craft', ...names, ...colours, nameOf(ground)],
  };
}

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

function lino(sheet: Sheet): Scene {
  const { random, palette, width: W, height: H } = sheet;
  const base = surface(sheet);
  const inks = [palette.ink, palette.deep, palette.main, '#22375a'];
  const ink = random.pick(inks);
  const columns = random.pick([1, 2]);
  const rows = columns === 1 ? 1 : Math.max(2, Math.round((H / W) * 2));
  const names: string[] = [];
  const cards = times(columns * rows, (i) => {
    const [cw, ch] = [W / columns, H / rows];
    const [w, h] = [cw * 0.78, ch * 0.78];
    const [x, y] = [cw * (i % columns) + cw * 0.11, ch * Math.floor(i / columns) + ch * 0.11];
    const name = random.pick(FLOWERS);
    names.push(name);
    const rays = times(40, (k) => {
      const a: Point = polar(w / 2, h * 0.4, w * 0.34, k * 9);
      const b: Point = polar(w / 2, h * 0.4, w * random.between(0.4, 0.62), k * 9);
      return line(a[0], a[1], b[0], b[1], palette.paper, 3);
    });
    const stem =
      stroke(`M${w / 2} ${h * 0.94}Q${w * 0.47} ${h * 0.7} ${w / 2} ${h * 0.42}`, palette.paper, w * 0.022) +
      times(4, (k) =>
        place(leaf(h * 0.16, h * 0.07, palette.paper), w * 0.49, h * (0.88 - k * 0.09), {
          rotate: k % 2 ? 52 : -52,
        }),
      );
    const motif = random.chance(0.75)
      ? rays + stem + place(flowerHead(random, name, w * 0.42, palette.paper, ink), w / 2, h * 0.38)
      : miniature(sheet, { x: 0, y: 0, width: w, height: h });
    return place(
      rect(-w * 0.09 + 7, -h * 0.08 + 10, w * 1.18, h * 1.16, palette.ink, { opacity: 0.18 }) +
        rect(-w * 0.09, -h * 0.08, w * 1.18, h * 1.16, '#fdfaf3') +
        sheet.within(
          rect(0, 0, w, h, '#000'),
          rect(0, 0, w, h, random.chance(0.7) ? ink : random.pick(inks)) + motif,
        ),
      x,
      y,
      { rotate: random.between(-3, 3) },
    );
  });
  return {
    body: base.body + cards,
    title: titled(random, [
      `Lino print: ${listed(names.slice(0, 2))} in ${nameOf(ink)}`,
      `${capital(nameOf(ink))} block print of ${an(names[0] ?? '')}`,
      `${capital(numberWord(names.length))} card${names.length > 1 ? 's' : ''} printed in ${nameOf(ink)}: ${listed(names.slice(0, 2))}`,
    ]),
    description: sentences(
      `${capital(listed([...new Set(names)].slice(0, 3)))} cut in lino and printed in ${nameOf(ink)}`,
      random.pick(['Cut away from yourself', 'The uneven ones are the best', 'Edition of twelve']),
    ),
    altText: `Illustration of ${numberWord(names.length)} lino print${names.length > 1 ? 's' : ''} of ${listed([...new Set(names)].slice(0, 3))} in ${nameOf(ink)} ink on ${base.name}.`,
    words: ['lino print', 'printmaking', 'block print', 'craft', ...new Set(names), nameOf(ink)],
  };
}

export const yarnTheme: Theme = { name: 'knitting', shapes: ['1:1', '3:4', '2:3', '4:5'], draw: yarn };
export const origamiTheme: Theme = { name: 'origami', shapes: ['1:1', '3:4', '2:3', '4:5'], draw: origami };
export const hoopTheme: Theme = { name: 'embroidery', shapes: ['3:4', '1:1', '2:3'], draw: hoops };
export const hangingTheme: Theme = { name: 'wall hangings', shapes: ['2:3', '3:4', '9:16'], draw: hanging };
export const sewingTheme: Theme = { name: 'sewing', shapes: ['4:5', '3:4', '1:1'], draw: sewing };
export const linoTheme: Theme = { name: 'printmaking', shapes: ['3:4', '2:3', '1:1'], draw: lino };
