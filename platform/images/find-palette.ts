import { colorDistance, type LabPixels, type Oklab } from './oklab.ts';

/** A colour that a picture consists of. */
export interface PaletteColor {
  /** `#rrggbb` */
  color: string;
  /** Of the picture's area, in hundredths. */
  share: number;
}

const MOST_COLORS = 5;
/** Step of the bins that pixels are counted in. */
const STEP = 0.04;
/** Nearer ones are one colour. */
const APART = 0.045;
const ROUNDS = 6;

/** The pixels of nearly one colour: how many, and the sums of their parts. */
interface Heap {
  weight: number;
  lab: [number, number, number];
  rgb: [number, number, number];
}

/** The most frequent first: the middles of at most five heaps of pixels, found by k-means among the bins of colours. */
export function findPalette(pixels: LabPixels): PaletteColor[] {
  const bins = countBins(pixels);
  let centres = firstCentres(bins);
  for (let round = 0; round < ROUNDS; round++) centres = gather(bins, centres).map(middle);
  const heaps = gather(bins, centres).reduce<Heap[]>(addApart, []);
  const total = pixels.lightness.length;
  const found = heaps
    .sort((one, other) => other.weight - one.weight)
    .map(({ rgb, weight }) => {
      return { color: hexOf(rgb.map((part) => part / weight)), share: Math.round((weight / total) * 100) };
    });
  return found.filter(({ share }) => share > 0);
}

function countBins({ rgb, lightness, a, b }: LabPixels): Heap[] {
  const bins = new Map<number, Heap>();
  for (let at = 0; at < lightness.length; at++) {
    const [l, x, y] = [lightness[at] ?? 0, a[at] ?? 0, b[at] ?? 0];
    const key = (Math.floor(l / STEP) * 64 + Math.floor(x / STEP) + 32) * 64 + Math.floor(y / STEP) + 32;
    let bin = bins.get(key);
    if (!bin) {
      bin = { weight: 0, lab: [0, 0, 0], rgb: [0, 0, 0] };
      bins.set(key, bin);
    }
    const from = 3 * at;
    add(bin, { weight: 1, lab: [l, x, y], rgb: [rgb[from] ?? 0, rgb[from + 1] ?? 0, rgb[from + 2] ?? 0] });
  }
  return [...bins.values()];
}

function add(to: Heap, { weight, lab, rgb }: Heap): void {
  to.weight += weight;
  for (const part of [0, 1, 2] as const) {
    to.lab[part] += lab[part];
    to.rgb[part] += rgb[part];
  }
}

const middle = ({ lab: [l, a, b], weight }: Heap): Oklab => [l / weight, a / weight, b / weight];

/** Farther away counts no more. */
const FARTHEST = 0.3;

/** Each next is the bin with many pixels that is far from those before. */
function firstCentres(bins: readonly Heap[]): Oklab[] {
  const open = bins.map((bin) => ({ color: middle(bin), weight: bin.weight, nearest: FARTHEST }));
  const centres: Oklab[] = [];
  while (centres.length < MOST_COLORS) {
    const worth = open.map(({ weight, nearest }) => weight * nearest ** 2);
    const most = Math.max(...worth);
    const best = open[worth.indexOf(most)];
    if (!best || most === 0) break;
    centres.push(best.color);
    for (const bin of open) bin.nearest = Math.min(bin.nearest, colorDistance(bin.color, best.color));
  }
  return centres;
}

function gather(bins: readonly Heap[], centres: readonly Oklab[]): Heap[] {
  const heaps = centres.map((): Heap => ({ weight: 0, lab: [0, 0, 0], rgb: [0, 0, 0] }));
  for (const bin of bins) {
    const heap = heaps[nearestOf(middle(bin), centres)];
    if (heap) add(heap, bin);
  }
  return heaps.filter(({ weight }) => weight > 0);
}

function nearestOf(color: Oklab, centres: readonly Oklab[]): number {
  let [nearest, least] = [0, Number.POSITIVE_INFINITY];
  for (const [at, centre] of centres.entries()) {
    const distance = colorDistance(color, centre);
    if (distance < least) [nearest, least] = [at, distance];
  }
  return nearest;
}

function addApart(kept: Heap[], heap: Heap): Heap[] {
  const near = kept.find((one) => colorDistance(middle(one), middle(heap)) < APART);
  if (!near) return [...kept, heap];
  add(near, heap);
  return kept;
}

function hexOf(parts: readonly number[]): string {
  return `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}
