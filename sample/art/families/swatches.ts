import { darken, lighten, lightness, mix, nameOf } from '../colour.ts';
import type { Palette } from '../palettes.ts';
import { listed, numberWord, sentences, titled } from '../phrases.ts';
import { FLOWERS, flower } from '../props/flowers.ts';
import { greensFor } from '../props/foliage.ts';
import { miniature } from '../props/frames.ts';
import { ingredient } from '../props/ingredients.ts';
import { anyPattern } from '../props/patterns.ts';
import { potted, SMALL_PLANTS } from '../props/plants.ts';
import type { Box } from '../props/terrain.ts';
import { VASES, vessel } from '../props/vessels.ts';
import { vista } from '../props/windows.ts';
import type { Scene, Sheet } from '../sheet.ts';
import {
  arch,
  blob,
  circle,
  ellipse,
  line,
  path,
  place,
  polar,
  polygon,
  rect,
  smooth,
  stroke,
  times,
  wedge,
} from '../svg.ts';
import type { Theme } from '../theme.ts';

type Layout = (sheet: Sheet, colours: readonly string[], picture: (box: Box) => string) => string;
const at = (colours: readonly string[], i: number): string => colours[i % colours.length] ?? '#888888';

/** A picture above, a row of colour cards below. */
const cardsBelow: Layout = (sheet, colours, picture) => {
  const { width: W, height: H, random } = sheet;
  const m = W * 0.07;
  const cut = H * 0.62;
  const w = (W - 2 * m) / colours.length;
  const round = random.pick([0, 10, w / 2]);
  const cards = colours
    .map((colour, i) =>
      rect(m + i * w + 5, cut + H * 0.05, w - 10, H - cut - H * 0.05 - m, colour, { rx: round }),
    )
    .join('');
  return picture({ x: m, y: m, width: W - 2 * m, height: cut - m }) + cards;
};

/** A picture with discs of its colours down one side. */
const discsBeside: Layout = (sheet, colours, picture) => {
  const { width: W, height: H } = sheet;
  const step = (H * 0.9) / colours.length;
  const discs = colours.map((colour, i) => {
    const [x, y, r] = [W * 0.8, H * 0.05 + step * (i + 0.5), Math.min(step * 0.44, W * 0.13)];
    return circle(x + 4, y + 7, r, sheet.palette.ink, { opacity: 0.14 }) + circle(x, y, r, colour);
  });
  return picture({ x: W * 0.06, y: H * 0.05, width: W * 0.56, height: H * 0.9 }) + discs.join('');
};

/** Paint fans opened like a hand of cards. */
const fan: Layout = (sheet, colours) => {
  const { width: W, height: H, palette } = sheet;
  const long = Math.min(H * 0.8, W * 0.94);
  return (
    colours
      .map((colour, i) => {
        const turn = -42 + (84 * i) / (colours.length - 1);
        const strip = times(5, (k) =>
          rect(
            -W * 0.075,
            -long + k * long * 0.17,
            W * 0.15,
            long * 0.165,
            k < 2 ? lighten(colour, 0.5 - k * 0.25) : darken(colour, (k - 2) * 0.16),
          ),
        );
        const card =
          rect(-W * 0.085 + 7, -long - 8, W * 0.17, long + 30, palette.ink, { opacity: 0.16, rx: 8 }) +
          rect(-W * 0.085, -long - 12, W * 0.17, long + 30, '#fdfaf3', { rx: 8 }) +
          strip +
          rect(-W * 0.05, -long * 0.12, W * 0.1, 5, '#c9c2b4') +
          rect(-W * 0.05, -long * 0.09, W * 0.06, 5, '#dcd6c9');
        return place(card, W / 2, H * 0.94, { rotate: turn });
      })
      .join('') + circle(W / 2, H * 0.92, W * 0.022, '#b98f4a')
  );
};

