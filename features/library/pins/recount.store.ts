import type { WrongCount } from '#features/core/people/person-counts.ts';
import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { LockedPin } from './pin-proof.ts';

// Reads all rows: for the operator's command and tests, not for requests.
const LIKES = `select t.id::text, 'try.like_count' as name, t.like_count as stored, (
    select count(*)::int from pin_try_likes l where l.home = t.home and l.try_id = t.id) as counted
  from pin_tries t`;

const FAVORITES = `select p.id::text, 'pin.favorite_count' as name, p.favorite_count as stored,
    coalesce(marked.count, 0) as counted
  from pins p left join (
    select pin_id, count(*)::int from pin_users where favorited_at is not null group by pin_id) as marked
  on marked.pin_id = p.id`;

const TRIES = `select p.id::text, 'pin.try_count' as name, p.try_count as stored, (
    select count(*)::int from pin_tries t where t.home = p.home and t.pin_id = p.id and t.removed_at is null) as counted
  from pins p`;

export async function listWrongPinCounts(db: Queryable): Promise<WrongCount[]> {
  return db.rows(
    `select * from (${LIKES} union all ${TRIES} union all ${FAVORITES}) as checked where stored <> counted order by id`,
  );
}

const TRY_LIKES: Statement = {
  name: 'recount-try-likes',
  text: 'update pin_tries set like_count = like_count + $4 where home = $1 and id = $2 and pin_id = $3',
};

export async function addToTryLikes(tx: Transaction, pin: LockedPin, tryId: Id, by: number): Promise<void> {
  await tx.write(TRY_LIKES, [homeOf(tryId), tryId, pin.id, by]);
}

const PIN_REPINS: Statement = {
  name: 'recount-pin-repins',
  text: 'update pins set repin_count = repin_count + $3 where home = $1 and id = $2',
};

export async function addToRepinCount(tx: Transaction, { id }: LockedPin, by: number): Promise<void> {
  await tx.write(PIN_REPINS, [homeOf(id), id, by]);
}

const PIN_FAVORITES: Statement = {
  name: 'recount-pin-favorites',
  text: 'update pins set favorite_count = favorite_count + $3 where home = $1 and id = $2',
};

export async function addToFavorites(tx: Transaction, { id }: LockedPin, by: number): Promise<void> {
  await tx.write(PIN_FAVORITES, [homeOf(id), id, by]);
}
