import type { Queryable, Statement } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';

const OF_SITE: Statement = {
  name: 'pins-of-site',
  // Uses pins_of_domain.
  text: `select id, created_at::text as at from pins
    where domain = $1 and deleted_at is null and privacy = 'public'
      and ($2::timestamptz is null or (created_at, id) < ($2, $3::bigint))
    order by created_at desc, id desc limit $4`,
};

export async function listIdsOfSite(
  db: Queryable,
  domain: string,
  { after, limit }: { after: { at: string; id: string } | null; limit: number },
): Promise<{ id: Id; at: string }[]> {
  return db.rows<{ id: Id; at: string }>(OF_SITE, [domain, after?.at ?? null, after?.id ?? null, limit]);
}
