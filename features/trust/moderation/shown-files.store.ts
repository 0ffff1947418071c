import type { Story } from '#features/library/pins/pin.ts';
import type { Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

const FILES: Statement = {
  name: 'moderation-files-of-pin',
  text: 'select image_signature, video_signature, story from pins where home = $1 and id = $2',
};

interface FilesRow {
  image_signature: string;
  video_signature: string | null;
  story: Story | null;
}

export async function listFilesOfPin(tx: Transaction, id: Id): Promise<string[]> {
  const [row] = await tx.rows<FilesRow>(FILES, [homeOf(id), id]);
  if (!row) return [];
  const ofStory = (row.story?.pages ?? []).flatMap((page) =>
    page.blocks.flatMap((block) => (block.kind === 'text' ? [] : [block.signature])),
  );
  const files = [row.image_signature, ...(row.video_signature ? [row.video_signature] : []), ...ofStory];
  return [...new Set(files)];
}

// A deleted pin still shows its files while its pinner can restore it; one that staff removed does not.
const HOLDS = '(p.deleted_at is null or p.deleted_by = p.pinner_id)';

const SHOWN: Statement = {
  name: 'moderation-shown-files',
  // Uses pins_of_image, pins_of_video, pins_of_story_file, boards_of_cover, articles_of_cover, users_of_avatar and
  // pin_tries_of_photo; scans profile_covers, as few people have one.
  text: `select p.image_signature as signature from pins p where p.image_signature = any($1::text[]) and ${HOLDS}
    union select p.video_signature from pins p where p.video_signature = any($1) and ${HOLDS}
    union select s.signature from unnest($1) as s (signature) join pins p on p.story is not null
      and p.story @> jsonb_build_object('pages', jsonb_build_array(
        jsonb_build_object('blocks', jsonb_build_array(jsonb_build_object('signature', s.signature)))))
      and ${HOLDS}
    union select cover_signature from boards where cover_signature = any($1)
    union select cover_signature from articles where cover_signature = any($1)
    union select avatar_signature from users where avatar_signature = any($1)
    union select photo from pin_tries where photo = any($1) and removed_at is null
    union select s.signature from unnest($1) as s (signature)
      join profile_covers c on strpos(concat(c.url, c.video_url), s.signature) > 0`,
};

export async function findShownFiles(tx: Transaction, signatures: readonly string[]): Promise<Set<string>> {
  const rows = await tx.rows<{ signature: string }>(SHOWN, [signatures]);
  return new Set(rows.map((row) => row.signature));
}
