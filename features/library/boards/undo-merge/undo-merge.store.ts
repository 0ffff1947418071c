import type { AllowedBoard } from '#features/library/work/board-proof.ts';
import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { PlacedPin } from '../board-places.service.ts';
import { countFollowers } from '../follow-board/follow-board.store.ts';
import { STEP_FOLLOWERS } from '../merge-boards/merge-boards.store.ts';

const COUNT: Statement = {
  name: 'undo-merge-count',
  text: 'select count(*)::int as count from merged_pins where home = $1 and board_id = $2',
};

export async function countMergedPins(db: Queryable, boardId: Id): Promise<number> {
  const [row] = await db.rows<{ count: number }>(COUNT, [homeOf(boardId), boardId]);
  return row?.count ?? 0;
}

const NEXT: Statement = {
  name: 'undo-merge-next',
  text: `select board_id, pin_id, section_id, rank::text as rank, saved_at::text as saved_at, saved_by
    from merged_pins
    where home = $1 and board_id = $2 order by pin_id limit $3`,
};

export function listMergedPins(db: Queryable, boardId: Id, limit: number): Promise<PlacedPin[]> {
  return db.rows<PlacedPin>(NEXT, [homeOf(boardId), boardId, limit]);
}

const FORGET: Statement = {
  name: 'undo-merge-forget',
  text: 'delete from merged_pins where home = $1 and board_id = $2 and pin_id = any($3::bigint[])',
};

export async function forgetPlaces(
  tx: Transaction,
  { id }: AllowedBoard<'work'>,
  places: readonly PlacedPin[],
): Promise<void> {
  if (places.length === 0) return;
  const pinIds = places.map((place) => place.pin_id);
  await tx.write(FORGET, [homeOf(id), id, pinIds]);
}

const DROP: Statement = {
  name: 'undo-merge-drop-sections',
  text: `with dropped as (
      update sections set deleted_at = $4
      where home = $1 and board_id = $2 and id = any($3::bigint[]) and deleted_at is null and pin_count = 0
      returning id)
    update boards set section_count = section_count - (select count(*) from dropped) where home = $1 and id = $2`,
};

export async function dropEmptySections(
  tx: Transaction,
  { id }: AllowedBoard<'work'>,
  sectionIds: readonly Id[],
  at: Date,
): Promise<void> {
  if (sectionIds.length > 0) await tx.write(DROP, [homeOf(id), id, sectionIds, at]);
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
