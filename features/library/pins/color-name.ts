/** The named colours of the wheel, each with the hue in degrees below which it lies. */
const HUES = [
  [15, 'red'],
  [45, 'orange'],
  [70, 'yellow'],
  [165, 'green'],
  [255, 'blue'],
  [290, 'purple'],
  [345, 'pink'],
  [361, 'red'],
] as const;

/** A colour whose strongest channel is weaker is black; one whose channels differ less is grey or white. */
const LEAST_LIGHT = 50;
const LEAST_RANGE = 26;
/** Lighter colours without a hue are white. */
const LIGHTEST_GREY = 215;

export const COLOR_NAMES = [
  'red',
  'orange',
  'yellow',
  'green',
  'blue',
  'purple',
  'pink',
  'black',
  'grey',
  'white',
] as const;
export type ColorName = (typeof COLOR_NAMES)[number];

export function colorName(hex: string): ColorName {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  if (most < LEAST_LIGHT) return 'black';
  if (range < LEAST_RANGE) return most > LIGHTEST_GREY ? 'white' : 'grey';
  const turn =
    most === red
      ? green - blue + (green < blue ? 6 * range : 0)
      : most === green
        ? 2 * range + blue - red
        : 4 * range + red - green;
  // Whole numbers throughout, so that `color_name` of the database arrives at the same name.
  return HUES.find(([below]) => 60 * turn < below * range)?.[1] ?? 'red';
}
