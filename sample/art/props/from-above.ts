import { darken, lighten, mix } from '../colour.ts';
import type { Random } from '../random.ts';
import { blob, circle, ellipse, line, path, place, polar, rect, stroke, times, wedge } from '../svg.ts';
import { bloom, leaf, ovalLeaf } from './foliage.ts';

/** A tree seen from above, in a drawing's manner. */
export function crown(random: Random, r: number, fill: string): string {
  const style = random.pick(['spokes', 'clumps', 'rings', 'leaves']);
  const shadow = circle(r * 0.14, r * 0.18, r, '#1c2418', { opacity: 0.2 });
  const styles: Readonly<Record<string, () => string>> = {
    spokes: () =>
      path(blob(random, 0, 0, r, r, 0.07, 12), fill) +
      times(12, (i) => line(0, 0, ...polar(0, 0, r * 0.8, i * 30), darken(fill, 0.2), r * 0.03)) +
      circle(0, 0, r * 0.08, darken(fill, 0.4)),
    clumps: () =>
      times(11, (i) =>
        circle(...polar(0, 0, r * 0.62, i * 33), r * 0.38, i % 2 ? fill : darken(fill, 0.08)),
      ) +
      circle(-r * 0.1, -r * 0.1, r * 0.5, lighten(fill, 0.1)) +
      circle(-r * 0.2, -r * 0.2, r * 0.24, lighten(fill, 0.22)),
    rings: () =>
      times(4, (i) =>
        path(
          blob(random, -i * r * 0.05, -i * r * 0.06, r * (1 - i * 0.22), r * (1 - i * 0.22), 0.08, 10),
          i % 2 ? lighten(fill, 0.1 + i * 0.05) : mix(fill, lighten(fill, 0.2), i * 0.2),
        ),
      ) + circle(-r * 0.1, -r * 0.12, r * 0.07, darken(fill, 0.3)),
    leaves: () =>
      times(3, (ring) =>
        times(14 - ring * 4, (i) =>
          place(
            leaf(r * 0.5, r * 0.2, mix(fill, lighten(fill, 0.3), ring / 3), false),
            ...polar(0, 0, r * (0.5 - ring * 0.2), i * (360 / (14 - ring * 4))),
            { rotate: i * (360 / (14 - ring * 4)) },
          ),
        ),
      ),
  };
  return shadow + (styles[style]?.() ?? '');
}

export const VEGETABLES: Readonly<Record<string, (random: Random, r: number) => string>> = {
  lettuce: (random, r) => {
    const c = random.pick(['#8fb356', '#a9c46a', '#7a5a6a']);
    return times(3, (k) =>
      times(8, (i) =>
        place(ovalLeaf(r * (1 - k * 0.26), r * 0.6, lighten(c, k * 0.14)), 0, 0, { rotate: i * 45 + k * 22 }),
      ),
    );
  },
  cabbage: (_, r) =>
    times(3, (k) =>
      times(6, (i) =>
        circle(
          ...polar(0, 0, r * (0.46 - k * 0.16), i * 60 + k * 30),
          r * (0.46 - k * 0.08),
          mix('#5f8a7a', '#b9d3b0', (k + (i % 2) * 0.4) / 3),
        ),
      ),
    ) + circle(0, 0, r * 0.2, '#cfe0bd'),
  carrots: (random, r) =>
    times(5, (i) =>
      stroke(
        `M0 0Q${polar(0, 0, r * 0.6, i * 72 + 20)
          .map((v) => v.toFixed(0))
          .join(' ')} ${polar(0, 0, r * random.between(0.8, 1), i * 72)
          .map((v) => v.toFixed(0))
          .join(' ')}`,
        '#86b35a',
        r * 0.14,
      ),
    ) + circle(0, 0, r * 0.28, '#f0923c'),
  tomatoes: (_, r) =>
    times(6, (i) => place(leaf(r, r * 0.5, i % 2 ? '#4f7d3f' : '#5f914a'), 0, 0, { rotate: i * 60 })) +
    times(4, (i) => circle(...polar(0, 0, r * 0.5, i * 90 + 20), r * 0.22, '#d63a26')),
  pumpkins: (_, r) =>
    times(4, (i) =>
      place(ovalLeaf(r * 1.1, r * 0.9, i % 2 ? '#4f7d3f' : '#6b9a4f'), 0, 0, { rotate: i * 90 + 40 }),
    ) +
    times(6, (i) =>
      ellipse(0, 0, r * 0.2, r * 0.5, i % 2 ? '#e8862f' : '#d9702a', { transform: `rotate(${i * 30})` }),
    ) +
    circle(0, 0, r * 0.1, '#6b7f3a'),
  beetroot: (_, r) =>
    times(6, (i) =>
      place(ovalLeaf(r, r * 0.4, '#5a7f45') + line(0, 0, 0, -r * 0.8, '#a8325a', r * 0.07), 0, 0, {
        rotate: i * 60,
      }),
    ) + circle(0, 0, r * 0.26, '#8c1f4a'),
  leeks: (_, r) =>
    times(5, (i) =>
      place(leaf(r * 1.1, r * 0.16, i % 2 ? '#4f8a6a' : '#7fae8a', false), 0, 0, { rotate: -60 + i * 30 }),
    ) + circle(0, 0, r * 0.16, '#f3f2df'),
  courgettes: (_, r) =>
    times(5, (i) => place(ovalLeaf(r, r * 0.84, i % 2 ? '#5f8a4a' : '#7aa35f'), 0, 0, { rotate: i * 72 })) +
    bloom(r * 0.36, '#f2b622', '#e0902a', 5, 'pointed'),
  marigolds: (random, r) =>
    times(4, (i) =>
      place(
        bloom(r * 0.42, random.pick(['#f0a22a', '#e8742a', '#f6c73a']), '#8a4a1f', 10, 'round'),
        ...polar(0, 0, r * 0.46, i * 90 + 30),
      ),
    ),
  strawberries: (_, r) =>
    times(5, (i) =>
      place(ovalLeaf(r * 0.9, r * 0.66, i % 2 ? '#4f7d3f' : '#6b9a4f'), 0, 0, { rotate: i * 72 }),
    ) +
    times(4, (i) =>
      place(
        path('M0 10C-12 2 -9 -8 0 -6C9 -8 12 2 0 10Z', '#d8383a'),
        ...polar(0, 0, r * 0.62, i * 90 + 10),
        { scale: r / 34 },
      ),
    ),
};

