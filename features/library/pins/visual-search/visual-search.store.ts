import type { Queryable, Statement } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { NearColor } from './near-colors.ts';

const OF_DESCRIPTOR: Statement = {
  name: 'pins-of-look',
  // Uses media_of_color, at most forty of each colour, and pins_of_image. One step of colour weighs six of 64 bits.
  text: `with alike as (
      select m.signature, wanted.steps * 6 + bit_count(('x' || m.perceptual_hash)::bit(64) # ('x' || $3)::bit(64)) as distance
      from unnest($1::text[], $2::int[]) as wanted (color, steps)
      cross join lateral (
        select distinct home, signature, perceptual_hash from (
          select home, signature, perceptual_hash from media
          where dominant_color = wanted.color and kind = 'image' and withheld_at is null and signature <> $4
          order by created_at desc limit 40) as newest) as m
      where m.perceptual_hash is not null
      order by distance, m.signature limit 300
    )
    select distinct on (alike.distance, alike.signature) shown.id from alike cross join lateral (
      select distinct home, id from (
        select home, id from pins where image_signature = alike.signature and deleted_at is null and privacy = 'public'
        order by id desc limit 1) as newest) as shown
    order by alike.distance, alike.signature, shown.id desc limit $5`,
};

interface WantedDescriptor {
  colors: readonly NearColor[];
  /** 16 hex digits. */
  hash: string;
  /** Excluded from the result. */
  signature: string;
}

/** One public pin for each similar picture, most similar first. */
export async function listPinsByDescriptor(
  db: Queryable,
  { colors, hash, signature }: WantedDescriptor,
  limit: number,
): Promise<Id[]> {
  const [names, steps] = [colors.map((near) => near.color), colors.map((near) => near.steps)];
  const rows = await db.rows<{ id: Id }>(OF_DESCRIPTOR, [names, steps, hash, signature, limit]);
  return rows.map((row) => row.id);
}
