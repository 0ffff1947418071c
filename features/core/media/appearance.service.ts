import type { Queryable } from '#platform/database/database.ts';
import type { PictureDescriptor } from '#platform/images/describe-pixels.ts';
import type { PaletteColor } from '#platform/images/find-palette.ts';
import { HIGHEST_LEVEL, keysNear, paletteKeys, shareOfColor } from '#platform/images/palette-keys.ts';
import {
  cellsAround,
  FIRST_MAP,
  meanOf,
  placeVector,
  type VectorMap,
  vectorDistance,
} from '#platform/images/vector-map.ts';
import {
  type AppearanceRow,
  listAppearances,
  listInCells,
  listMaps,
  listOfColors,
  type MapRow,
  setAppearance,
} from './appearance.store.ts';

export interface Appearance {
  signature: string;
  /** 16 hex digits. */
  hash: string | null;
  palette: PaletteColor[];
  vector: Int8Array;
}

/** Those that are not described yet are missing, and so are withheld ones. */
export async function mapAppearances(
  db: Queryable,
  signatures: readonly string[],
): Promise<Map<string, Appearance>> {
  if (signatures.length === 0) return new Map();
  const rows = await listAppearances(db, [...new Set(signatures)]);
  return new Map(rows.map((row) => [row.signature, appearanceOf(row)]));
}

function appearanceOf(row: AppearanceRow): Appearance {
  const palette = row.palette_colors.map((color, at) => {
    return { color: `#${color.toString(16).padStart(6, '0')}`, share: row.palette_shares[at] ?? 0 };
  });
  return { signature: row.signature, hash: row.perceptual_hash, palette, vector: bytesOf(row.vector) };
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new Int8Array(buffer, byteOffset, byteLength);

type Described = Pick<PictureDescriptor, 'palette' | 'vector'>;

export async function describeMedia(
  db: Queryable,
  signature: string,
  { palette, vector }: Described,
  map: VectorMap,
): Promise<void> {
  const row = {
    signature,
    palette_colors: palette.map(({ color }) => Number.parseInt(color.slice(1), 16)),
    palette_shares: palette.map(({ share }) => share),
    palette_keys: paletteKeys(palette),
    vector: Buffer.from(vector),
  };
  await setAppearance(db, { ...row, ...placeVector(map, vector) });
}

/** ms; until then other processes may place pictures on the map before. */
const MAPS_KEPT = 60_000;

const mapsOf = new WeakMap<Queryable, { until: number; maps: [VectorMap, VectorMap] }>();

/** The newest, and the one before, from which pictures move to it little by little. */
export async function currentMaps(db: Queryable): Promise<[VectorMap, VectorMap]> {
  const known = mapsOf.get(db);
  if (known && performance.now() < known.until) return known.maps;
  const [newest = FIRST_MAP, before = FIRST_MAP] = (await listMaps(db)).map(mapOf);
  const maps: [VectorMap, VectorMap] = [newest, before];
  mapsOf.set(db, { until: performance.now() + MAPS_KEPT, maps });
  return maps;
}

export function forgetMaps(db: Queryable): void {
  mapsOf.delete(db);
}

function mapOf({ generation, cells, middles: packed }: MapRow): VectorMap {
  const size = packed.length / cells;
  const middles = Array.from({ length: cells }, (_, at) =>
    bytesOf(packed.subarray(at * size, (at + 1) * size)),
  );
  return { generation, middles, mean: meanOf(middles) };
}

export interface SimilarPicture extends Appearance {
  /** 0 for the same, about 200 for what has nothing in common. */
  distance: number;
}

/** Of a thousand cells these hold nearly all that is similar. */
const MOST_CELLS = 40;
/** Compared exactly. */
const MOST_COMPARED = 300;
/** What is farther is not similar, even if nothing else is there. */
const FARTHEST = 250;

/** Of all pictures that are not withheld, whoever may see them; the most similar first. */
export async function listSimilarPictures(db: Queryable, vector: Int8Array): Promise<SimilarPicture[]> {
  const [newest, before] = await currentMaps(db);
  const maps = before === newest ? [newest] : [newest, before];
  const near = await Promise.all(
    maps.map((map) => {
      const cells = cellsAround(map, vector, MOST_CELLS);
      return listInCells(db, { cells, code: placeVector(map, vector).code }, MOST_COMPARED);
    }),
  );
  const compared = [...(await mapAppearances(db, near.flat())).values()].map((found) => {
    return { ...found, distance: vectorDistance(vector, found.vector) };
  });
  return compared
    .filter(({ distance }) => distance <= FARTHEST)
    .sort((one, other) => one.distance - other.distance || (one.signature < other.signature ? -1 : 1));
}

/** So many are compared, of those with the largest shares. */
const MOST_COLORED = 1000;
const ENOUGH_COLORED = 300;

/** Of all pictures that are not withheld, those with one or two colours; the larger the smaller share, the earlier. */
export async function listPicturesOfColors(
  db: Queryable,
  colors: readonly string[],
): Promise<(Appearance & { share: number })[]> {
  const found = new Map<string, Appearance>();
  for (let level = HIGHEST_LEVEL; level > 0 && found.size < ENOUGH_COLORED; level--) {
    const keys = colors.map((color) => keysNear(color, level));
    for (const row of await listOfColors(db, keys, MOST_COLORED)) found.set(row.signature, appearanceOf(row));
  }
  const shared = [...found.values()].map((one) => ({ ...one, share: shareOfColors(one.palette, colors) }));
  return shared
    .filter(({ share }) => share > 0)
    .sort((one, other) => other.share - one.share || (one.signature < other.signature ? -1 : 1));
}

/** In hundredths, of the colour with the smaller one. */
export function shareOfColors(palette: readonly PaletteColor[], colors: readonly string[]): number {
  return Math.min(...colors.map((color) => shareOfColor(palette, color)));
}

/** Nothing else in the sample world is as near. */
const SAME_DISTANCE = 34;
const SAME_BITS = 12;

/** Whether both show the same picture, in another size or quality, or with a little less at the edges. */
export function isSamePicture(
  one: Pick<Appearance, 'hash' | 'vector'>,
  other: Pick<Appearance, 'hash' | 'vector'>,
): boolean {
  if (!one.hash || !other.hash) return false;
  if (vectorDistance(one.vector, other.vector) > SAME_DISTANCE) return false;
  return differentBits(one.hash, other.hash) <= SAME_BITS;
}

function differentBits(one: string, other: string): number {
  let different = BigInt(`0x${one}`) ^ BigInt(`0x${other}`);
  let count = 0;
  for (; different > 0n; different &= different - 1n) count += 1;
  return count;
}