/** Brush strokes of paint, one above another. */
const strokes: Layout = (sheet, colours) => {
  const { width: W, height: H, random } = sheet;
  const step = (H * 0.88) / colours.length;
  return colours
    .map((colour, i) => {
      const y = H * 0.06 + step * (i + 0.5);
      const bristles = times(13, (k) => {
        const dy = (k - 6) * step * 0.055;
        return stroke(
          smooth([
            [W * random.between(0.08, 0.18), y + dy],
            [W * 0.4, y + dy + random.between(-5, 5)],
            [W * 0.7, y + dy + random.between(-5, 5)],
            [W * random.between(0.76, 0.93), y + dy],
          ]),
          k % 3 ? colour : k % 2 ? lighten(colour, 0.12) : darken(colour, 0.08),
          step * 0.085,
        );
      });
      return bristles;
    })
    .join('');
};

/** Glazed tiles in rows; each colour with its lighter and darker sister. */
const tiles: Layout = (sheet, colours) => {
  const { width: W, height: H, random } = sheet;
  const rows = colours.length;
  const columns = 4;
  const [w, h] = [(W * 0.88) / columns, (H * 0.9) / rows];
  const gap = W * 0.014;
  return times(rows * columns, (i) => {
    const [c, r] = [i % columns, Math.floor(i / columns)];
    const fill =
      [
        lighten(at(colours, r), 0.4),
        lighten(at(colours, r), 0.18),
        at(colours, r),
        darken(at(colours, r), 0.2),
      ][c] ?? at(colours, r);
    const [x, y] = [W * 0.06 + c * w + gap / 2, H * 0.05 + r * h + gap / 2];
    return (
      rect(x + 3, y + 5, w - gap, h - gap, sheet.palette.ink, { opacity: 0.18, rx: 8 }) +
      rect(x, y, w - gap, h - gap, fill, { rx: 8 }) +
      polygon(
        [
          [x + 10, y + 10],
          [x + w * random.between(0.3, 0.7), y + 10],
          [x + 10, y + h * random.between(0.3, 0.6)],
        ],
        '#ffffff',
        { opacity: 0.12 },
      )
    );
  });
};

/** Arches inside arches, one for each colour. */
const nested: Layout = (sheet, colours) => {
  const { width: W, height: H, random } = sheet;
  const kind = random.pick(['arches', 'rings', 'hills', 'pebbles', 'pie']);
  const n = colours.length;
  switch (kind) {
    case 'arches':
      return colours
        .map((colour, i) =>
          path(arch(W * (0.08 + i * 0.06), H * (0.12 + i * 0.085), W * (0.84 - i * 0.12), H), colour),
        )
        .join('');
    case 'rings':
      return colours
        .map((colour, i) => circle(W / 2, H / 2, Math.min(W, H) * 0.44 * (1 - i / n), colour))
        .join('');
    case 'hills':
      return colours
        .map((colour, i) =>
          path(
            `${smooth([
              [0, H * (0.16 + i * 0.12)],
              [W * 0.25, H * (0.1 + i * 0.125)],
              [W * 0.55, H * (0.2 + i * 0.118)],
              [W * 0.8, H * (0.12 + i * 0.125)],
              [W, H * (0.18 + i * 0.12)],
            ])}V${H}H0Z`,
            colour,
          ),
        )
        .join('');
    case 'pebbles':
      return colours
        .map((colour, i) => {
          const y = H * (0.9 - (i * 0.82) / n);
          const w = W * (0.36 - i * 0.035);
          return (
            ellipse(W / 2 + (i % 2 ? 14 : -12), y + 8, w, (H * 0.43) / n, sheet.palette.ink, {
              opacity: 0.15,
            }) +
            path(blob(random, W / 2 + (i % 2 ? 14 : -12), y, w, (H * 0.42) / n, 0.05, 8), colour) +
            ellipse(W / 2 - w * 0.3, y - (H * 0.16) / n, w * 0.3, (H * 0.07) / n, '#ffffff', {
              opacity: 0.16,
            })
          );
        })
        .join('');
    default:
      return (
        colours
          .map((colour, i) =>
            path(
              wedge(
                W / 2,
                H / 2,
                Math.min(W, H) * 0.14,
                Math.min(W, H) * 0.44,
                (i * 360) / n,
                ((i + 1) * 360) / n - 2,
              ),
              colour,
            ),
          )
          .join('') + circle(W / 2, H / 2, Math.min(W, H) * 0.1, at(colours, 2))
      );
  }
};

