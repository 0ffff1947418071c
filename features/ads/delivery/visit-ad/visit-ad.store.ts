import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

const FIND: Statement = {
  name: 'ads-destination',
  // A pin and a product live with their owner, as the ad does.
  text: `select coalesce(a.destination_url, p.link,
      (select c.link from catalog_products c where c.home = a.home and c.id = $3::bigint)) as url from ads a
    left join pins p on p.home = a.home and p.id = a.pin_id and a.product_group_id is null
    where a.home = $1 and a.id = $2`,
};

export async function findDestination(
  db: Queryable,
  { adId, productId }: { adId: Id; productId: Id | null },
): Promise<string | null> {
  const [row] = await db.rows<{ url: string | null }>(FIND, [homeOf(adId), adId, productId]);
  return row?.url ?? null;
}
