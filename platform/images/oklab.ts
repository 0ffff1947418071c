/** Lightness from 0 to 1, and two opponent axes of about -0.3 to 0.3: colours that look alike are near (Björn Ottosson). */
export type Oklab = readonly [lightness: number, a: number, b: number];

const LINEAR = Float64Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

export function toOklab(red: number, green: number, blue: number): Oklab {
  const [r, g, b] = [LINEAR[red] ?? 0, LINEAR[green] ?? 0, LINEAR[blue] ?? 0];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** Of `#rrggbb`. */
export function hexToOklab(hex: string): Oklab {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return toOklab(red, green, blue);
}

/** Shades of one colour look more alike than hues of one lightness. */
const LIGHTNESS = 0.5;

/** 0.02 is hardly seen; beyond 0.1 people use other names. */
export function colorDistance(one: Oklab, other: Oklab): number {
  return Math.hypot(LIGHTNESS * (one[0] - other[0]), one[1] - other[1], one[2] - other[2]);
}

/** Of a square; one value a pixel, row by row. */
export interface LabPixels {
  side: number;
  rgb: Uint8Array;
  lightness: Float32Array;
  a: Float32Array;
  b: Float32Array;
}

/** `rgb` has three bytes a pixel. */
export function labPixels(rgb: Uint8Array, side: number): LabPixels {
  const [lightness, a, b] = [1, 2, 3].map(() => new Float32Array(side * side)) as [Part, Part, Part];
  for (let at = 0; at < side * side; at++) {
    const color = toOklab(rgb[3 * at] ?? 0, rgb[3 * at + 1] ?? 0, rgb[3 * at + 2] ?? 0);
    [lightness[at], a[at], b[at]] = color;
  }
  return { side, rgb, lightness, a, b };
}

type Part = Float32Array<ArrayBuffer>;
