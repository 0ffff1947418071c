const MOST = 5;

/** Squared, in the 0–255 cube: nearer ones are shades of the same color. */
const FAR = 56 ** 2;

interface Shade {
  count: number;
  sum: [red: number, green: number, blue: number];
}

/** Up to five as `#rrggbb`, the most frequent first; `data` has four bytes a pixel. */
export function dominantColors(data: ArrayLike<number>): string[] {
  const shades = [...shadesIn(data).values()].sort((one, other) => other.count - one.count);
  const chosen: number[][] = [];
  // A picture with few colors gets shades of them instead.
  for (let least = FAR; least >= 1 && chosen.length < MOST; least /= 4) {
    for (const { count, sum } of shades) {
      const color = sum.map((value) => Math.round(value / count));
      if (chosen.every((other) => distance(color, other) >= least)) chosen.push(color);
      if (chosen.length === MOST) break;
    }
  }
  return chosen.map((color) => `#${color.map((value) => value.toString(16).padStart(2, '0')).join('')}`);
}

/** Mostly transparent pixels have no color. */
function shadesIn(data: ArrayLike<number>): Map<number, Shade> {
  const shades = new Map<number, Shade>();
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = [data[at], data[at + 1], data[at + 2], data[at + 3]];
    if (alpha < 128) continue;
    const key = ((red >> 5) << 6) | ((green >> 5) << 3) | (blue >> 5);
    const shade = shades.get(key) ?? { count: 0, sum: [0, 0, 0] };
    shade.count += 1;
    shade.sum = [shade.sum[0] + red, shade.sum[1] + green, shade.sum[2] + blue];
    shades.set(key, shade);
  }
  return shades;
}

function distance(one: readonly number[], other: readonly number[]): number {
  return one.reduce((total, value, index) => total + (value - (other[index] ?? 0)) ** 2, 0);
}
