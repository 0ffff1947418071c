import { findSeenBoards } from '#features/library/boards/board.service.ts';
import { roleOf } from '#features/library/boards/board-access.ts';
import { notAllowed } from '#features/library/boards/board-refusals.ts';
import { requireVisiblePin, type ShownPin } from '#features/library/pins/pin.service.ts';
import type { Id } from '#platform/ids/ids.ts';
import { notFound, Refusal } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';

export async function requireOwnPin(context: ContextFor<'person'>, id: Id): Promise<ShownPin['row']> {
  const { row } = await requireVisiblePin(context, id);
  if (row.pinner.id === context.viewer.id) return row;
  const message = 'Only the owner of a pin sees its analytics.';
  throw new Refusal({ kind: 'forbidden', reason: 'not-your-pin', message });
}

/** The viewer owns it or is a collaborator. */
export async function requireBoardOfOurs(context: ContextFor<'person'>, id: Id): Promise<Id> {
  const [row] = await findSeenBoards(context, [id]);
  if (!row) throw notFound('board');
  if (!roleOf(context.viewer, row, row.beside?.standing)) throw notAllowed('save');
  return row.id;
}
