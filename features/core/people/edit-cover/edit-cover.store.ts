import type { Oneself } from '#features/core/identity/acting-access.ts';
import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf } from '#platform/ids/ids.ts';
import type { CoverResolution } from '../cover.ts';

interface CoverSize {
  resolution: CoverResolution;
  url: string;
  width: number;
  height: number;
}

interface CoverFacts {
  source: 'image' | 'video';
  dominantColor: string;
  videoUrl: string | null;
}

const WRITE: Statement = {
  name: 'cover-write',
  // All sizes in one statement, so that concurrent changes do not mix.
  text: `insert into profile_covers (home, user_id, resolution, source, url, width, height, dominant_color, video_url)
    select $1, $2, s.resolution, $3, s.url, s.width, s.height, $4, $5
    from unnest($6::text[], $7::text[], $8::int[], $9::int[]) as s (resolution, url, width, height)
    on conflict (home, user_id, resolution) do update set source = excluded.source, url = excluded.url,
      width = excluded.width, height = excluded.height, dominant_color = excluded.dominant_color,
      video_url = excluded.video_url`,
};

export async function writeCover(
  db: Queryable,
  { id: userId }: Oneself,
  sizes: readonly CoverSize[],
  { source, dominantColor, videoUrl }: CoverFacts,
): Promise<void> {
  await db.write(WRITE, [
    homeOf(userId),
    userId,
    source,
    dominantColor,
    videoUrl,
    sizes.map(({ resolution }) => resolution),
    sizes.map(({ url }) => url),
    sizes.map(({ width }) => width),
    sizes.map(({ height }) => height),
  ]);
}

const DELETE: Statement = {
  name: 'cover-delete',
  text: `delete from profile_covers where home = $1 and user_id = $2 returning url, video_url as "videoUrl"`,
};

/** Returns the addresses of its files. */
export async function deleteCover(
  db: Queryable,
  { id: userId }: Oneself,
): Promise<{ url: string; videoUrl: string | null } | undefined> {
  const [row] = await db.rows<{ url: string; videoUrl: string | null }>(DELETE, [homeOf(userId), userId]);
  return row;
}
