import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { Story } from '../pin.ts';

// What staff removed stays while an appeal is pending. Uses moderation_cases_of_user.
const IS_FREE = `not exists (select 1 from moderation_cases c where c.home = p.home and c.user_id = p.pinner_id
  and c.kind = 'pin' and c.object_id = p.id and c.status = 'appealed')`;

const EXPIRED: Statement = {
  name: 'purge-pins-expired',
  // Uses pins_to_purge.
  text: `select p.id from pins p where p.deleted_at <= $1 and ${IS_FREE} order by p.deleted_at limit $2`,
};

export async function listExpiredPins(db: Queryable, until: Date, limit: number): Promise<Id[]> {
  const rows = await db.rows<{ id: Id }>(EXPIRED, [until, limit]);
  return rows.map((row) => row.id);
}

const DELETE: Statement = {
  name: 'purge-pins-delete',
  // Checks the time again, as a pin may have been restored since.
  text: `delete from pins p using unnest($1::smallint[], $2::bigint[]) as gone (home, id)
    where p.home = gone.home and p.id = gone.id and p.deleted_at <= $3 and ${IS_FREE}
    returning p.image_signature, p.video_signature, p.story`,
};

interface GoneRow {
  image_signature: string;
  video_signature: string | null;
  story: Story | null;
}

/** Returns how many, and the signatures of all their files. */
export async function deletePinsForGood(
  tx: Transaction,
  ids: readonly Id[],
  until: Date,
): Promise<{ count: number; files: string[] }> {
  const rows = await tx.rows<GoneRow>(DELETE, [ids.map(homeOf), ids, until]);
  const files = rows.flatMap(({ image_signature, video_signature, story }) => [
    image_signature,
    ...(video_signature ? [video_signature] : []),
    ...(story?.pages ?? []).flatMap((page) =>
      page.blocks.flatMap((block) => (block.kind === 'text' ? [] : [block.signature])),
    ),
  ]);
  return { count: rows.length, files: [...new Set(files)] };
}

const USED: Statement = {
  name: 'purge-pins-used-files',
  // Uses pins_of_image, pins_of_video, pins_of_story_file, boards_of_cover, articles_of_cover, users_of_avatar,
  // pin_tries_of_photo and uploads_of_file; profile_covers is scanned, as few people have one.
  text: `select image_signature as signature from pins where image_signature = any($1::text[])
    union select video_signature from pins where video_signature = any($1)
    union select s.signature from unnest($1) as s (signature) join pins p on p.story is not null
      and p.story @> jsonb_build_object('pages', jsonb_build_array(
        jsonb_build_object('blocks', jsonb_build_array(jsonb_build_object('signature', s.signature)))))
    union select cover_signature from boards where cover_signature = any($1)
    union select cover_signature from articles where cover_signature = any($1)
    union select avatar_signature from users where avatar_signature = any($1)
    union select photo from pin_tries where photo = any($1)
    union select s.signature from unnest($1) as s (signature)
      join profile_covers c on strpos(concat(c.url, c.video_url), s.signature) > 0
    union select signature from uploads where signature = any($1) and created_at > $2`,
};

/** Files still shown, or uploaded after `since` and perhaps about to be. */
export async function findUsedFiles(
  db: Queryable,
  signatures: readonly string[],
  since: Date,
): Promise<Set<string>> {
  const rows = await db.rows<{ signature: string }>(USED, [signatures, since]);
  return new Set(rows.map((row) => row.signature));
}
