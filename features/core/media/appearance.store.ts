import { givenIds, type Queryable, type Statement, type Transaction } from '#platform/database/database.ts';
import { homeOfSignature } from './media.ts';

export interface AppearanceRow {
  signature: string;
  perceptual_hash: string | null;
  /** As 0xRRGGBB, the most frequent first. */
  palette_colors: number[];
  palette_shares: number[];
  vector: Buffer;
}

export interface NewAppearance extends Omit<AppearanceRow, 'perceptual_hash'> {
  palette_keys: number[];
  cell: number;
  code: string;
}

const SET: Statement = {
  name: 'media-set-appearance',
  text: `update media set palette_colors = $3, palette_shares = $4, palette_keys = $5, vector = $6, cell = $7, code = $8
    where home = $1 and signature = $2`,
};

export async function setAppearance(tx: Queryable, row: NewAppearance): Promise<void> {
  const { signature, palette_colors, palette_shares, palette_keys, vector, cell, code } = row;
  const values = [palette_colors, palette_shares, palette_keys, vector, cell, code];
  await tx.write(SET, [homeOfSignature(signature), signature, ...values]);
}

const COLUMNS = 'm.signature, m.perceptual_hash, m.palette_colors, m.palette_shares, m.vector';

const IS_DESCRIBED = 'm.vector is not null and m.palette_colors is not null and m.palette_shares is not null';

const BY_SIGNATURES: Statement = {
  name: 'media-appearances',
  text: `select ${COLUMNS} from ${givenIds(1, 'text')} as wanted (home, signature)
    join media m on m.home = wanted.home and m.signature = wanted.signature
    where m.withheld_at is null and ${IS_DESCRIBED}`,
};

/** Those that are not described yet are missing, and so are withheld ones. */
export async function listAppearances(
  db: Queryable,
  signatures: readonly string[],
): Promise<AppearanceRow[]> {
  return db.rows(BY_SIGNATURES, [signatures.map(homeOfSignature), signatures]);
}

const IN_CELLS: Statement = {
  name: 'media-in-cells',
  // Uses media_of_cell, which has all that is read.
  text: `select signature, bit_count(code # $2::bit(512)) as apart from media
    where cell = any($1::integer[]) and withheld_at is null order by 2, 1 limit $3`,
};

/** The nearest by their codes. */
export async function listInCells(
  db: Queryable,
  { cells, code }: { cells: readonly number[]; code: string },
  limit: number,
): Promise<string[]> {
  const rows = await db.rows<{ signature: string; apart: string }>(IN_CELLS, [cells, code, limit]);
  return rows.map(({ signature }) => signature);
}

const OF_COLORS = {
  one: {
    name: 'media-of-color',
    // Uses media_of_palette, as does the other.
    text: `select ${COLUMNS} from media m
      where palette_keys && $1::integer[] and withheld_at is null and ${IS_DESCRIBED} limit $2`,
  },
  two: {
    name: 'media-of-two-colors',
    text: `select ${COLUMNS} from media m
      where palette_keys && $1::integer[] and palette_keys && $3::integer[] and withheld_at is null and ${IS_DESCRIBED} limit $2`,
  },
} satisfies Record<string, Statement>;

/** Any of those that have one of the keys of each colour. */
export async function listOfColors(
  db: Queryable,
  [keys, others]: readonly (readonly number[])[],
  limit: number,
): Promise<AppearanceRow[]> {
  return others ? db.rows(OF_COLORS.two, [keys, limit, others]) : db.rows(OF_COLORS.one, [keys, limit]);
}

const NOT_DESCRIBED: Statement = {
  name: 'media-not-described',
  // Uses media_not_described.
  text: `select signature from media
    where kind = 'image' and vector is null and withheld_at is null and signature > $1 order by signature limit $2`,
};

export async function listNotDescribed(db: Queryable, after: string, limit: number): Promise<string[]> {
  const rows = await db.rows<{ signature: string }>(NOT_DESCRIBED, [after, limit]);
  return rows.map(({ signature }) => signature);
}

const BEFORE_CELL: Statement = {
  name: 'media-before-cell',
  // Uses media_of_cell.
  text: 'select signature from media where cell < $1 and withheld_at is null order by cell limit $2',
};

/** Placed on earlier maps. */
export async function listBeforeCell(db: Queryable, cell: number, limit: number): Promise<string[]> {
  const rows = await db.rows<{ signature: string }>(BEFORE_CELL, [cell, limit]);
  return rows.map(({ signature }) => signature);
}

const PLACE: Statement = {
  name: 'media-place',
  text: `update media m set cell = placed.cell, code = placed.code::bit(512)
    from unnest((select $1::smallint[]), (select $2::text[]), (select $3::integer[]), (select $4::text[]))
      as placed (home, signature, cell, code)
    where m.home = placed.home and m.signature = placed.signature`,
};

export async function placeAppearances(
  tx: Transaction,
  placed: readonly { signature: string; cell: number; code: string }[],
): Promise<void> {
  const signatures = placed.map(({ signature }) => signature);
  const cells = placed.map(({ cell }) => cell);
  const codes = placed.map(({ code }) => code);
  await tx.write(PLACE, [signatures.map(homeOfSignature), signatures, cells, codes]);
}

const COUNT: Statement = {
  name: 'media-count-placed',
  text: 'select count(*)::integer as count from media where cell >= 0 and withheld_at is null',
};

export async function countPlaced(db: Queryable): Promise<number> {
  const [row] = await db.rows<{ count: number }>(COUNT);
  return row?.count ?? 0;
}

const SOME: Statement = {
  name: 'media-some-vectors',
  // The signatures are hashes, so the first are as good as any others.
  text: 'select vector from media where vector is not null order by home, signature limit $1',
};

export async function listSomeVectors(db: Queryable, limit: number): Promise<Buffer[]> {
  const rows = await db.rows<{ vector: Buffer }>(SOME, [limit]);
  return rows.map(({ vector }) => vector);
}

export interface MapRow {
  generation: number;
  cells: number;
  middles: Buffer;
  pictures: number;
}

const MAPS: Statement = {
  name: 'picture-maps',
  text: 'select generation, cells, middles, pictures from picture_maps order by generation desc limit 2',
};

/** The newest first. */
export function listMaps(db: Queryable): Promise<MapRow[]> {
  return db.rows(MAPS);
}

const ADD_MAP: Statement = {
  name: 'picture-maps-add',
  text: `insert into picture_maps (generation, cells, middles, pictures, created_at) values ($1, $2, $3, $4, $5)
    on conflict do nothing`,
};

export async function addMap(db: Queryable, map: MapRow, at: Date): Promise<void> {
  const { generation, cells, middles, pictures } = map;
  await db.write(ADD_MAP, [generation, cells, middles, pictures, at]);
}

const FORGET_MAPS: Statement = {
  name: 'picture-maps-forget',
  text: 'delete from picture_maps where generation < $1',
};

export async function forgetMapsBefore(db: Queryable, generation: number): Promise<void> {
  await db.write(FORGET_MAPS, [generation]);
}
