import { darken, lighten, mix } from '../colour.ts';
import type { Random } from '../random.ts';
import { circle, ellipse, path, place, polar, polygon, rect, smooth, stroke, times, wedge } from '../svg.ts';
import { bloom, leaf, ovalLeaf } from './foliage.ts';

type Draw = (random: Random, size: number) => string;

/** A slice of citrus, `size` across. */
function citrus(rind: string, flesh: string): Draw {
  return (_, s) => {
    const parts = times(9, (i) => path(wedge(0, 0, s * 0.05, s * 0.39, i * 40 + 3, i * 40 + 37), flesh));
    return circle(0, 0, s * 0.5, rind) + circle(0, 0, s * 0.45, '#fff6dd') + parts;
  };
}

const bead = (fill: string, s: number): string =>
  circle(0, 0, s * 0.5, fill) +
  ellipse(-s * 0.15, -s * 0.17, s * 0.12, s * 0.09, '#ffffff', { opacity: 0.5 });

function berry(fill: string): Draw {
  return (_, s) =>
    circle(0, 0, s * 0.5, darken(fill, 0.12)) +
    times(13, (i) => {
      const [x, y] = i < 9 ? polar(0, 0, s * 0.34, i * 40) : polar(0, 0, s * 0.13, i * 90);
      return circle(x, y, s * 0.15, i % 3 ? fill : lighten(fill, 0.14));
    });
}

function ringed(skin: string, flesh: string, seeds: string): Draw {
  return (_, s) =>
    circle(0, 0, s * 0.5, skin) +
    circle(0, 0, s * 0.44, flesh) +
    times(10, (i) => {
      const [x, y] = polar(0, 0, s * 0.26, i * 36);
      return place(ellipse(0, 0, s * 0.025, s * 0.06, seeds), x, y, { rotate: i * 36 });
    });
}

function crescent(fill: string, edge: string): Draw {
  return (random, s) =>
    place(
      path(`M${-s * 0.5} 0Q0 ${-s * 0.62} ${s * 0.5} 0Q0 ${s * 0.14} ${-s * 0.5} 0Z`, fill) +
        stroke(`M${-s * 0.5} 0Q0 ${-s * 0.62} ${s * 0.5} 0`, edge, s * 0.05),
      0,
      s * 0.16,
      { rotate: random.between(-20, 20) },
    );
}

function green(fill: string): Draw {
  return (random, s) => place(leaf(s, s * random.between(0.5, 0.62), fill), 0, s * 0.5);
}

