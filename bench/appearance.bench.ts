import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import {
  forgetMaps,
  isSamePicture,
  listPicturesOfColors,
  listSimilarPictures,
} from '#features/core/media/appearance.service.ts';
import { addMap } from '#features/core/media/appearance.store.ts';
import { homeOfSignature } from '#features/core/media/media.ts';
import { OFFERED } from '#features/discovery/search/visual-path.ts';
import { type Database, openDatabase } from '#platform/database/database.ts';
import { migrate } from '#platform/database/migrate.ts';
import { describePicture } from '#platform/images/describe-crop.ts';
import type { PictureDescriptor } from '#platform/images/describe-pixels.ts';
import { colorDistance, hexToOklab, labPixels } from '#platform/images/oklab.ts';
import { keysNear, paletteKeys, shareOfColor } from '#platform/images/palette-keys.ts';
import { drawMap, placeVector, vectorDistance } from '#platform/images/vector-map.ts';
import { type Bench, type Row, type Section, share, short } from './section.ts';

export const TITLE = 'Pictures that look alike';

const MANY = Number(process.env.PICTURES ?? 1_000_000);
const CELLS = 1024;
const QUERIES = 300;
const NEAREST = 20;

const FOLDER = join(import.meta.dirname, '../sample/pictures');

interface Sample extends PictureDescriptor {
  file: Buffer;
}

/** Near duplicates and colours among the sample pictures, and look-ups among a million. */
export async function run({ postgresUrl }: Bench): Promise<Section> {
  const samples = await readSamples();
  const duplicates = await measureDuplicates(samples);
  const url = new URL(postgresUrl);
  url.pathname = `/pictures_${MANY}`;
  await createDatabase(postgresUrl, url.pathname.slice(1));
  await migrate(url.href);
  const db = openDatabase(url.href);
  try {
    const vectors = await fill(db, samples);
    return { title: TITLE, words: WORDS, tables: [duplicates, await measureLookups(db, vectors, samples)] };
  } finally {
    await db.close();
  }
}

async function createDatabase(postgresUrl: string, name: string): Promise<void> {
  const server = openDatabase(postgresUrl);
  await server.write(`drop database if exists ${name}`);
  await server.write(`create database ${name}`);
  await server.close();
}

async function readSamples(): Promise<Sample[]> {
  const names = (await readdir(FOLDER)).filter((name) => !/^(cover|face|clip|tried)/.test(name));
  const samples: Sample[] = [];
  for (const name of names.sort()) {
    const file = await readFile(join(FOLDER, name));
    samples.push({ ...(await describePicture(file)), file });
  }
  return samples;
}

const CHANGES: Record<string, (picture: Sharp, width: number, height: number) => Sharp> = {
  'half the size': (picture, width) => picture.resize(Math.round(width / 2)).jpeg(),
  '200 pixels wide, JPEG of quality 60': (picture) => picture.resize(200).jpeg({ quality: 60 }),
  'JPEG of quality 30': (picture) => picture.jpeg({ quality: 30 }),
  'more saturated by 30 %': (picture) => picture.modulate({ saturation: 1.3 }).jpeg(),
  'darker by 15 %': (picture) => picture.modulate({ brightness: 0.85 }).jpeg(),
  'without 3 % of the width and height': (picture, width, height) =>
    picture.extract({
      ...{ left: Math.round(width * 0.015), top: Math.round(height * 0.015) },
      ...{ width: Math.round(width * 0.97), height: Math.round(height * 0.97) },
    }),
};

const EVERY = 4;

async function measureDuplicates(samples: readonly Sample[]): Promise<Row[]> {
  const rows: Row[] = [];
  const some = samples.filter((_, at) => at % EVERY === 0);
  for (const [name, change] of Object.entries(CHANGES)) {
    let known = 0;
    for (const sample of some) {
      const { width, height } = await sharp(sample.file).metadata();
      const changed = await change(sharp(sample.file), width, height).toBuffer();
      if (isSame(sample, await describePicture(changed))) known += 1;
    }
    rows.push({ 'the same picture': name, 'known as such': share(known, some.length) });
  }
  let wrong = 0;
  for (const [at, one] of samples.entries()) {
    for (const other of samples.slice(0, at)) if (isSame(one, other)) wrong += 1;
  }
  rows.push({ 'the same picture': `any other of ${samples.length}`, 'known as such': `${wrong} pairs` });
  return rows;
}

const isSame = (one: PictureDescriptor, other: PictureDescriptor) =>
  isSamePicture(
    { hash: one.perceptualHash, vector: one.vector },
    { hash: other.perceptualHash, vector: other.vector },
  );

/** A linear congruential generator; constants of Numerical Recipes. */
let state = 1;
function random(): number {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 32;
}

/** Between two pictures, and a little beside. */
function between(one: Int8Array, other: Int8Array): Int8Array {
  const part = random() * 0.5;
  return Int8Array.from(one, (value, at) => {
    const mixed = value * (1 - part) + (other[at] ?? 0) * part + (random() - 0.5) * 12;
    return Math.max(-127, Math.min(127, Math.round(mixed)));
  });
}

const BATCH = 2000;

