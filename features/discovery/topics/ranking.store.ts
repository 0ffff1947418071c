import { isActive } from '#features/core/people/person-row.ts';
import type { Queryable, Statement } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';

/** Pins that everybody sees: the ranking is the same for all viewers. */
export const IS_OPEN_PIN = `p.deleted_at is null and p.privacy = 'public' and not u.is_private_profile and ${isActive('u')}`;

const RANKED: Statement = {
  name: 'topics-ranked-pins',
  // Uses pin_interests_newest. Saved e times as often weighs as much as a week.
  text: `select id, image_signature from (
      select p.id, p.image_signature, p.created_at,
        ln(1 + p.repin_count + p.favorite_count + p.comment_count) as saves from pin_interests i
      join pins p on p.home = i.home and p.id = i.pin_id
      join users u on u.home = p.home and u.id = p.pinner_id
      where i.interest_id = $1 and ${IS_OPEN_PIN}
      order by (i.pin_id & 2251799813685247) desc limit 2000) as newest
    order by saves + extract(epoch from created_at) / 604800 desc, id desc limit $2`,
};

/** Fresh and often saved ones first. */
export async function listRankedPins(
  db: Queryable,
  topicId: Id,
  limit: number,
): Promise<{ id: Id; image_signature: string }[]> {
  return db.rows(RANKED, [topicId, limit]);
}
