import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

const FIND: Statement = {
  name: 'ads-destination',
  // A pin lives with its pinner, as the ad does.
  text: `select coalesce(a.destination_url, p.link) as url from ads a
    join pins p on p.home = a.home and p.id = a.pin_id where a.home = $1 and a.id = $2`,
};

export async function findDestination(db: Queryable, adId: Id): Promise<string | null> {
  const [row] = await db.rows<{ url: string | null }>(FIND, [homeOf(adId), adId]);
  return row?.url ?? null;
}
