type Lab = readonly [number, number, number];

/** A colour between two, mixed in OKLab so that the middle never turns grey or muddy. */
export function mix(from: string, to: string, share: number): string {
  const a = toLab(from);
  const b = toLab(to);
  return fromLab([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share]);
}

export const lighten = (colour: string, share: number): string => mix(colour, '#fffaf2', share);

/** Darkens towards a warm near-black and keeps more of the hue than black would. */
export function darken(colour: string, share: number): string {
  const [lightness, a, b] = toLab(colour);
  return fromLab([lightness * (1 - share), a * (1 - share * 0.4), b * (1 - share * 0.4)]);
}

/** 0 (black) to 1 (white), as the eye sees it. */
export const lightness = (colour: string): number => toLab(colour)[0];

/** How different two colours look; below 0.08 they melt into each other. */
const distance = (one: string, other: string): number => apart(toLab(one), toLab(other));

const apart = (a: Lab, b: Lab): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** The first of the candidates that stands out from the ground; else the one that stands out most. */
export function standingOut(ground: string, candidates: readonly string[], least = 0.2): string {
  const clear = candidates.find((candidate) => distance(ground, candidate) >= least);
  if (clear) return clear;
  return candidates.reduce(
    (best, next) => (distance(ground, next) > distance(ground, best) ? next : best),
    ground,
  );
}

const NAMES: Readonly<Record<string, string>> = {
  white: '#ffffff',
  cream: '#f6ecd9',
  ivory: '#fbf6ea',
  sand: '#dcc7a3',
  oat: '#e8dcc8',
  beige: '#d8c3a2',
  blush: '#f0cfc8',
  rose: '#d9748a',
  pink: '#f2a3b3',
  coral: '#ff7f68',
  red: '#d0342c',
  brick: '#a63d24',
  terracotta: '#c8694a',
  rust: '#a8562f',
  orange: '#ee7f3b',
  apricot: '#f6a45c',
  peach: '#fbd0ac',
  mustard: '#d69f2d',
  yellow: '#f2c62e',
  ochre: '#c7a24f',
  butter: '#f6dc92',
  olive: '#7c8438',
  moss: '#5c7a45',
  sage: '#90a583',
  mint: '#bfe0cc',
  'forest green': '#2f5540',
  green: '#5f9b58',
  pistachio: '#b4cf8f',
  teal: '#1d8a8a',
  turquoise: '#4fb8b0',
  'sea green': '#4f9284',
  petrol: '#16545f',
  'sky blue': '#8fbcd8',
  'dusty blue': '#8fa9b5',
  blue: '#2f6fb0',
  cobalt: '#2548a0',
  navy: '#1d2c4c',
  slate: '#5a6a78',
  grey: '#9a9c9c',
  'pale grey': '#dcdfe0',
  charcoal: '#2c2d30',
  lilac: '#b79fd0',
  lavender: '#d9cce8',
  violet: '#6a4f98',
  plum: '#6b3a62',
  burgundy: '#7c1f35',
  aubergine: '#3a2140',
  chocolate: '#4c3024',
  brown: '#7a5236',
  caramel: '#b98550',
  gold: '#e0b04a',
  black: '#15151a',
};

const NAMED: readonly (readonly [string, Lab])[] = Object.entries(NAMES).map(([name, sample]) => [
  name,
  toLab(sample),
]);

/** Animals' eyes and noses. */
export const EYE = '#231d1d';

/** Whether a text already names one of the colours that `nameOf` knows. */
export const namesColour = (text: string): boolean =>
  text
    .toLowerCase()
    .split(/[^a-z]+/)
    .some((word) => word in NAMES);

/** The everyday word nearest to a colour, for titles and alternative texts. */
export function nameOf(colour: string): string {
  let best = 'white';
  let nearest = Number.POSITIVE_INFINITY;
  const seen = toLab(colour);
  for (const [name, sample] of NAMED) {
    const away = apart(seen, sample);
    if (away < nearest) [best, nearest] = [name, away];
  }
  return best;
}

// OKLab, by Björn Ottosson (public domain): https://bottosson.github.io/posts/oklab/
function toLab(hex: string): Lab {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  if (r === undefined || g === undefined || b === undefined || Number.isNaN(r + g + b)) {
    throw new Error(`not a #rrggbb colour: ${hex}`);
  }
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromLab([lightness, a, b]: Lab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((linear) => {
    const value = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
    return Math.round(Math.min(1, Math.max(0, value)) * 255);
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