async function fill(db: Database, samples: readonly Sample[]): Promise<Int8Array[]> {
  const any = (): Sample => samples[Math.floor(random() * samples.length)] as Sample;
  const vectors = Array.from({ length: MANY }, () => between(any().vector, any().vector));
  const map = await drawMap(1, vectors.slice(0, 20_000), CELLS);
  const middles = Buffer.concat(map.middles.map((middle) => Buffer.from(middle)));
  await addMap(db, { generation: 1, cells: CELLS, middles, pictures: MANY }, new Date());
  for (let from = 0; from < MANY; from += BATCH) {
    await db.write(
      `insert into media (home, signature, kind, width, height, dominant_color, original_ext, bytes, perceptual_hash,
        palette_colors, palette_shares, palette_keys, vector, cell, code)
      select home, signature, 'image', 600, 800, '#808080', 'jpg', 1, '0000000000000000', colors::int[], shares::smallint[],
        keys::int[], vector, cell, code::bit(512)
      from unnest($1::smallint[], $2::text[], $3::text[], $4::text[], $5::text[], $6::bytea[], $7::int[], $8::text[])
        as given (home, signature, colors, shares, keys, vector, cell, code)`,
      valuesOf(vectors.slice(from, from + BATCH), from, map, any),
    );
  }
  await db.write('vacuum analyze media');
  forgetMaps(db);
  return vectors;
}

function valuesOf(
  vectors: readonly Int8Array[],
  from: number,
  map: Parameters<typeof placeVector>[0],
  any: () => Sample,
): unknown[] {
  const columns: unknown[][] = Array.from({ length: 8 }, () => []);
  for (const [at, vector] of vectors.entries()) {
    const signature = signatureAt(from + at);
    const { palette } = any();
    const { cell, code } = placeVector(map, vector);
    const row = [
      homeOfSignature(signature),
      signature,
      `{${palette.map(({ color }) => Number.parseInt(color.slice(1), 16)).join()}}`,
      `{${palette.map((one) => one.share).join()}}`,
      `{${paletteKeys(palette).join()}}`,
      Buffer.from(vector),
      cell,
      code,
    ];
    for (const [place, value] of row.entries()) columns[place]?.push(value);
  }
  return columns;
}

/** They lie everywhere, as hashes do. */
const signatureAt = (at: number): string => {
  const spread = (Math.imul(at, 0x9e3779b1) >>> 0).toString(16).padStart(8, '0');
  return spread + at.toString(16).padStart(24, '0');
};

async function measureLookups(
  db: Database,
  vectors: readonly Int8Array[],
  samples: readonly Sample[],
): Promise<Row[]> {
  const colors = Object.values(OFFERED);
  const query = () => vectors[Math.floor(random() * vectors.length)] as Int8Array;
  const color = () => colors[Math.floor(random() * colors.length)] as string;
  const rows = [
    await timed('similar pictures', () => listSimilarPictures(db, query())),
    await timed('one color', () => listPicturesOfColors(db, [color()])),
    await timed('two colors', () => listPicturesOfColors(db, [color(), color()])),
  ];
  const quality = [await measureNearest(db, vectors, query), '–', '–'];
  return [
    ...rows.map((row, at) => ({ ...row, [`of the ${NEAREST} nearest`]: quality[at] ?? '–' })),
    {
      ...{
        [`among ${MANY.toLocaleString('en')}`]: 'sample pictures with a color, by their pixels',
        'p50 ms': '–',
      },
      ...{ 'p95 ms': '–', [`of the ${NEAREST} nearest`]: await measureColors(samples) },
    },
  ];
}

async function timed(name: string, look: () => Promise<unknown>): Promise<Row> {
  for (let at = 0; at < 20; at++) await look();
  const times: number[] = [];
  for (let at = 0; at < QUERIES; at++) {
    const start = performance.now();
    await look();
    times.push(performance.now() - start);
  }
  times.sort((one, other) => one - other);
  const at = (part: number) => short(times[Math.floor(part * times.length)] ?? Number.NaN);
  return { [`among ${MANY.toLocaleString('en')}`]: name, 'p50 ms': at(0.5), 'p95 ms': at(0.95) };
}

const COMPARED = 40;

async function measureNearest(
  db: Database,
  vectors: readonly Int8Array[],
  query: () => Int8Array,
): Promise<string> {
  let found = 0;
  for (let at = 0; at < COMPARED; at++) {
    const wanted = query();
    const distances = Float32Array.from(vectors, (vector) => vectorDistance(wanted, vector));
    const limit = distances.toSorted()[NEAREST - 1] ?? 0;
    const similar = await listSimilarPictures(db, wanted);
    found += Math.min(NEAREST, similar.filter(({ distance }) => distance <= limit + 0.001).length);
  }
  return share(found, COMPARED * NEAREST);
}

/** A picture has a colour if a sixth of its pixels are nearly that. */
const LEAST = 0.15;
const NEARLY = 0.06;

async function measureColors(samples: readonly Sample[]): Promise<string> {
  let [known, all] = [0, 0];
  for (const sample of samples) {
    const pixels = await sharp(sample.file).resize(64, 64, { fit: 'fill' }).removeAlpha().raw().toBuffer();
    const { lightness, a, b } = labPixels(pixels, 64);
    const keys = new Set(paletteKeys(sample.palette));
    for (const color of Object.values(OFFERED)) {
      const wanted = hexToOklab(color);
      const near = lightness.filter((light, at) => {
        return colorDistance([light, a[at] ?? 0, b[at] ?? 0], wanted) < NEARLY;
      });
      if (near.length < LEAST * lightness.length) continue;
      all += 1;
      if (keysNear(color, 1).some((key) => keys.has(key)) && shareOfColor(sample.palette, color) > 0)
        known += 1;
    }
  }
  return share(known, all);
}

const WORDS = `Pictures of the sample world, changed and described anew; and as many rows as the table says, made of mixtures of
two of their vectors and of their palettes, in one PostgreSQL with its standard settings. Look-ups are made one after the
other, with what the process does to rank them; the pins that show the pictures are read after that. How many of the nearest
are found is counted against all vectors.`;
