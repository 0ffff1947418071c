import type { AllowedBoard, LockedBoard } from '#features/library/work/board-proof.ts';
import type { Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

const STEP_FOLLOWERS = 5000;

const COUNT: Statement = {
  name: 'board-followers-count',
  text: 'update boards set follower_count = follower_count + $3 where home = $1 and id = $2',
};

export async function countFollowers(tx: Transaction, { id }: LockedBoard, change: number): Promise<void> {
  if (change !== 0) await tx.write(COUNT, [homeOf(id), id, change]);
}

const MISSING: Statement = {
  name: 'board-followers-missing',
  text: `with s as materialized (select user_id from board_followers where home = $1 and board_id = $2)
    select s.user_id from s
    where not exists (select 1 from board_followers t where t.home = $3 and t.board_id = $4 and t.user_id = s.user_id)
      and not exists (select 1 from boards b where b.home = $3 and b.id = $4 and b.owner_id = s.user_id)
      and not exists (select 1 from board_collaborators c
        where c.home = $3 and c.board_id = $4 and c.user_id = s.user_id and c.status = 'accepted')
    order by s.user_id limit ${STEP_FOLLOWERS}`,
};

const BRING: Statement = {
  name: 'board-followers-bring',
  text: `insert into board_followers (home, board_id, user_id, created_at, merged_from_id)
    select $1::smallint, $2::bigint, id, $4::timestamptz, $5::bigint from unnest($3::bigint[]) as followers (id)`,
};

const BRING_FOLLOWS: Statement = {
  name: 'board-followers-bring-follows',
  text: `insert into board_follows (home, user_id, board_id, created_at)
    select (id >> 51)::smallint, id, $2::bigint, $3::timestamptz from unnest($1::bigint[]) as followers (id)
    on conflict do nothing`,
};

/** Leaves out its members. Followers stay with the first in case the merge is undone. True if more may be left. */
export async function bringFollowers(
  tx: Transaction,
  source: AllowedBoard<'work'>,
  target: AllowedBoard<'work'>,
  at: Date,
): Promise<boolean> {
  const from = [homeOf(source.id), source.id];
  const to = [homeOf(target.id), target.id];
  const ids = (await tx.rows<{ user_id: Id }>(MISSING, [...from, ...to])).map((row) => row.user_id);
  if (ids.length === 0) return false;
  await tx.write(BRING, [...to, ids, at, source.id]);
  await tx.write(BRING_FOLLOWS, [ids, target.id, at]);
  await countFollowers(tx, target, ids.length);
  return ids.length === STEP_FOLLOWERS;
}

const TAKE_BACK: Statement = {
  name: 'board-followers-take-back',
  text: `delete from board_followers where home = $1 and board_id = $2 and user_id = any(array(
      select user_id from board_followers where home = $1 and board_id = $2 and merged_from_id = $3
      order by user_id limit ${STEP_FOLLOWERS}))
    returning user_id`,
};

const TAKE_BACK_FOLLOWS: Statement = {
  name: 'board-followers-take-back-follows',
  text: `delete from board_follows f using unnest($1::bigint[]) as followers (id)
    where f.home = (followers.id >> 51)::smallint and f.user_id = followers.id and f.board_id = $2`,
};

/** Removes only the followers whom the merge brought. Returns whether more may be left. */
export async function takeFollowersBack(
  tx: Transaction,
  sourceId: Id,
  target: AllowedBoard<'work'>,
): Promise<boolean> {
  const values = [homeOf(target.id), target.id, sourceId];
  const ids = (await tx.rows<{ user_id: Id }>(TAKE_BACK, values)).map((row) => row.user_id);
  if (ids.length === 0) return false;
  await tx.write(TAKE_BACK_FOLLOWS, [ids, target.id]);
  await countFollowers(tx, target, -ids.length);
  return ids.length === STEP_FOLLOWERS;
}