/** A mood board: scraps of cloth, chips, a picture, a sprig. */
const mood: Layout = (sheet, colours, picture) => {
  const { width: W, height: H, random, palette } = sheet;
  const scrap = (x: number, y: number, w: number, h: number, body: string): string =>
    place(rect(5, 8, w, h, palette.ink, { opacity: 0.16 }) + body, x, y, { rotate: random.between(-6, 6) });
  const cloth = anyPattern(sheet, W * 0.1);
  const other = anyPattern(sheet, W * 0.07);
  const chips = colours
    .map((colour, i) =>
      scrap(
        W * (0.08 + (i % 4) * 0.22),
        H * (0.74 + Math.floor(i / 4) * 0.12),
        W * 0.18,
        H * 0.1,
        rect(0, 0, W * 0.18, H * 0.1, '#fdfaf3') + rect(6, 6, W * 0.18 - 12, H * 0.07, colour),
      ),
    )
    .join('');
  const saw = (w: number, h: number, fill: string): string =>
    path(
      `M0 0${times(18, () => `l${w / 36} -8l${w / 36} 8`)}V${h}${times(18, () => `l-${w / 36} 8l-${w / 36} -8`)}Z`,
      fill,
    );
  const tape = rect(-34, -10, 68, 20, mix(palette.accent, '#ffffff', 0.4), { opacity: 0.85 });
  return (
    scrap(W * 0.06, H * 0.05, W * 0.5, H * 0.42, picture({ x: 0, y: 0, width: W * 0.5, height: H * 0.42 })) +
    scrap(W * 0.6, H * 0.06, W * 0.32, H * 0.24, saw(W * 0.32, H * 0.24, cloth.fill)) +
    scrap(W * 0.52, H * 0.34, W * 0.38, H * 0.34, rect(0, 0, W * 0.38, H * 0.34, other.fill)) +
    scrap(W * 0.1, H * 0.5, W * 0.36, H * 0.18, rect(0, 0, W * 0.36, H * 0.18, at(colours, 1))) +
    place(
      flower(
        random,
        random.pick(FLOWERS),
        H * 0.3,
        W * 0.12,
        palette.main,
        palette.ink,
        greensFor(palette, random),
      ),
      W * 0.56,
      H * 0.7,
      { rotate: random.between(-24, 24) },
    ) +
    chips +
    place(tape, W * 0.3, H * 0.05, { rotate: -4 }) +
    place(tape, W * 0.76, H * 0.06, { rotate: 7 })
  );
};

const LAYOUTS: Readonly<Record<string, readonly [Layout, string]>> = {
  cards: [cardsBelow, 'cards under a picture'],
  discs: [discsBeside, 'discs beside a picture'],
  fan: [fan, 'a fan of paint cards'],
  strokes: [strokes, 'brush strokes'],
  tiles: [tiles, 'glazed tiles'],
  nested: [nested, 'shapes inside shapes'],
  'mood board': [mood, 'a mood board of scraps'],
};

