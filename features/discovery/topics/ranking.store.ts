import { isActive } from '#features/core/people/person-row.ts';
import { isFiledAsSeen } from '#features/library/pins/topics-key.ts';
import type { Queryable, Statement } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';

/**
 * Pins that everybody sees, as the ranking is the same for all viewers: with `IS_ON_OPEN_BOARD`, as the board may lie in
 * another home.
 */
export const IS_OPEN_PIN = `p.deleted_at is null and p.privacy = 'public' and not u.is_private_profile and ${isActive('u')}`;

/** Of `boards b` and its owner `users o`. */
export const IS_OPEN_BOARD = `b.deleted_at is null and b.privacy = 'public' and not b.is_temporarily_disabled
        and not o.is_private_profile and ${isActive('o')}`;

/** Of the boards of these pins, those that everybody sees: a step of its own. */
export const openBoardsOf = (pins: string) => `open_boards as materialized (
      select b.id from (select distinct board_id from ${pins}) as held
      join boards b on b.home = (held.board_id >> 51)::smallint and b.id = held.board_id
      join users o on o.home = b.home and o.id = b.owner_id
      where ${IS_OPEN_BOARD})`;

export const IS_ON_OPEN_BOARD = '(board_id is null or board_id in (select id from open_boards))';

/** Among the newest pins `from` somewhere. */
const ranked = (from: string, order: string) => `with newest as materialized (
      select p.id, p.image_signature, p.board_id, p.created_at,
        ln(1 + p.repin_count + p.favorite_count + p.comment_count) as saves from ${from}
    ), ${openBoardsOf('newest')}
    select id, image_signature from newest where ${IS_ON_OPEN_BOARD} order by ${order} limit $1`;

const WITH_PINNER = 'join users u on u.home = p.home and u.id = p.pinner_id';
const OF_ALL = `pins p ${WITH_PINNER} where ${IS_OPEN_PIN} order by p.created_at desc, p.id desc limit 2000`;

/** Saved e times as often weighs as much as a week. */
const BEST_FIRST = 'saves + extract(epoch from created_at) / 604800 desc, id desc';

const OF_TOPIC: Statement = {
  name: 'topics-ranked-pins',
  // Uses pin_interests_newest.
  text: ranked(
    `pin_interests i join pins p on p.home = i.home and p.id = i.pin_id ${WITH_PINNER}
      where i.interest_id = $2 and ${IS_OPEN_PIN} and ${isFiledAsSeen('i')}
      order by (i.pin_id & 2251799813685247) desc limit 2000`,
    BEST_FIRST,
  ),
};

/** Without a topic. Both use pins_newest. */
const OF_FEED = {
  popular: { name: 'topics-popular-pins', text: ranked(OF_ALL, BEST_FIRST) },
  everything: { name: 'topics-newest-pins', text: ranked(OF_ALL, 'created_at desc, id desc') },
} satisfies Record<string, Statement>;

export type FeedName = keyof typeof OF_FEED;

interface RankedPin {
  id: Id;
  image_signature: string;
}

/** Fresh and often saved ones first. */
export async function listRankedPins(db: Queryable, topicId: Id, limit: number): Promise<RankedPin[]> {
  return db.rows(OF_TOPIC, [limit, topicId]);
}

/** Of all topics and of none: fresh and often saved ones first, or the newest. */
export async function listPinsOfAll(db: Queryable, feed: FeedName, limit: number): Promise<RankedPin[]> {
  return db.rows(OF_FEED[feed], [limit]);
}
