import { darken, lighten } from '../colour.ts';
import type { Sheet } from '../sheet.ts';
import { circle, line, path, place, polar, rect, stroke, times } from '../svg.ts';
import { frond, type Greens, greensFor, leaf, monsteraLeaf, ovalLeaf } from './foliage.ts';

export type PlantName = keyof typeof PLANTS;

/** Every plant grows from (0, 0) upwards to about `height`. */
export function plant(
  sheet: Sheet,
  name: PlantName,
  height: number,
  greens = greensFor(sheet.palette, sheet.random),
): string {
  return PLANTS[name](sheet, height, greens);
}

export const STANDING_PLANTS: readonly PlantName[] = [
  'monstera',
  'snake plant',
  'rubber plant',
  'palm',
  'olive tree',
  'fiddle-leaf fig',
  'banana plant',
];

export const SMALL_PLANTS: readonly PlantName[] = [
  'pilea',
  'snake plant',
  'fern',
  'cactus',
  'monstera',
  'aloe',
  'rubber plant',
];

export const fan = (count: number, spread: number, i: number): number =>
  count < 2 ? 0 : -spread / 2 + (spread * i) / (count - 1);

const PLANTS = {
  monstera({ random }: Sheet, height: number, greens: Greens): string {
    const count = random.int(5, 8);
    const order = random.shuffle(Array.from({ length: count }, (_, i) => i));
    return order
      .map((i) => {
        const angle = fan(count, 130, i) + random.between(-8, 8);
        const reach = height * random.between(0.5, 0.74) * (1 - Math.abs(angle) / 260);
        const [x, y] = polar(0, 0, reach, angle);
        const size = height * random.between(0.3, 0.42);
        const colour = random.pick([greens.dark, greens.mid, greens.mid, greens.light]);
        const stem = stroke(`M0 0Q${x * 0.2} ${y * 0.7} ${x} ${y}`, greens.dark, height * 0.013);
        return stem + place(monsteraLeaf(size, colour, random.int(3, 4)), x, y, { rotate: angle * 1.25 });
      })
      .join('');
  },

  'snake plant'({ random }: Sheet, height: number, greens: Greens): string {
    const count = random.int(5, 8);
    return times(count, (i) => {
      const size = height * random.between(0.6, 1);
      const angle = fan(count, 34, i) + random.between(-4, 4);
      const x = fan(count, height * 0.16, i);
      const colour = random.pick([greens.dark, greens.mid]);
      const edge = place(leaf(size, size * 0.17, greens.light, false), x, 0, { rotate: angle });
      return edge + place(leaf(size * 0.96, size * 0.12, colour), x, 0, { rotate: angle });
    });
  },

  'rubber plant'({ random }: Sheet, height: number, greens: Greens): string {
    const stems = random.int(1, 3);
    return times(stems, (s) => {
      const lean = fan(stems, 36, s) + random.between(-5, 5);
      const size = height * random.between(0.75, 1);
      const leaves = random.int(6, 9);
      const stem = line(0, 0, 0, -size * 0.9, darken(greens.dark, 0.1), height * 0.016);
      const body = times(leaves, (i) => {
        const y = -size * (0.22 + (0.7 * i) / leaves);
        const long = height * (0.3 - 0.012 * i);
        const colour = random.pick([greens.dark, greens.mid, greens.dark]);
        return place(ovalLeaf(long, long * 0.46, colour), 0, y, {
          rotate: (i % 2 ? 1 : -1) * random.between(42, 66),
        });
      });
      const tip = place(ovalLeaf(height * 0.22, height * 0.09, greens.light), 0, -size * 0.88);
      return place(stem + body + tip, 0, 0, { rotate: lean });
    });
  },

  palm({ random }: Sheet, height: number, greens: Greens): string {
    const count = random.int(6, 9);
    const order = random.shuffle(Array.from({ length: count }, (_, i) => i));
    return order
      .map((i) => {
        const angle = fan(count, 110, i);
        const colour = random.pick([greens.dark, greens.mid, greens.light]);
        return frond(height * random.between(0.85, 1.05), angle * 0.5, angle * 1.1, colour, 0.26, 14);
      })
      .join('');
  },

  pilea({ random }: Sheet, height: number, greens: Greens): string {
    return times(random.int(12, 17), () => {
      const [x, y] = polar(0, 0, height * random.between(0.35, 0.92), random.between(-64, 64));
      const r = height * random.between(0.07, 0.11);
      const colour = random.pick([greens.mid, greens.dark, greens.light]);
      const stem = stroke(`M0 0Q${x * 0.2} ${y * 0.8} ${x} ${y}`, greens.dark, height * 0.014);
      return stem + circle(x, y, r, colour) + circle(x, y, r * 0.16, lighten(colour, 0.5));
    });
  },

  'olive tree'({ random }: Sheet, height: number, greens: Greens): string {
    const trunk = stroke(
      `M0 0C${height * 0.05} ${-height * 0.25} ${-height * 0.05} ${-height * 0.35} 0 ${-height * 0.62}`,
      '#7d6654',
      height * 0.028,
    );
    const crown = times(110, () => {
      const [x, y] = polar(
        0,
        -height * 0.72,
        height * 0.27 * Math.sqrt(random.next()),
        random.between(0, 360),
      );
      const colour = random.pick([greens.dark, greens.mid, greens.light]);
      return place(ovalLeaf(height * 0.1, height * 0.042, colour), x, y, {
        rotate: random.between(-110, 110),
      });
    });
    return trunk + crown;
  },

  'fiddle-leaf fig'({ random }: Sheet, height: number, greens: Greens): string {
    const trunk = line(0, 0, 0, -height * 0.8, '#6d5a48', height * 0.02);
    const leaves = times(15, (i) => {
      const y = -height * (0.36 + (0.5 * i) / 15);
      const long = height * random.between(0.2, 0.27);
      const colour = random.pick([greens.dark, greens.mid, greens.light]);
      return place(ovalLeaf(long, long * 0.72, colour), 0, y, {
        rotate: (i % 2 ? 1 : -1) * random.between(18, 95),
      });
    });
    return trunk + leaves;
  },

  'banana plant'({ random }: Sheet, height: number, greens: Greens): string {
    const count = random.int(5, 7);
    return times(count, (i) => {
      const angle = fan(count, 96, i);
      const [x, y] = polar(0, 0, height * 0.42, angle * 0.55);
      const long = height * random.between(0.46, 0.58);
      const colour = random.pick([greens.dark, greens.mid, greens.light]);
      const ribs = times(5, (r) =>
        line(
          0,
          -long * (0.15 + r * 0.16),
          (r % 2 ? 1 : -1) * long * 0.12,
          -long * (0.22 + r * 0.16),
          lighten(colour, 0.2),
          1.4,
        ),
      );
      const stem = stroke(`M0 0Q${x * 0.3} ${y * 0.7} ${x} ${y}`, greens.dark, height * 0.018);
      return stem + place(ovalLeaf(long, long * 0.36, colour) + ribs, x, y, { rotate: angle });
    });
  },

  fern({ random }: Sheet, height: number, greens: Greens): string {
    const count = random.int(9, 12);
    return times(count, (i) => {
      const angle = fan(count, 150, i);
      const colour = random.pick([greens.mid, greens.light, greens.dark]);
      return frond(
        height * random.between(0.75, 1),
        angle * 0.6,
        angle * 0.7 + random.between(-12, 12),
        colour,
        0.16,
        16,
      );
    });
  },

  cactus({ random, palette }: Sheet, height: number, greens: Greens): string {
    const w = height * random.between(0.24, 0.34);
    const column = (x: number, base: number, wide: number, tall: number): string => {
      const body = rect(x - wide / 2, base - tall, wide, tall + wide / 2, greens.mid, { rx: wide / 2 });
      const shade = path(
        `M${x} ${base}V${base - tall}a${wide / 2} ${wide / 2} 0 0 1 ${wide / 2} ${wide / 2}V${base}Z`,
        greens.dark,
        { opacity: 0.5 },
      );
      const ribs = times(4, (i) => {
        const at = x - wide / 2 + (wide * (i + 1)) / 5;
        return line(at, base - 4, at, base - tall + wide * 0.42, lighten(greens.light, 0.35), 1.6, {
          strokeDasharray: '1 9',
        });
      });
      return body + shade + ribs;
    };
    let body = column(0, 0, w, height * 0.9);
    for (const sign of random.some([-1, 1], random.int(1, 2))) {
      const y = -height * random.between(0.3, 0.5);
      const reach = sign * w * 1.05;
      body =
        stroke(
          `M0 ${y}H${reach * 0.7}Q${reach} ${y} ${reach} ${y - w * 0.35}V${y - height * 0.22}`,
          greens.mid,
          w * 0.55,
        ) + body;
    }
    if (random.chance(0.6))
      body += place(
        times(5, (i) =>
          place(leaf(w * 0.34, w * 0.2, palette.accent, false), 0, 0, { rotate: fan(5, 120, i) }),
        ),
        0,
        -height * 0.88,
      );
    return body;
  },

  aloe({ random }: Sheet, height: number, greens: Greens): string {
    const count = random.int(7, 10);
    return times(count, (i) => {
      const angle = fan(count, 140, i);
      const colour = i % 2 ? greens.mid : greens.light;
      return place(
        leaf(height * random.between(0.7, 0.95) * (1 - Math.abs(angle) / 300), height * 0.17, colour),
        0,
        0,
        { rotate: angle },
      );
    });
  },
};