/** Furniture for a floor plan, around (0, 0); lengths in the plan's unit. */
export const FURNITURE: Readonly<Record<string, (u: number, fill: string, wood: string) => string>> = {
  bed: (u, fill) =>
    rect(-u * 0.9, -u * 1.1, u * 1.8, u * 2.2, '#fdfaf3', { rx: 8 }) +
    rect(-u * 0.9, -u * 0.45, u * 1.8, u * 1.55, fill, { rx: 8 }) +
    rect(-u * 0.75, -u, u * 0.68, u * 0.42, '#ffffff', {
      rx: 10,
      stroke: darken(fill, 0.1),
      strokeWidth: 2,
    }) +
    rect(u * 0.07, -u, u * 0.68, u * 0.42, '#ffffff', { rx: 10, stroke: darken(fill, 0.1), strokeWidth: 2 }) +
    rect(-u * 0.9, -u * 0.45, u * 1.8, u * 0.22, lighten(fill, 0.3)),
  sofa: (u, fill) =>
    rect(-u * 1.1, -u * 0.5, u * 2.2, u, darken(fill, 0.14), { rx: 14 }) +
    rect(-u * 0.9, -u * 0.24, u * 0.88, u * 0.7, fill, { rx: 8 }) +
    rect(u * 0.02, -u * 0.24, u * 0.88, u * 0.7, fill, { rx: 8 }),
  table: (u, fill, wood) =>
    times(6, (i) => circle(...polar(0, 0, u * 0.78, i * 60), u * 0.2, fill)) +
    circle(0, 0, u * 0.62, wood) +
    circle(0, 0, u * 0.5, lighten(wood, 0.1)) +
    circle(0, 0, u * 0.14, fill),
  'long table': (u, fill, wood) =>
    times(6, (i) =>
      rect(-u * 1 + (i % 3) * u * 0.72, i < 3 ? -u * 0.78 : u * 0.44, u * 0.46, u * 0.34, fill, { rx: 6 }),
    ) +
    rect(-u * 1.15, -u * 0.5, u * 2.3, u, wood, { rx: 6 }) +
    circle(0, 0, u * 0.16, '#fdfaf3'),
  desk: (u, fill, wood) =>
    rect(-u * 0.9, -u * 0.4, u * 1.8, u * 0.7, wood, { rx: 4 }) +
    rect(-u * 0.3, -u * 0.28, u * 0.6, u * 0.32, '#2c2d30', { rx: 3 }) +
    circle(0, u * 0.5, u * 0.26, fill),
  bath: (u) =>
    rect(-u * 0.5, -u * 0.95, u, u * 1.9, '#fdfaf3', { rx: u * 0.3, stroke: '#c9cfd2', strokeWidth: 5 }) +
    rect(-u * 0.38, -u * 0.82, u * 0.76, u * 1.64, '#bfdbe2', { rx: u * 0.26 }) +
    circle(0, -u * 0.6, u * 0.07, '#8a9499'),
  counter: (u, fill, wood) =>
    rect(-u * 1.2, -u * 0.36, u * 2.4, u * 0.72, wood) +
    rect(-u * 0.9, -u * 0.22, u * 0.5, u * 0.44, '#dfe4e6', { rx: 5 }) +
    times(4, (i) => circle(u * (0.4 + (i % 2) * 0.3), (i < 2 ? -1 : 1) * u * 0.14, u * 0.1, fill)),
  plant: (u, fill) =>
    times(8, (i) =>
      place(leaf(u * 0.5, u * 0.2, i % 2 ? '#4f7d5a' : '#6b9a6a', false), 0, 0, { rotate: i * 45 }),
    ) + circle(0, 0, u * 0.12, fill),
  rug: (u, fill) =>
    ellipse(0, 0, u * 1.5, u * 1.1, lighten(fill, 0.4)) +
    ellipse(0, 0, u * 1.25, u * 0.88, 'none', { stroke: fill, strokeWidth: u * 0.06 }),
  armchair: (u, fill) =>
    rect(-u * 0.45, -u * 0.42, u * 0.9, u * 0.84, darken(fill, 0.12), { rx: u * 0.2 }) +
    rect(-u * 0.28, -u * 0.24, u * 0.56, u * 0.6, fill, { rx: u * 0.12 }),
};

/** The sweep of a door in a floor plan, hinge at (0, 0). */
export const doorSwing = (size: number, ink: string): string =>
  path(wedge(0, 0, 0, size, 0, 90), ink, { opacity: 0.12 }) + line(0, 0, 0, -size, ink, 4);
