import type { Oneself } from '#features/core/identity/acting-access.ts';
import type { AllowedBoard } from '#features/library/work/board-proof.ts';
import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { ChosenView } from '../pins-view.ts';

/** Of how many boards a choice is stored for each person; the oldest is forgotten. */
export const MOST_REMEMBERED = 500;

const FIND: Statement = {
  name: 'remembered-view',
  // Uses the primary key.
  text: 'select view, sort from board_pin_views where home = $1 and user_id = $2 and board_id = $3',
};

export async function findView(db: Queryable, personId: Id, boardId: Id): Promise<ChosenView | null> {
  const [row] = await db.rows<ChosenView>(FIND, [homeOf(personId), personId, boardId]);
  return row ?? null;
}

const REMEMBER: Statement = {
  name: 'remember-view',
  // What is not given stays. Uses the primary key and board_pin_views_latest.
  text: `with chosen as (
      insert into board_pin_views as v (home, user_id, board_id, view, sort, chosen_at)
      values ($1, $2, $3, $4, $5, $6)
      on conflict (home, user_id, board_id) do update set
        view = coalesce(excluded.view, v.view), sort = coalesce(excluded.sort, v.sort), chosen_at = excluded.chosen_at
      returning view, sort),
    forgotten as (
      delete from board_pin_views where home = $1 and user_id = $2 and board_id in (
        select board_id from board_pin_views where home = $1 and user_id = $2 and board_id <> $3
        order by chosen_at desc, board_id offset ${MOST_REMEMBERED - 1}))
    select view, sort from chosen`,
};

export async function rememberView(
  tx: Transaction,
  { id: personId }: Oneself,
  { id: boardId }: AllowedBoard<'see'>,
  { view, sort, at }: ChosenView & { at: Date },
): Promise<ChosenView> {
  const [row] = await tx.rows<ChosenView>(REMEMBER, [homeOf(personId), personId, boardId, view, sort, at]);
  return row ?? { view, sort };
}