/** Everything is drawn around (0, 0), about `size` across, seen from above. */
const INGREDIENTS: Readonly<Record<string, Draw>> = {
  fig: (_, s) =>
    circle(0, 0, s * 0.5, '#4f2a4c') +
    circle(0, 0, s * 0.44, '#f3e3c4') +
    circle(0, 0, s * 0.36, '#c2475a') +
    times(16, (i) => {
      const [x, y] = polar(0, 0, s * (i % 2 ? 0.24 : 0.14), i * 23);
      return circle(x, y, s * 0.022, '#f7d9a0');
    }) +
    ellipse(0, 0, s * 0.07, s * 0.12, '#8c2940'),
  walnut: (_, s) =>
    place(
      ellipse(0, 0, s * 0.42, s * 0.5, '#a87847') +
        stroke(
          `M0 ${-s * 0.44}V${s * 0.44}M${-s * 0.1} ${-s * 0.3}q${-s * 0.2} ${s * 0.1} ${-s * 0.06} ${s * 0.22}t${-s * 0.02} ${s * 0.26}M${s * 0.1} ${-s * 0.3}q${s * 0.2} ${s * 0.1} ${s * 0.06} ${s * 0.22}t${s * 0.02} ${s * 0.26}`,
          '#7d5430',
          s * 0.06,
        ),
      0,
      0,
    ),
  strawberry: (_, s) =>
    path(
      `M0 ${s * 0.52}C${-s * 0.6} ${s * 0.1} ${-s * 0.48} ${-s * 0.42} 0 ${-s * 0.34}C${s * 0.48} ${-s * 0.42} ${s * 0.6} ${s * 0.1} 0 ${s * 0.52}Z`,
      '#d8383a',
    ) +
    times(9, (i) =>
      ellipse(
        ((i % 3) - 1) * s * 0.2,
        -s * 0.14 + Math.floor(i / 3) * s * 0.17,
        s * 0.025,
        s * 0.04,
        '#f7d489',
      ),
    ) +
    times(5, (i) =>
      place(leaf(s * 0.24, s * 0.14, '#5f9148', false), 0, -s * 0.32, { rotate: -80 + i * 40 }),
    ),
  raspberry: berry('#cc3a5c'),
  blackberry: berry('#3c2a4d'),
  blueberry: (_, s) =>
    bead('#44538c', s) +
    polygon(
      Array.from({ length: 10 }, (__, i) => polar(0, 0, s * (i % 2 ? 0.09 : 0.2), i * 36)),
      '#2a3562',
    ),
  cherry: (random, s) =>
    stroke(`M0 0Q${s * 0.2} ${-s * 0.5} ${s * 0.5} ${-s * random.between(0.7, 0.9)}`, '#6b7f3a', s * 0.05) +
    bead('#a81e3a', s * 0.9),
  peach: crescent('#f6a95c', '#d9603e'),
  apple: crescent('#fbe6b8', '#c8323a'),
  pear: crescent('#f3ecc2', '#a9b24f'),
  plum: crescent('#d98a4e', '#5b2750'),
  mango: crescent('#f7b733', '#e8862a'),
  lemon: citrus('#f2c62e', '#fbe27a'),
  orange: citrus('#ee8a2d', '#f9b257'),
  'blood orange': citrus('#e0662f', '#c1364a'),
  lime: citrus('#7fae3c', '#c8dd82'),
  grapefruit: citrus('#f0a25a', '#f0868a'),
  kiwi: (_, s) => ringed('#7a5b3a', '#93bb4a', '#2d2a20')(_, s) + circle(0, 0, s * 0.11, '#eef0c8'),
  banana: (_, s) =>
    circle(0, 0, s * 0.5, '#f6dd8d') +
    circle(0, 0, s * 0.42, '#fbeebb') +
    times(3, (i) => place(ellipse(0, -s * 0.12, s * 0.04, s * 0.09, '#c9a95c'), 0, 0, { rotate: i * 120 })),
  tomato: (_, s) =>
    circle(0, 0, s * 0.5, '#c8301f') +
    circle(0, 0, s * 0.44, '#e2553a') +
    times(5, (i) => path(wedge(0, 0, s * 0.12, s * 0.36, i * 72 + 12, i * 72 + 60), '#f49a5e')) +
    times(10, (i) => ellipse(...polar(0, 0, s * 0.26, i * 36 + 18), s * 0.02, s * 0.035, '#fbe3a6')),
  'cherry tomato': (_, s) => bead('#d63a26', s * 0.9),
  cucumber: ringed('#4f8041', '#d6e6ae', '#f2f5d8'),
  radish: ringed('#d0305a', '#fdf2f0', '#f6d9dd'),
  courgette: ringed('#3f6b3a', '#e4ebb6', '#cdd894'),
  beetroot: ringed('#5c1638', '#9c2358', '#b84a77'),
  egg: (random, s) =>
    path(
      `${smooth(
        Array.from({ length: 8 }, (_, i) => polar(0, 0, s * random.between(0.42, 0.54), i * 45)),
        true,
      )}`,
      '#fffdf6',
    ) +
    circle(s * 0.03, 0, s * 0.2, '#f5ae2b') +
    ellipse(-s * 0.03, -s * 0.07, s * 0.06, s * 0.04, '#fff2cf'),
  'boiled egg': (_, s) =>
    ellipse(0, 0, s * 0.38, s * 0.5, '#fffdf6') +
    ellipse(0, s * 0.05, s * 0.2, s * 0.22, '#f2a52b') +
    ellipse(-s * 0.05, 0, s * 0.06, s * 0.05, '#f9cf74'),
  avocado: (_, s) =>
    path(
      `M0 ${-s * 0.52}C${s * 0.3} ${-s * 0.5} ${s * 0.46} ${s * 0.06} ${s * 0.36} ${s * 0.28}A${s * 0.37} ${s * 0.3} 0 0 1 ${-s * 0.36} ${s * 0.28}C${-s * 0.46} ${s * 0.06} ${-s * 0.3} ${-s * 0.5} 0 ${-s * 0.52}Z`,
      '#3f5b2c',
    ) +
    place(
      path('M0 -44C24 -42 38 6 30 24A31 25 0 0 1 -30 24C-38 6 -24 -42 0 -44Z', '#dbe39a') +
        path('M0 -34C18 -32 30 6 24 20A25 20 0 0 1 -24 20C-30 6 -18 -32 0 -34Z', '#c3d376') +
        circle(0, 14, 15, '#8a5a34') +
        circle(-4, 9, 4, '#b07f52'),
      0,
      0,
      { scale: s / 100 },
    ),
  mushroom: (_, s) =>
    path(
      `M${-s * 0.48} ${s * 0.02}Q${-s * 0.44} ${-s * 0.46} 0 ${-s * 0.46}T${s * 0.48} ${s * 0.02}Q${s * 0.3} ${s * 0.12} ${s * 0.14} ${s * 0.06}V${s * 0.4}Q0 ${s * 0.5} ${-s * 0.14} ${s * 0.4}V${s * 0.06}Q${-s * 0.3} ${s * 0.12} ${-s * 0.48} ${s * 0.02}Z`,
      '#e6d3b8',
    ) + stroke(`M${-s * 0.4} 0Q${-s * 0.34} ${-s * 0.36} 0 ${-s * 0.37}T${s * 0.4} 0`, '#b48f6a', s * 0.06),
  olive: (_, s) => circle(0, 0, s * 0.4, '#3d3a2c') + circle(0, 0, s * 0.16, '#c9b27c'),
  'green olive': (_, s) => bead('#8c9440', s * 0.8) + circle(s * 0.05, 0, s * 0.1, '#c8462f'),
  onion: (_, s) =>
    circle(0, 0, s * 0.44, 'none', { stroke: '#a45a86', strokeWidth: s * 0.07 }) +
    circle(0, 0, s * 0.28, 'none', { stroke: '#d9a6c4', strokeWidth: s * 0.06 }),
  prawn: (_, s) =>
    stroke(
      `M${s * 0.3} ${-s * 0.3}A${s * 0.36} ${s * 0.36} 0 1 0 ${s * 0.3} ${s * 0.26}`,
      '#f4926e',
      s * 0.22,
    ) +
    times(4, (i) =>
      place(rect(-s * 0.01, -s * 0.46, s * 0.035, s * 0.2, '#fbd0b4'), 0, 0, { rotate: -60 - i * 40 }),
    ) +
    polygon(
      [
        [s * 0.26, s * 0.2],
        [s * 0.5, s * 0.14],
        [s * 0.44, s * 0.4],
      ],
      '#e2653f',
    ),
  salmon: (random, s) =>
    place(
      rect(-s * 0.4, -s * 0.28, s * 0.8, s * 0.56, '#f58e6a', { rx: s * 0.1 }) +
        times(3, (i) =>
          stroke(
            `M${-s * 0.24 + i * s * 0.22} ${-s * 0.24}q${s * 0.12} ${s * 0.24} 0 ${s * 0.48}`,
            '#fbc4a8',
            s * 0.04,
          ),
        ),
      0,
      0,
      { rotate: random.between(-30, 30) },
    ),
  chickpea: (_, s) => bead('#dcb673', s * 0.7),
  pea: (_, s) => bead('#82ad47', s * 0.6),
  pomegranate: (_, s) => place(leaf(s * 0.6, s * 0.4, '#b3203f', false), 0, s * 0.3),
  cranberry: (_, s) => bead('#b02338', s * 0.75),
  grape: (_, s) => bead('#6a3c6e', s * 0.9),
  'green grape': (_, s) => bead('#b9c867', s * 0.9),
  hazelnut: (_, s) => bead('#a8733f', s * 0.85),
  almond: (random, s) =>
    place(leaf(s * 0.86, s * 0.46, '#b97f47'), 0, s * 0.43, { rotate: random.between(0, 40) }),
  cashew: crescent('#ecd3a4', '#d2ae74'),
  pecan: (_, s) => place(ovalLeaf(s * 0.9, s * 0.4, '#8b5530'), 0, s * 0.45),
  feta: (random, s) =>
    place(
      rect(-s * 0.3, -s * 0.28, s * 0.6, s * 0.56, '#fdf8ea', { rx: s * 0.06 }) +
        rect(-s * 0.3, s * 0.1, s * 0.6, s * 0.18, '#ece2c8', { rx: s * 0.05 }),
      0,
      0,
      { rotate: random.between(0, 90) },
    ),
  mozzarella: (random, s) =>
    path(
      smooth(
        Array.from({ length: 7 }, (_, i) => polar(0, 0, s * random.between(0.4, 0.54), i * 51)),
        true,
      ),
      '#fffaf0',
    ) + circle(s * 0.1, s * 0.1, s * 0.16, '#f5ead2'),
  tofu: (random, s) =>
    place(
      rect(-s * 0.34, -s * 0.34, s * 0.68, s * 0.68, '#f4e3ba', { rx: s * 0.06 }) +
        rect(-s * 0.34, -s * 0.34, s * 0.68, s * 0.14, '#d9b678', { rx: s * 0.05 }),
      0,
      0,
      { rotate: random.between(0, 90) },
    ),
  sweetcorn: (random, s) =>
    times(6, () =>
      place(
        rect(-s * 0.09, -s * 0.11, s * 0.18, s * 0.22, '#f5c53a', { rx: s * 0.06 }),
        random.between(-0.3, 0.3) * s,
        random.between(-0.3, 0.3) * s,
      ),
    ),
  carrot: (_, s) =>
    times(
      3,
      (i) =>
        circle((i - 1) * s * 0.24, (i % 2) * s * 0.18 - s * 0.08, s * 0.27, '#d96f22') +
        circle((i - 1) * s * 0.24, (i % 2) * s * 0.18 - s * 0.08, s * 0.23, '#ef8d33') +
        circle((i - 1) * s * 0.24, (i % 2) * s * 0.18 - s * 0.08, s * 0.09, '#f9b35c'),
    ),
  chilli: (random, s) =>
    place(
      stroke(`M${-s * 0.4} ${s * 0.1}Q0 ${-s * 0.24} ${s * 0.42} ${s * 0.06}`, '#c92a26', s * 0.14) +
        stroke(
          `M${-s * 0.4} ${s * 0.1}q${-s * 0.1} ${s * 0.02} ${-s * 0.16} ${-s * 0.06}`,
          '#5f8a3f',
          s * 0.08,
        ),
      0,
      0,
      { rotate: random.between(0, 180) },
    ),
  basil: green('#55903f'),
  mint: green('#5aa36b'),
  spinach: green('#3f7a3c'),
  rocket: green('#6c9a44'),
  sage: (_, s) => place(ovalLeaf(s, s * 0.36, '#8ea583'), 0, s * 0.5),
  thyme: (_, s) =>
    stroke(`M0 ${s * 0.6}V${-s * 0.6}`, '#7d6a45', s * 0.035) +
    times(9, (i) =>
      ellipse((i % 2 ? 1 : -1) * s * 0.11, s * 0.5 - i * s * 0.125, s * 0.09, s * 0.05, '#6f8f57'),
    ),
  rosemary: (_, s) =>
    stroke(`M0 ${s * 0.6}V${-s * 0.55}`, '#6b5a3c', s * 0.04) +
    times(16, (i) =>
      place(
        leaf(s * 0.26, s * 0.06, mix('#4e7351', '#7d9a72', (i % 3) / 3), false),
        0,
        s * 0.46 - Math.floor(i / 2) * s * 0.13,
        { rotate: i % 2 ? 42 : -42 },
      ),
    ),
  pansy: (random, s) =>
    bloom(s * 0.5, random.pick(['#8a5aa8', '#e9b03a', '#d9748a', '#f4efe6']), '#f2c62e', 5, 'round'),
  sesame: (random, s) =>
    times(5, () =>
      place(
        ellipse(0, 0, s * 0.06, s * 0.1, '#f3e3c0'),
        random.between(-0.4, 0.4) * s,
        random.between(-0.4, 0.4) * s,
        { rotate: random.between(0, 180) },
      ),
    ),
};

export function ingredient(random: Random, name: string, size: number): string {
  const draw = INGREDIENTS[name];
  if (!draw) throw new Error(`no such ingredient: ${name}`);
  return draw(random, size);
}
