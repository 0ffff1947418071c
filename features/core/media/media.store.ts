import { givenIds, type Queryable, type Statement, type Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import { homeOfSignature, type MediaKind } from './media.ts';

export interface MediaRow {
  signature: string;
  kind: MediaKind;
  width: number;
  height: number;
  /** `#rrggbb` */
  dominant_color: string;
  /** A tiny WebP as a data URL; null for a video. */
  placeholder: string | null;
  /** 16 hex digits; null for a video. */
  perceptual_hash: string | null;
  is_animated: boolean;
  /** The extension of the best original; for a video, its own. */
  original_ext: string;
  bytes: number;
  duration_ms: number | null;
}

const COLUMNS = `m.signature, m.kind, m.width, m.height, m.dominant_color, m.placeholder, m.perceptual_hash,
  m.is_animated, m.original_ext, m.bytes::float8 as bytes, m.duration_ms`;

const BY_SIGNATURES: Statement = {
  name: 'media-by-signatures',
  text: `select ${COLUMNS} from ${givenIds(1, 'text')} as wanted (home, signature)
    join media m on m.home = wanted.home and m.signature = wanted.signature and m.withheld_at is null`,
};

/** Unknown and withheld ones are missing. */
export async function mapMedia(db: Queryable, signatures: readonly string[]): Promise<Map<string, MediaRow>> {
  const unique = [...new Set(signatures)];
  if (unique.length === 0) return new Map();
  const rows = await db.rows<MediaRow>(BY_SIGNATURES, [unique.map(homeOfSignature), unique]);
  return new Map(rows.map((row) => [row.signature, row]));
}

const IS_MEDIA: Statement = {
  name: 'media-is-media',
  text: 'select from media where home = $1 and signature = $2',
};

/** Withheld files count as well. */
export async function isMedia(db: Queryable, signature: string): Promise<boolean> {
  return (await db.rows(IS_MEDIA, [homeOfSignature(signature), signature])).length > 0;
}

const INSERT: Statement = {
  name: 'media-insert',
  text: `insert into media (home, signature, kind, width, height, dominant_color, placeholder, perceptual_hash,
      is_animated, original_ext, bytes, duration_ms, created_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
    on conflict (home, signature) do update set bytes = excluded.bytes
    returning withheld_at is not null as "isWithheld"`,
};

/** A duplicate changes nothing but waits for a concurrent deletion of the row. Returns whether the file is withheld. */
export async function insertMedia(tx: Transaction, row: MediaRow, at: Date): Promise<boolean> {
  const [kept] = await tx.rows<{ isWithheld: boolean }>(INSERT, [
    homeOfSignature(row.signature),
    row.signature,
    row.kind,
    row.width,
    row.height,
    row.dominant_color,
    row.placeholder,
    row.perceptual_hash,
    row.is_animated,
    row.original_ext,
    row.bytes,
    row.duration_ms,
    at,
  ]);
  return kept?.isWithheld ?? false;
}

/** Whether the viewer, $2 of home $1, can see what this active person saves and creates. */
const isOpen = (id: string, isPrivate: string) => `(not ${isPrivate} or ${id} = $2 or exists (
    select 1 from follows f where f.home = $1 and f.follower_id = $2 and f.followee_id = ${id}))
  and not exists (select 1 from blocks b where b.home = $1 and b.blocker_id = $2 and b.blocked_id = ${id})
  and not exists (select 1 from blocked_by b where b.home = $1 and b.blocked_id = $2 and b.blocker_id = ${id})`;

const isThere = (user: string) =>
  `${user}.deleted_at is null and ${user}.suspended_at is null and ${user}.deactivated_at is null`;

/** Only this many of a picture's public pins are checked. */
const MOST_MET = 500;

// Uses uploads_of_user and pins_of_image, else primary keys. The file, its pins, their boards and the viewer's
// relations to their people have different homes, so each is a step.
const usable = (lock: string) => `with file as materialized (
      select ${COLUMNS} from media m where m.home = $4 and m.signature = $3 and m.withheld_at is null ${lock}
    ), met as materialized (
      select p.pinner_id, p.board_id, o.is_private_profile
      from pins p join users o on o.home = p.home and o.id = p.pinner_id
      where p.image_signature = $3 and p.deleted_at is null and p.privacy = 'public' and ${isThere('o')}
      limit ${MOST_MET}
    ), held as materialized (
      select d.id, d.owner_id, w.is_private_profile from (select distinct board_id from met) as wanted
      join boards d on d.home = (wanted.board_id >> 51)::smallint and d.id = wanted.board_id
      join users w on w.home = d.home and w.id = d.owner_id
      where d.deleted_at is null and not d.is_temporarily_disabled and ${isThere('w')}
    )
    select file.* from file where exists (
        select 1 from uploads u where u.home = $1 and u.user_id = $2 and u.signature = $3)
      or exists (
        select 1 from pins p where p.home = $1 and p.pinner_id = $2 and p.image_signature = $3 and p.deleted_at is null)
      or exists (
        select 1 from met left join held on held.id = met.board_id
        where ${isOpen('met.pinner_id', 'met.is_private_profile')}
          and (met.board_id is null or (held.id is not null and ${isOpen('held.owner_id', 'held.is_private_profile')})))`;

const USABLE: Statement = { name: 'media-usable', text: usable('') };
const USABLE_HELD: Statement = { name: 'media-usable-held', text: usable('for key share of m') };

export function findMediaKnownTo(db: Queryable, userId: Id, signature: string): Promise<MediaRow | null> {
  return readKnown(db, USABLE, userId, signature);
}

/** Locked against deletion until the end of the transaction. */
export function holdMediaKnownTo(tx: Transaction, userId: Id, signature: string): Promise<MediaRow | null> {
  return readKnown(tx, USABLE_HELD, userId, signature);
}

async function readKnown(
  db: Queryable,
  statement: Statement,
  userId: Id,
  signature: string,
): Promise<MediaRow | null> {
  const values = [homeOf(userId), userId, signature, homeOfSignature(signature)];
  const [row] = await db.rows<MediaRow>(statement, values);
  return row ?? null;
}

const SET: Statement = {
  name: 'media-set-withheld',
  text: 'update media set withheld_at = $3 where home = $1 and signature = $2',
};

export async function setWithheld(tx: Transaction, signature: string, at: Date | null): Promise<void> {
  await tx.write(SET, [homeOfSignature(signature), signature, at]);
}

const WITHHELD: Statement = {
  name: 'media-is-withheld',
  text: 'select withheld_at is not null as withheld from media where home = $1 and signature = $2',
};

export async function isWithheldFile(db: Queryable, signature: string): Promise<boolean> {
  const [row] = await db.rows<{ withheld: boolean }>(WITHHELD, [homeOfSignature(signature), signature]);
  return row?.withheld ?? false;
}

interface LockedMedia {
  signature: string;
  kind: MediaKind;
  original_ext: string;
}

const HOLD: Statement = {
  name: 'media-hold',
  text: 'select from media where home = $1 and signature = $2 and withheld_at is null for key share',
};

/** False if one is gone or withheld. */
export async function holdMediaRows(tx: Transaction, signatures: readonly string[]): Promise<boolean> {
  for (const signature of [...new Set(signatures)].sort()) {
    const held = await tx.rows(HOLD, [homeOfSignature(signature), signature]);
    if (held.length === 0) return false;
  }
  return true;
}

const LOCK: Statement = {
  name: 'media-lock',
  text: 'select signature, kind, original_ext from media where home = $1 and signature = $2 for update',
};

/** Locks files in the order of their signatures; unknown ones are missing. */
export async function lockMediaRows(tx: Transaction, signatures: readonly string[]): Promise<LockedMedia[]> {
  const found: LockedMedia[] = [];
  for (const signature of [...new Set(signatures)].sort()) {
    found.push(...(await tx.rows<LockedMedia>(LOCK, [homeOfSignature(signature), signature])));
  }
  return found;
}

const DELETE: Statement = {
  name: 'media-delete',
  text: `delete from media m using ${givenIds(1, 'text')} as gone (home, signature)
    where m.home = gone.home and m.signature = gone.signature`,
};

export async function deleteMediaRows(tx: Transaction, signatures: readonly string[]): Promise<void> {
  await tx.write(DELETE, [signatures.map(homeOfSignature), signatures]);
}