/** What a palette was taken from, drawn into a box. */
function source(sheet: Sheet, palette: Palette): { name: string; draw: (box: Box) => string } {
  const { random } = sheet;
  const inside = (box: Box, ground: string, body: string): string =>
    sheet.within(
      rect(box.x, box.y, box.width, box.height, '#000', { rx: 6 }),
      rect(box.x, box.y, box.width, box.height, ground) + body,
    );
  const plantName = random.pick(SMALL_PLANTS);
  const vaseName = random.pick(VASES);
  const fruit = random.pick([
    'fig',
    'lemon',
    'blood orange',
    'avocado',
    'strawberry',
    'pomegranate',
    'kiwi',
    'grapefruit',
  ]);
  return random.pick([
    { name: 'a view', draw: (box: Box) => vista(sheet, box) },
    { name: 'a small painting', draw: (box: Box) => miniature(sheet, box) },
    {
      name: `a ${plantName}`,
      draw: (box: Box) =>
        inside(
          box,
          palette.soft,
          circle(
            box.x + box.width / 2,
            box.y + box.height * 0.45,
            box.width * 0.4,
            lighten(palette.second, 0.4),
          ) +
            rect(box.x, box.y + box.height * 0.86, box.width, box.height * 0.14, palette.deep) +
            place(
              potted(sheet, plantName, box.height * 0.74, palette.main),
              box.x + box.width / 2,
              box.y + box.height * 0.9,
            ),
        ),
    },
    {
      name: `three pieces of pottery`,
      draw: (box: Box) =>
        inside(
          box,
          palette.soft,
          rect(box.x, box.y + box.height * 0.8, box.width, box.height * 0.2, palette.second) +
            times(3, (i) =>
              place(
                vessel(
                  sheet,
                  i === 1 ? vaseName : random.pick(VASES),
                  box.height * (0.36 + (i % 2) * 0.18),
                  [palette.main, palette.paper, palette.accent][i] ?? palette.main,
                ),
                box.x + box.width * (0.24 + i * 0.26),
                box.y + box.height * 0.86,
              ),
            ),
        ),
    },
    {
      name: `${fruit} halves`,
      draw: (box: Box) =>
        inside(
          box,
          palette.second,
          times(12, (i) => {
            const [x, y] = polar(
              box.x + box.width / 2,
              box.y + box.height / 2,
              box.width * (i % 2 ? 0.4 : 0.2),
              i * 30,
            );
            return (
              circle(x + 5, y + 8, box.width * 0.09, palette.ink, { opacity: 0.15 }) +
              place(ingredient(random, fruit, box.width * 0.2), x, y, { rotate: i * 40 })
            );
          }),
        ),
    },
  ]);
}

function swatches(sheet: Sheet): Scene {
  const { random, palette, width: W, height: H } = sheet;
  const all = [
    palette.main,
    palette.accent,
    palette.second,
    palette.deep,
    palette.soft,
    palette.ink,
    palette.paper,
  ];
  const colours = random.some(all, random.int(5, 6)).sort((a, b) => lightness(b) - lightness(a));
  const [key, [layout, form]] = random.pick(Object.entries(LAYOUTS));
  const from = source(sheet, palette);
  const ground = random.pick([
    '#fdfaf3',
    '#f6f1e8',
    lighten(palette.soft, 0.5),
    palette.paper,
    key === 'nested' || key === 'tiles' ? palette.ink : '#fdfaf3',
  ]);
  const words = [...new Set(colours.map(nameOf))];
  const pictured = ['cards', 'discs', 'mood board'].includes(key);
  const [first = 'sand', second = 'grey'] = random.shuffle(words);
  const rule = random.chance(0.2) ? line(W * 0.06, H * 0.97, W * 0.94, H * 0.97, palette.ink, 3) : '';
  return {
    body: sheet.ground(ground) + layout(sheet, colours, from.draw) + rule,
    title: titled(random, [
      `${palette.name}: ${listed(words.slice(0, 3))}`,
      `${first} and ${second} palette${pictured ? ` from ${from.name}` : ''}`,
      `${numberWord(colours.length)} colours in ${form}: ${first}, ${second}`,
      `Colours of ${pictured ? from.name : palette.name.toLowerCase()}: ${first} with ${second}`,
    ]),
    description: sentences(
      `${listed(words)}${pictured ? `, taken from ${from.name}` : ''}`,
      random.pick([
        'For the hall, ceiling included',
        'The dark one only for doors',
        'Try it with linen and oak',
        'Nothing here is grey',
        'Half a wall at most of the loud one',
      ]),
    ),
    altText: `Illustration of a colour palette as ${form}: ${listed(words)}${pictured ? `, with ${from.name}` : ''}.`,
    words: ['colour palette', 'colours', 'swatches', 'paint', key, palette.name, ...words],
  };
}

export const paletteTheme: Theme = {
  name: 'colour palettes',
  shapes: ['2:3', '3:4', '4:5', '1:1', '9:16'],
  draw: swatches,
};
