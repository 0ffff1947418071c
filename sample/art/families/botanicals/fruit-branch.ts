import { nameOf } from '../../colour.ts';
import { an, capital, sentences, titled } from '../../phrases.ts';
import { flowerHead } from '../../props/flower-heads.ts';
import { along, greensFor, leaf, sprig } from '../../props/foliage.ts';
import { ingredient } from '../../props/ingredients.ts';
import type { Scene, Sheet } from '../../sheet.ts';
import { circle, ellipse, type Point, path, place, smooth, stroke, times } from '../../svg.ts';
import type { Theme } from '../../theme.ts';
import { plateGround } from './ground.ts';

function fruitBranch(sheet: Sheet): Scene {
  const { random, palette, width: W, height: H } = sheet;
  const ground = plateGround(sheet);
  const greens = greensFor(palette, random);
  const fruits: Readonly<Record<string, (s: number) => string>> = {
    lemon: (s) =>
      place(
        ellipse(0, s * 0.5, s * 0.38, s * 0.46, '#f3c832') +
          ellipse(0, s * 0.98, s * 0.08, s * 0.09, '#e0b220') +
          ellipse(-s * 0.12, s * 0.36, s * 0.07, s * 0.14, '#fbe58a'),
        0,
        0,
      ),
    orange: (s) =>
      circle(0, s * 0.48, s * 0.46, '#ee8a2d') + ellipse(-s * 0.16, s * 0.32, s * 0.09, s * 0.13, '#f9b870'),
    fig: (s) =>
      path(
        `M0 0C${-s * 0.16} ${s * 0.3} ${-s * 0.5} ${s * 0.5} ${-s * 0.42} ${s * 0.8}Q0 ${s * 1.16} ${s * 0.42} ${s * 0.8}C${s * 0.5} ${s * 0.5} ${s * 0.16} ${s * 0.3} 0 0Z`,
        '#5a3358',
      ) +
      stroke(`M${-s * 0.06} ${s * 0.2}Q${-s * 0.3} ${s * 0.5} ${-s * 0.24} ${s * 0.84}`, '#8a5f86', s * 0.03),
    pomegranate: (s) =>
      circle(0, s * 0.46, s * 0.46, '#c0342f') +
      path(
        `M${-s * 0.12} ${s * 0.86}L${-s * 0.18} ${s * 1.1}L0 ${s * 0.98}L${s * 0.18} ${s * 1.1}L${s * 0.12} ${s * 0.86}Z`,
        '#a3261f',
      ) +
      path(
        `M${s * 0.1} ${s * 0.1}A${s * 0.44} ${s * 0.44} 0 0 1 ${s * 0.1} ${s * 0.84}A${s * 0.7} ${s * 0.7} 0 0 0 ${s * 0.1} ${s * 0.1}Z`,
        '#98201f',
      ),
    pear: (s) =>
      path(
        `M0 0C${-s * 0.22} ${s * 0.1} ${-s * 0.16} ${s * 0.34} ${-s * 0.34} ${s * 0.56}C${-s * 0.5} ${s * 1.1} ${s * 0.5} ${s * 1.1} ${s * 0.34} ${s * 0.56}C${s * 0.16} ${s * 0.34} ${s * 0.22} ${s * 0.1} 0 0Z`,
        '#c2c65a',
      ) + ellipse(-s * 0.14, s * 0.62, s * 0.08, s * 0.14, '#e2e59c'),
    olive: (s) =>
      ellipse(0, s * 0.3, s * 0.2, s * 0.3, '#59602f') +
      ellipse(-s * 0.07, s * 0.2, s * 0.04, s * 0.08, '#a3aa6c'),
    cherry: (s) =>
      times(
        2,
        (i) =>
          stroke(
            `M0 0Q${(i ? 1 : -1) * s * 0.1} ${s * 0.3} ${(i ? 1 : -1) * s * 0.26} ${s * 0.6}`,
            '#6b7f3a',
            s * 0.03,
          ) +
          circle((i ? 1 : -1) * s * 0.26, s * 0.8, s * 0.22, '#b3203f') +
          circle((i ? 1 : -1) * s * 0.26 - s * 0.06, s * 0.74, s * 0.05, '#e87f92'),
      ),
    plum: (s) =>
      ellipse(0, s * 0.46, s * 0.34, s * 0.44, '#4d3570') +
      stroke(`M${s * 0.04} ${s * 0.06}Q${s * 0.2} ${s * 0.46} ${s * 0.04} ${s * 0.86}`, '#372452', s * 0.02) +
      ellipse(-s * 0.14, s * 0.3, s * 0.06, s * 0.12, '#8674ac'),
  };
  const [name, draw] = random.pick(Object.entries(fruits));
  const from = random.sign();
  const points: Point[] =
    from > 0
      ? [
          [W * 0.02, H * 0.16],
          [W * 0.34, H * 0.3],
          [W * 0.6, H * 0.46],
          [W * 0.8, H * 0.76],
        ]
      : [
          [W * 0.98, H * 0.12],
          [W * 0.62, H * 0.28],
          [W * 0.44, H * 0.5],
          [W * 0.2, H * 0.78],
        ];
  const size = W * random.between(0.16, 0.22);
  const leafShape = name === 'olive' ? 0.26 : 0.46;
  const twig = (share: number, turn: number): string => {
    const [x, y, heading] = along(points, share);
    return place(
      sprig(
        [
          [0, 0],
          [4, -H * 0.09],
          [0, -H * 0.17],
        ],
        (s) => leaf(s, s * leafShape, random.pick([greens.dark, greens.mid, greens.light])),
        { stem: '#7a5a3c', width: 4, size: size * 0.95, pairs: 3, spread: 52 },
      ),
      x,
      y,
      { rotate: heading + turn },
    );
  };
  const hung = times(random.int(4, 6), (i) => {
    const [x, y] = along(points, 0.16 + i * 0.16);
    return place(
      stroke('M0 0V12', '#7a5a3c', 4) + place(draw(size * random.between(0.85, 1.1)), 0, 10),
      x + random.between(-26, 26),
      y + random.between(0, 24),
    );
  });
  const blossoms = random.chance(0.6)
    ? times(7, () => {
        const [x, y] = along(points, random.next());
        return place(
          flowerHead(
            random,
            'cosmos',
            size * 0.34,
            random.pick(['#ffffff', '#fde9ea', palette.paper]),
            palette.ink,
          ),
          x + random.between(-90, 90),
          y + random.between(-110, 30),
        );
      })
    : '';
  const half =
    random.chance(0.4) && ['lemon', 'orange', 'fig'].includes(name)
      ? place(ingredient(random, name, size * 1.1), from > 0 ? W * 0.2 : W * 0.8, H * 0.82)
      : '';
  const body =
    sheet.ground(ground) +
    stroke(smooth(points), '#7a5a3c', W * 0.014) +
    twig(0.2, -50) +
    twig(0.36, 48) +
    twig(0.52, -54) +
    hung +
    twig(0.68, 40) +
    twig(0.84, -42) +
    twig(0.99, 0) +
    blossoms +
    half;
  return {
    body,
    title: titled(random, [
      `${name} branch on ${nameOf(ground)}`,
      `${name} branch${blossoms ? ' in blossom' : ''}`,
      `${capital(name)}s, leaves and ${blossoms ? 'flowers' : 'a crooked twig'}`,
      `Study of ${an(name)} tree, ${nameOf(ground)} ground`,
    ]),
    description: sentences(
      `Ripe ${name} fruit among leaves${blossoms ? ' and white blossom' : ''}`,
      random.pick(['For the kitchen wall', 'The tree behind the chapel', 'Would be lovely as a tablecloth']),
    ),
    altText: `Illustration of a branch with ${name} fruit and leaves${blossoms ? ' and blossom' : ''} on ${an(nameOf(ground))} ground.`,
    words: ['fruit', 'branch', 'botanical', name, nameOf(ground)],
  };
}

export const fruitTheme: Theme = { name: 'fruit branches', shapes: ['2:3', '3:4', '1:1'], draw: fruitBranch };
