import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

export interface TriedRow {
  pin_id: Id;
  /** Microseconds since 1970. */
  tried_us: string;
}

const TRIED: Statement = {
  name: 'pins-tried',
  // Uses pin_users_tried.
  text: `select pin_id, (extract(epoch from tried_at) * 1000000)::bigint as tried_us from pin_users
    where home = $1 and user_id = $2 and tried_at is not null
      and ($3::bigint is null or (tried_at, pin_id) < ('epoch'::timestamptz + $3 * interval '1 microsecond', $4::bigint))
    order by pin_users.tried_at desc, pin_id desc limit $5`,
};

export async function listTriedPins(
  db: Queryable,
  userId: Id,
  { after, limit }: { after: TriedRow | null; limit: number },
): Promise<TriedRow[]> {
  return db.rows<TriedRow>(TRIED, [
    homeOf(userId),
    userId,
    after?.tried_us ?? null,
    after?.pin_id ?? null,
    limit,
  ]);
}
